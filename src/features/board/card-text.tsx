import { clsx } from 'clsx';
import { CalendarCheck, CalendarDays } from 'lucide-react';
import { dueState } from '../../domain/board/due';
import type { Task } from '../../domain/board/types';
import { shortDay } from '../../ui/format';
import { useBoard } from './board-context';

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

/** Under the text: the day, and whether the calendar has it. */
export function CardMarks({ task: { due, list, eventId, sample } }: { task: Task }) {
  const { today } = useBoard();
  if (!due && !eventId && !sample) return null;
  const state = due && list !== 'completed' ? dueState(due, today) : 'later';
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5 *:inline-flex *:h-5.5 *:items-center *:gap-1 *:rounded-chip *:border *:px-2 *:text-xs [&_svg]:size-3.5">
      {due ? (
        <span className={clsx(tones[state])}>
          <CalendarDays aria-hidden="true" />
          {state === 'overdue' ? 'Overdue, ' : state === 'today' ? 'Today, ' : 'Due '}
          {shortDay(due)}
        </span>
      ) : null}
      {eventId ? (
        <span className={tones.later}>
          <CalendarCheck aria-hidden="true" />
          In the calendar
        </span>
      ) : null}
      {sample ? <span className={tones.later}>Sample</span> : null}
    </span>
  );
}
