import { BellRing, CalendarDays, MapPin, Video } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { type Answer, type Attendee, attendeesOf } from '../../domain/calendar/attendees';
import { meetingLink } from '../../domain/calendar/meeting';
import { reminderWords } from '../../domain/calendar/reminder-words';
import type { CalendarEvent } from '../../domain/calendar/types';
import { buttonLook } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';
import { counted } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { selectCalendars } from './selectors';

const Markdown = lazyPart<{ text: string; className?: string }>(() =>
  import('../../ui/markdown/markdown').then((m) => m.Markdown),
);

const ANSWERS: Readonly<Record<Answer, string>> = {
  accepted: 'accepted',
  declined: 'declined',
  tentative: 'maybe',
  waiting: 'no answer yet',
};
/** Of many, this many are named at first. */
const NAMED = 8;
/** Notes longer than this are folded. */
const FOLDED = 600;

/** What an event holds beside its words and times, for reading: its place, the way into a meeting, who takes part, its notes. */
export function EventExtras({ event }: { event: CalendarEvent }) {
  const calendar = useAppSelector(selectCalendars)[event.calendarId];
  const link = meetingLink(event);
  const people = attendeesOf(event);
  return (
    <div className="mb-2 grid gap-2 text-sm text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0">
      {link ? (
        <ExternalLink
          href={link.href}
          className={buttonLook({ look: 'primary', size: 'sm' }, 'justify-self-start')}
          detail={link.host}
        >
          <Video aria-hidden="true" />
          Join
        </ExternalLink>
      ) : null}
      {event.place !== '' ? (
        <p className="flex items-start gap-1.5 break-words">
          <MapPin aria-hidden="true" className="mt-0.5" />
          <span dir="auto" className="min-w-0 break-words">
            <span className="sr-only">Place: </span>
            {event.place}
          </span>
        </p>
      ) : null}
      {event.reminders.length > 0 ? (
        <p className="flex items-start gap-1.5">
          <BellRing aria-hidden="true" className="mt-0.5" />
          <span>
            <span className="sr-only">Reminders: </span>
            {event.reminders.map(reminderWords).join(', ')}
          </span>
        </p>
      ) : null}
      {calendar ? (
        <p className="flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" />
          <span className="sr-only">Calendar: </span>
          <span dir="auto">{calendar.name}</span>
        </p>
      ) : null}
      {people.length > 0 ? <People people={people} /> : null}
      {event.notes !== '' ? <Notes text={event.notes} /> : null}
    </div>
  );
}

function People({ people }: { people: readonly Attendee[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, NAMED);
  return (
    <div>
      <p className="font-medium">{counted(people.length, 'person', 'people')}</p>
      <ul aria-label="People" className="mt-0.5 grid gap-0.5">
        {shown.map(({ name, mail, answer, organiser, optional }) => (
          <li key={`${mail}\n${name}`} className="break-words" title={mail || undefined}>
            <bdi className="text-ink">{name}</bdi>: {organiser ? 'invited you' : ANSWERS[answer]}
            {optional ? ', optional' : ''}
          </li>
        ))}
      </ul>
      {people.length > shown.length ? (
        <button
          type="button"
          className="min-h-8 font-medium text-primary-ink hover:underline"
          onClick={() => setAll(true)}
        >
          Show all {people.length}
        </button>
      ) : null}
    </div>
  );
}

function Notes({ text }: { text: string }) {
  const [all, setAll] = useState(text.length <= FOLDED);
  const shown = all ? text : `${text.slice(0, FOLDED)}…`;
  return (
    <div dir="auto" className="min-w-0 break-words">
      <Suspense fallback={<p className="whitespace-pre-line">{shown}</p>}>
        {/* Programs write notes as lines; in Markdown a single end of a line is none. */}
        <Markdown text={shown.replace(/([^\n])\n(?=[^\n])/g, '$1  \n')} className="text-sm" />
      </Suspense>
      {all ? null : (
        <button
          type="button"
          className="min-h-8 font-medium text-primary-ink hover:underline"
          onClick={() => setAll(true)}
        >
          Show all notes
        </button>
      )}
    </div>
  );
}
