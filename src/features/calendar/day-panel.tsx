import { clsx } from 'clsx';
import { ChevronRight, Pencil, Plus, Repeat2, SquareCheckBig, Trash2 } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { useTick } from '../../app/hooks';
import { aboutPath } from '../../app/open-source';
import { aboutOf, type EventAbout } from '../../domain/calendar/about';
import { repeatWords } from '../../domain/calendar/repeat-words';
import type { Scope } from '../../domain/calendar/scope';
import { repeats } from '../../domain/calendar/series';
import { isStudy } from '../../domain/calendar/study-hours';
import type { CalendarEvent, Occurrence } from '../../domain/calendar/types';
import type { Clock } from '../../domain/calendar/zones';
import { Button, IconButton } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { whenIdle } from '../../ui/when-idle';
import type { CalendarDraft } from './calendar-slice';
import type { EventEditorProps } from './event-editor';
import { type DateWords, foreignZone, isCancelled, shortText, whenWords } from './event-words';
import { EventMore } from './extras';

const EventEditor = lazyPart<EventEditorProps>(() => import('./event-editor').then((m) => m.EventEditor));

/** Events that are shown at once; the others on demand. */
const PAGE = 60;

/** The chosen day, its events, and the one of them that is edited. */
export function DayPanel({
  head,
  date,
  occurrences,
  editing,
  clock,
  words,
  seriesOf,
  onAdd,
  onEdit,
  onSave,
  onRemove,
}: {
  /** The day's name, for the focus of who comes from the calendar. */
  head: Ref<HTMLHeadingElement>;
  date: Date;
  occurrences: readonly Occurrence[];
  /** Key of the occurrence that is edited, or null. */
  editing: string | null;
  clock: Clock;
  words: DateWords;
  /** The series that an event is, or is one of. */
  seriesOf: (event: CalendarEvent) => CalendarEvent | null;
  onAdd: () => void;
  onEdit: (occurrence: Occurrence | null) => void;
  onSave: (occurrence: Occurrence, form: CalendarDraft, before: CalendarDraft, scope: Scope) => void;
  onRemove: (occurrence: Occurrence) => void;
}) {
  const [shown, setShown] = useState(PAGE);
  useEffect(() => whenIdle(() => void EventEditor.preload()), []);
  const title = words.day(date);
  // The one being edited is shown wherever it is in a long day.
  const list = occurrences.filter(({ key }, n) => n < shown || key === editing);
  return (
    <Card aria-label="Selected day" className="self-start">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h2
          ref={head}
          tabIndex={-1}
          className="min-w-0 flex-1 basis-60 scroll-mt-20 text-lg font-semibold"
          aria-live="polite"
        >
          {title}
        </h2>
        <Button look="primary" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add Event
        </Button>
      </div>
      {occurrences.length === 0 ? (
        <p className="text-ink-soft">Nothing is planned for this day. Add an event, or press a slot of the calendar.</p>
      ) : (
        <ul aria-label="Events of the day" className="-mx-2 grid grid-cols-1 divide-y divide-line">
          {list.map((occurrence) => (
            <li key={occurrence.key} className="px-2 py-1">
              {occurrence.key === editing ? (
                <Overlay resetKey={occurrence.key}>
                  <EventEditor
                    occurrence={occurrence}
                    series={seriesOf(occurrence.event)}
                    clock={clock}
                    onCancel={() => onEdit(null)}
                    onSave={(form, before, scope) => onSave(occurrence, form, before, scope)}
                  />
                </Overlay>
              ) : (
                <EventRow
                  occurrence={occurrence}
                  clock={clock}
                  words={words}
                  onEdit={() => onEdit(occurrence)}
                  onRemove={() => onRemove(occurrence)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {occurrences.length > shown ? (
        <Button size="sm" className="mt-3" onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, occurrences.length - shown)} more of {occurrences.length}
        </Button>
      ) : null}
    </Card>
  );
}

const OPENS = {
  job: 'Open the preparation',
  topic: 'Open the topic',
  challenge: 'Open the challenge',
  role: 'Open the interview',
  plan: 'Open the roadmap',
} as const;

const opensWords = (about: EventAbout): string =>
  about.kind === 'plan' && about.id.includes('/') ? 'Open the topic in the roadmap' : OPENS[about.kind];

function EventRow({
  occurrence,
  clock,
  words,
  onEdit,
  onRemove,
}: {
  occurrence: Occurrence;
  clock: Clock;
  words: DateWords;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { event } = occurrence;
  const repeating = repeatWords(event);
  const zone = foreignZone(event, clock);
  const name = shortText(event);
  const about = aboutOf(event.about);
  const here = useHere('the calendar');
  const tick = useTick(useToast());
  const done = event.doneAt !== null;
  return (
    <div className="flex items-start gap-1">
      {isStudy(event) && event.taskId === null && !repeats(event) ? (
        <input
          type="checkbox"
          aria-label={`Done: ${name}`}
          className="mt-2 me-1.5 size-5 shrink-0 accent-(--primary)"
          checked={done}
          onChange={(changed) => tick({ kind: 'event', of: event.id }, changed.target.checked)}
        />
      ) : null}
      <div className="min-w-0 flex-1">
        <button type="button" onClick={onEdit} className="w-full rounded-control py-1.5 text-start">
          <span
            dir="auto"
            className={clsx(
              'block font-medium break-words line-clamp-3',
              (isCancelled(event) || done) && 'line-through',
              done && 'text-ink-faint',
            )}
          >
            {name}
          </span>
          <span className="block text-sm text-ink-soft">{whenWords(occurrence, words)}</span>
          <span className="mt-1 flex flex-wrap gap-1.5">
            {repeating ? (
              <span className="inline-flex items-start gap-1.5 text-xs text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0">
                <Repeat2 aria-hidden="true" /> {repeating}
              </span>
            ) : null}
            {event.recurrenceId !== '' ? <Chip>One of a series</Chip> : null}
            {event.taskId ? (
              <Chip tone="success">
                <SquareCheckBig aria-hidden="true" /> Task
              </Chip>
            ) : null}
            {isCancelled(event) ? <Chip tone="warning">Cancelled</Chip> : null}
            {zone ? <Chip>{clock.knows(zone) ? zone.slice(0, 40) : `${zone.slice(0, 40)}: not known`}</Chip> : null}
          </span>
        </button>
        <EventMore event={event} />
        {about ? (
          <Link
            to={aboutPath(about)}
            state={here}
            className="mb-1.5 inline-flex min-h-8 items-center gap-1 text-sm font-medium text-primary-ink hover:underline pointer-coarse:min-h-11"
          >
            {opensWords(about)} <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        ) : null}
      </div>
      <IconButton label={`Edit ${name}`} className="size-9" onClick={onEdit}>
        <Pencil className="size-4!" />
      </IconButton>
      <IconButton label={`Delete ${name}`} className="size-9 [&_svg]:size-4!" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}
