import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { blockMinutes, LONGEST_BLOCK } from '../../domain/board/block-minutes';
import { taskName } from '../../domain/board/due';
import type { Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/field';
import { shortDay } from '../../ui/format';
import { Skeleton } from '../../ui/progress';
import { LengthField, lengthWords } from './block-fields';
import type { FindTimeProps } from './later-parts';
import type { FreeTimes, OfferedTime } from './to-calendar';

/** Free times for a task, before it is due: one press takes one. */
export function FindTimeDialog({ task, toCalendar, onClose, onTake }: FindTimeProps) {
  const [minutes, setMinutes] = useState(blockMinutes(task.estimate));
  const [daytime, setDaytime] = useState(false);
  const [found, setFound] = useState<FreeTimes | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    toCalendar.find(task, minutes, daytime).then(
      (times) => {
        if (!gone) setFound(times);
      },
      () => {
        if (!gone) setFound('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [toCalendar, task, minutes, daytime]);
  const take = ({ day, time }: OfferedTime) => {
    onTake({ taskId: task.id, text: task.content, day, time, minutes });
    onClose();
  };
  const ownHours = found !== null && found !== 'failed' && found.ownHours;
  return (
    <Dialog open onClose={onClose} title="Find a time" lead={taskName(task)} width="30rem">
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <LengthField minutes={minutes} onChange={setMinutes} />
          {ownHours ? (
            <SelectField
              label="Hours"
              value={daytime ? 'day' : 'own'}
              onChange={(event) => setDaytime(event.target.value === 'day')}
            >
              <option value="own">Your hours for study</option>
              <option value="day">Any hour of the day</option>
            </SelectField>
          ) : null}
        </div>
        <LengthNote estimate={task.estimate} />
        {found === null ? (
          <Skeleton lines={3} />
        ) : found === 'failed' ? (
          <p role="status" className="text-sm text-danger-ink">
            The free times could not be worked out: a part of the app could not be fetched. Nothing was changed. Go
            online and open this again, or use “Send to calendar…”.
          </p>
        ) : (
          <Times task={task} minutes={minutes} found={found} onTake={take} />
        )}
        <div className="flex justify-end">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Where the length comes from, if not from an estimate. */
function LengthNote({ estimate }: { estimate: number | null }) {
  if (estimate === null)
    return (
      <p className="text-sm text-ink-soft">
        This task has no estimate, so one hour is assumed. Choose another length if it needs one.
      </p>
    );
  if (estimate > LONGEST_BLOCK)
    return (
      <p className="text-sm text-ink-soft">
        Its estimate is longer than a day: a block has {lengthWords(LONGEST_BLOCK)} at most. Choose how much of it to do
        in one piece.
      </p>
    );
  return null;
}

function Times({
  task,
  minutes,
  found: { before, after, hours, fits, overdue, now },
  onTake,
}: {
  task: Task;
  minutes: number;
  found: FreeTimes;
  onTake: (time: OfferedTime) => void;
}) {
  const due = task.due ? shortDay(task.due) : null;
  const offered = after ? [after] : before;
  return (
    <>
      <p role="status" className="text-sm">
        {!fits
          ? `No day has ${lengthWords(minutes)} in one piece within these hours. Choose a shorter length.`
          : after
            ? overdue
              ? `It was due on ${due}. The first free time from now on:`
              : `Nothing of ${lengthWords(minutes)} is free before it is due on ${due}. The first free time after that:`
            : before.length === 0
              ? `Nothing of ${lengthWords(minutes)} is free within the next 60 days. Choose a shorter length.`
              : due
                ? `Free before it is due on ${due}:`
                : 'The next free times:'}
      </p>
      {offered.length > 0 ? (
        <ul aria-label="Free times" className="grid grid-cols-1 gap-2">
          {offered.map((time) => (
            <li key={`${time.day} ${time.time}`}>
              <Button className="w-full justify-start!" onClick={() => onTake(time)}>
                <CalendarPlus aria-hidden="true" />
                {time.words}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-ink-soft">
        Looked for within {hours}. {now ? `It is in the calendar on ${now}: a time chosen here moves it.` : ''}
      </p>
    </>
  );
}
