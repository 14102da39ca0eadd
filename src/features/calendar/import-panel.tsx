import { useMemo } from 'react';
import type { CalendarImportFailure } from '../../../machines/contracts/calendar';
import { useAppSelector } from '../../app/hooks';
import { type ImportPlan, planFiles, type Refusal } from '../../domain/calendar/import-plan';
import { LARGEST_FILE } from '../../domain/calendar/limits';
import type { CalendarEvent } from '../../domain/calendar/types';
import { Button } from '../../ui/button';
import { counted, readableBytes } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { shortText } from './event-words';
import { Targets, unknownZones, ZoneQuestions } from './import-choices';
import { NEW, targetsOf } from './import-targets';
import { selectCalendar } from './selectors';
import type { CalendarImport } from './use-import';

const FAILURES: Readonly<Record<CalendarImportFailure, string>> = {
  'too-large': `It is larger than ${readableBytes(LARGEST_FILE)}. Export a shorter span of time and import that.`,
  unreadable: 'The browser could not read it. It may have been moved or changed; choose it again.',
  'no-calendar': 'It contains no events. Choose an iCalendar file: its name usually ends in .ics.',
  archive:
    'No calendar could be taken out of it. Open the archive yourself, and choose the files in it that end in .ics.',
  engine: 'Reading failed. Choose the file again; if that fails too, reload the page.',
};
/** Of a long list, this many are named. */
const NAMED = 5;

/** What is going on with an import, and what it would change. */
export function ImportPanel({ importing: { snapshot, send } }: { importing: CalendarImport }) {
  const { name, share, events, files, into, failure } = snapshot.context;
  const here = useAppSelector(selectCalendar);
  const plan = useMemo(() => {
    if (files.length === 0) return null;
    const { incoming, made } = targetsOf(files, into, here.calendars, () => NEW);
    const calendars = { ...here.calendars, ...Object.fromEntries(made.map((one) => [one.id, one])) };
    return planFiles(incoming, { ...here, calendars });
  }, [files, into, here]);
  const cancel = (
    <Button size="sm" onClick={() => send({ type: 'import.cancelled' })}>
      Cancel
    </Button>
  );
  if (snapshot.matches('reading'))
    return (
      <div className="mb-6">
        <Work
          title={`Reading “${name}”`}
          detail={`${counted(events, 'event')} so far. You can keep working.`}
          value={Math.round(share * 100)}
          action={cancel}
        />
      </div>
    );
  if (failure)
    return (
      <div className="mb-6">
        <ErrorBox
          title={`“${name}” was not imported. Nothing changed.`}
          actions={
            <Button size="sm" onClick={() => send({ type: 'import.cancelled' })}>
              Close
            </Button>
          }
        >
          {FAILURES[failure]}
        </ErrorBox>
      </div>
    );
  if (!plan) return null;
  // Zones alone change nothing that anybody could see.
  const takes =
    plan.added.length +
    plan.updated.length +
    plan.cancelled.length +
    plan.parts.filter(({ kind }) => kind !== 'VTIMEZONE').length;
  const asked = unknownZones(files);
  return (
    <section aria-label="Preview of the import" className="mb-6">
      <Notice
        tone={plan.refused.length > 0 ? 'warning' : 'info'}
        title={`“${name}”: ${summary(plan)}`}
        role="status"
        actions={
          <>
            <Button
              size="sm"
              look="primary"
              disabled={takes === 0 || asked.length > 0}
              onClick={() => send({ type: 'import.accepted' })}
            >
              {takes === 0 ? 'Nothing to import' : 'Import'}
            </Button>
            {cancel}
          </>
        }
      >
        <div className="mt-2 grid gap-2">
          <Named title="New" events={plan.added} />
          <Named title="Updated" events={plan.updated} />
          <Named title="Cancelled" events={plan.cancelled} />
          {plan.todos.length > 0 ? (
            <p>
              {counted(plan.todos.length, 'to-do')} {plan.todos.length === 1 ? 'becomes a task' : 'become tasks'} of the
              board.
            </p>
          ) : null}
          <Refused refused={plan.refused} />
          {plan.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <ZoneQuestions names={asked} chosen={snapshot.context.zones} send={send} />
          <Targets files={files} into={into} send={send} />
        </div>
      </Notice>
    </section>
  );
}

const summary = ({ added, updated, unchanged, refused }: ImportPlan): string =>
  `${added.length} new, ${updated.length} updated, ${unchanged} unchanged, ${refused.length} refused`;

function Named({ title, events }: { title: string; events: readonly CalendarEvent[] }) {
  if (events.length === 0) return null;
  const more = events.length - NAMED;
  return (
    <p className="break-words">
      <span className="font-medium">{title}:</span>{' '}
      {events
        .slice(0, NAMED)
        .map((event) => `${shortText(event).slice(0, 60)} (${event.start.slice(0, 10)})`)
        .join(', ')}
      {more > 0 ? `, and ${more} more` : ''}.
    </p>
  );
}

function Refused({ refused }: { refused: readonly Refusal[] }) {
  if (refused.length === 0) return null;
  const reasons = new Map<string, Refusal[]>();
  for (const one of refused) reasons.set(one.reason, [...(reasons.get(one.reason) ?? []), one]);
  return (
    <ul aria-label="Refused" className="grid gap-1">
      {[...reasons].map(([reason, ones]) => (
        <li key={reason} className="break-words">
          <span className="font-medium">{counted(ones.length, 'event')} refused:</span> {reason}{' '}
          <span className="text-ink-soft">
            {ones
              .slice(0, 3)
              .map(({ name, line }) => `“${name.slice(0, 60)}”${line > 0 ? `, line ${line}` : ''}`)
              .join('; ')}
            {ones.length > 3 ? '; …' : ''}
          </span>
        </li>
      ))}
    </ul>
  );
}
