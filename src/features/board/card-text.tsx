import { clsx } from 'clsx';
import { CalendarCheck, CalendarDays } from 'lucide-react';
import { labelsOf, progressOf, shortMinutes } from '../../domain/board/card-figures';
import { dueState } from '../../domain/board/due';
import type { BoardLabels, Task } from '../../domain/board/types';
import { readableClock, shortDay } from '../../ui/format';
import { Overlay } from '../../ui/overlay';
import { useBoard } from './board-context';
import { ClashChip } from './clash-later';
import { useClash } from './to-calendar';

/** This much of a text is shown on its card; the rest appears when it is edited, and is searched too. */
const LONGEST = 600;

const cardText = ({ content }: Task): string =>
  content.length > LONGEST ? `${content.slice(0, LONGEST).trimEnd()}…` : content;

/** Up to this many characters a text of one paragraph fits into any card. */
const SHORT = 160;

/**
 * What the task says, cut where a card runs out of room. A clip around each short text, too, would cost a part of every
 * frame.
 */
export function CardWords({ task }: { task: Task }) {
  const text = cardText(task);
  const long = text.length > SHORT || text.includes('\n');
  return (
    <span dir="auto" className={clsx('board-words block', long && 'board-words-cut')}>
      {text}
    </span>
  );
}

const tones = {
  overdue: 'border-danger/40 bg-danger-soft text-danger-ink',
  today: 'border-accent/40 bg-accent-soft text-accent-ink',
  later: 'border-line bg-sunken text-ink-soft',
};

/** Under the text: the day, whether the calendar has it, and what is there at the same time. */
export function CardMarks({ task: { id, due, dueTime, list, eventId, sample } }: { task: Task }) {
  const { today } = useBoard();
  const clash = useClash(id);
  if (!due && !eventId && !sample) return null;
  const state = due && list !== 'completed' ? dueState(due, today) : 'later';
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5 *:inline-flex *:h-5.5 *:items-center *:gap-1 *:rounded-chip *:border *:px-2 *:text-xs *:whitespace-nowrap [&_svg]:size-3.5">
      {due ? (
        <span className={clsx(tones[state])}>
          <CalendarDays aria-hidden="true" />
          {state === 'overdue' ? 'Overdue, ' : state === 'today' ? 'Today, ' : 'Due '}
          {state === 'today' && dueTime ? readableClock(dueTime) : shortDay(due)}
          {state !== 'today' && dueTime ? `, ${readableClock(dueTime)}` : null}
        </span>
      ) : null}
      {eventId ? (
        <span className={tones.later}>
          <CalendarCheck aria-hidden="true" />
          In the calendar
        </span>
      ) : null}
      {clash ? (
        <Overlay resetKey="clash">
          <ClashChip words={clash} />
        </Overlay>
      ) : null}
      {sample ? <span className={tones.later}>Sample</span> : null}
    </span>
  );
}

/** Whether a card has a row of details. */
export const hasDetails = (
  { labels, priority, checklist, estimate, notes, repeat }: Task,
  known: BoardLabels,
): boolean =>
  priority !== 'none' ||
  checklist.length > 0 ||
  estimate !== null ||
  notes !== '' ||
  repeat !== '' ||
  labels.some((id) => Object.hasOwn(known, id));

/** As many labels are named on a card. */
const NAMED = 3;
const PRIORITY_WORDS = { low: 'Low priority', medium: 'Medium priority', high: 'High priority' } as const;

/** The details of a task in one line that never wraps: each card keeps its height, drawn whole or not. */
export function CardDetails({ task }: { task: Task }) {
  const { labels: known } = useBoard();
  if (!hasDetails(task, known)) return null;
  const { priority, checklist, estimate, notes, repeat } = task;
  const labels = labelsOf(task.labels, known);
  const { done, of } = progressOf(checklist);
  return (
    <span className="board-details">
      {priority === 'none' ? null : (
        <span data-priority={priority} title={PRIORITY_WORDS[priority]}>
          {PRIORITY_WORDS[priority].replace(' priority', '')}
        </span>
      )}
      {of > 0 ? (
        <span className="figures" title={`Checklist: ${done} of ${of} done`}>
          {done}/{of}
        </span>
      ) : null}
      {estimate === null ? null : (
        <span className="figures" title="Estimate">
          {shortMinutes(estimate)}
        </span>
      )}
      {repeat === '' ? null : <span title="It repeats">Repeats</span>}
      {notes === '' ? null : <span title="It has notes">Notes</span>}
      {labels.slice(0, NAMED).map(({ id, name, colour }) => (
        <span key={id} data-colour={colour} className="board-label" title={`Label: ${name}`}>
          {name}
        </span>
      ))}
      {labels.length > NAMED ? (
        <span
          title={labels
            .slice(NAMED)
            .map(({ name }) => name)
            .join(', ')}
        >
          +{labels.length - NAMED}
        </span>
      ) : null}
    </span>
  );
}
