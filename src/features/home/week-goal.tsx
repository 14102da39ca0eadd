import { type FormEvent, useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { StudyHours } from '../../domain/calendar/study-hours';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { hoursAWeekSet, LEAST_HOURS, MOST_HOURS } from './home-slice';

/** The hours that were ticked off this week beside those that the learner wanted. */
export function WeekGoal({ goal, hours }: { goal: number | null; hours: StudyHours }) {
  const [changing, setChanging] = useState(false);
  if (changing) return <GoalForm goal={goal} onDone={() => setChanging(false)} />;
  if (goal === null)
    return (
      <p className="text-sm text-ink-soft">
        How many hours a week do you want to study?{' '}
        <Button size="sm" onClick={() => setChanging(true)}>
          Set a goal
        </Button>
      </p>
    );
  const share = Math.min(1, hours.done / goal);
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>
          <strong className="text-base">{said(hours.done)}</strong> of {said(goal)} studied
          {hours.ahead > 0 ? `, ${said(hours.ahead)} planned` : ''}
        </span>
        <Button size="sm" look="quiet" className="-mr-3" onClick={() => setChanging(true)}>
          Change
        </Button>
      </p>
      <div
        role="img"
        aria-label={`${said(hours.done)} of ${said(goal)}`}
        className="flex h-2 overflow-hidden rounded-full bg-sunken"
      >
        <span className="bg-primary" style={{ width: `${share * 100}%` }} />
        <span className="bg-primary/30" style={{ width: `${Math.min(1 - share, hours.ahead / goal) * 100}%` }} />
      </div>
      {hours.done + hours.ahead === 0 ? (
        <p className="mt-1.5 text-sm text-ink-soft">Counted are study blocks of your calendar that you tick off.</p>
      ) : null}
    </div>
  );
}

const said = (hours: number): string => `${Math.round(hours * 10) / 10} h`;

function GoalForm({ goal, onDone }: { goal: number | null; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState(goal === null ? '' : String(goal));
  const [tried, setTried] = useState(false);
  const hours = Number(typed);
  const wrong = typed.trim() !== '' && !(hours >= LEAST_HOURS && hours <= MOST_HOURS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrong) return;
    dispatch(hoursAWeekSet(typed.trim() === '' ? null : hours));
    onDone();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-2">
      <div className="w-32">
        <TextField
          label="Hours a week"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          value={typed}
          error={tried && wrong ? `Enter ${LEAST_HOURS} to ${MOST_HOURS}.` : null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" look="primary">
        Save
      </Button>
      <Button look="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
