import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { dueAfter, scheduleOfChallenge } from '../../../domain/challenges/repetition';
import type { ChallengeHead } from '../../../domain/challenges/types';
import { challengeKey } from '../../../domain/challenges/work-key';
import type { Grade } from '../../../domain/practice/types';
import { Button } from '../../../ui/button';
import { shortDay } from '../../../ui/format';
import { useToast } from '../../../ui/toast';
import { useToday } from '../../../ui/use-today';
import { selectChallengeReviews, selectProgress } from '../selectors';
import { challengeLeftOut, challengeReviewed } from './reviews-slice';

const GRADES: readonly { readonly grade: Grade; readonly name: string }[] = [
  { grade: 'again', name: 'Again' },
  { grade: 'hard', name: 'Hard' },
  { grade: 'good', name: 'Good' },
  { grade: 'easy', name: 'Easy' },
];

export interface RepetitionProps {
  readonly challenge: Pick<ChallengeHead, 'id' | 'title'>;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** When a solved challenge comes back, how the last try went, and the way to solve it again. */
export function RepetitionBar({ challenge: { id, title }, onAgain, onDrop }: RepetitionProps) {
  const key = challengeKey(id);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const today = useToday();
  const first = useAppSelector((state) => selectProgress(state, key));
  const kept = useAppSelector((state) => selectChallengeReviews(state)[key]);
  const again = kept?.again ?? null;
  if (!first?.solvedAt && !kept) return null;
  if (again)
    return (
      <Bar>
        <p className="min-w-0 flex-1 basis-64">
          <span className="font-semibold">You are solving it again, from the template.</span>{' '}
          {again.hints > 0 || again.seen
            ? 'A hint or the solution was opened, so it will be graded Again.'
            : again.failures > 0
              ? 'A run failed, so it will be graded Hard.'
              : 'Passed at once, it is graded Good.'}
        </p>
        <Button size="sm" look="quiet" onClick={onDrop}>
          Back to my solution
        </Button>
      </Bar>
    );
  const schedule = scheduleOfChallenge(first, kept);
  const graded = kept?.days[today];
  const leaveOut = (out: boolean) => dispatch(challengeLeftOut({ id: key, title, out }));
  return (
    <Bar>
      <p className="min-w-0 flex-1 basis-56">
        {schedule === null ? (
          'It does not come back.'
        ) : schedule.due <= today ? (
          <span className="font-semibold">Due again: do you still know how?</span>
        ) : (
          <>It comes back on {shortDay(schedule.due)}.</>
        )}
      </p>
      {graded && schedule !== null ? (
        <label className="flex items-center gap-2">
          Today it went
          <select
            value={graded}
            onChange={({ target }) =>
              dispatch(challengeReviewed({ id: key, title, day: today, grade: target.value as Grade }))
            }
            className="min-h-9 rounded-control border border-line-strong bg-surface px-2 pointer-coarse:min-h-11"
          >
            {GRADES.map(({ grade, name }) => (
              <option key={grade} value={grade}>
                {name}: {shortDay(dueAfter(first, kept, grade, today))}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <Button size="sm" onClick={onAgain}>
        <RotateCcw aria-hidden="true" className="size-4" /> Solve it again
      </Button>
      {schedule === null ? (
        <Button size="sm" look="quiet" onClick={() => leaveOut(false)}>
          Let it come back
        </Button>
      ) : (
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            leaveOut(true);
            toast({
              text: `“${title}” does not come back.`,
              action: { label: 'Undo', run: () => leaveOut(false) },
            });
          }}
        >
          Don’t repeat it
        </Button>
      )}
    </Bar>
  );
}

const Bar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Repetition"
    className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-sunken px-3 py-2 text-sm"
  >
    {children}
  </section>
);
