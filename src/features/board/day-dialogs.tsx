import { useEffect, useState } from 'react';
import { blockMinutes } from '../../domain/board/block-minutes';
import { taskName } from '../../domain/board/due';
import type { Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { ClashNote, LengthField } from './block-fields';
import type { CalendarDialogProps } from './later-parts';

/** Sets, changes or takes away the day a task is due. */
export function DueDialog({
  task,
  onClose,
  onSave,
}: {
  task: Task | null;
  onClose: () => void;
  onSave: (task: Task, due: string | null) => void;
}) {
  return (
    <Dialog open={task !== null} onClose={onClose} title="Due date" lead={task ? taskName(task) : ''} width="24rem">
      {task ? <DueForm task={task} onClose={onClose} onSave={onSave} /> : null}
    </Dialog>
  );
}

function DueForm({
  task,
  onClose,
  onSave,
}: {
  task: Task;
  onClose: () => void;
  onSave: (task: Task, due: string | null) => void;
}) {
  const [due, setDue] = useState(task.due ?? '');
  const close = (day: string | null) => {
    onSave(task, day);
    onClose();
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        close(due || null);
      }}
    >
      <TextField
        label="Due on"
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={due}
        onChange={(event) => setDue(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {task.due ? (
          <Button look="quiet" className="mr-auto" onClick={() => close(null)}>
            No due date
          </Button>
        ) : null}
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          Save
        </Button>
      </div>
    </form>
  );
}

/** When a task goes into the calendar: as long as its estimate, or one hour, unless another length is chosen. */
export function CalendarDialog({ task, ...rest }: CalendarDialogProps) {
  return (
    <Dialog open onClose={rest.onClose} title="Send to calendar" lead={taskName(task)} width="26rem">
      <CalendarForm task={task} {...rest} />
    </Dialog>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function CalendarForm({ task, today, toCalendar, onClose, onSend }: CalendarDialogProps) {
  const [day, setDay] = useState(task.due && task.due >= today ? task.due : today);
  // Follows the day until it is touched.
  const [chosen, setTime] = useState<string | null>(null);
  const time = chosen ?? (isDay(day) && toCalendar ? toCalendar.freeTime(day) : '09:00');
  const [minutes, setMinutes] = useState(blockMinutes(task.estimate));
  const error = day === '' || time === '' ? 'Choose a day and a time.' : null;
  const [clash, setClash] = useState('');
  const taskId = task.id;
  useEffect(() => {
    if (!toCalendar || !isDay(day) || time === '') return setClash('');
    let gone = false;
    toCalendar.clashes({ taskId, day, time, minutes }).then(
      (words) => {
        if (!gone) setClash(words);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [toCalendar, taskId, day, time, minutes]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) return;
        onSend({ taskId, text: task.content, day, time, minutes });
        onClose();
      }}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label="Day"
          type="date"
          min="1000-01-01"
          max="9999-12-31"
          value={day}
          error={error}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField label="Starts at" type="time" value={time} onChange={(event) => setTime(event.target.value)} />
      </div>
      <LengthField minutes={minutes} onChange={setMinutes} />
      <ClashNote words={clash} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          Send to calendar
        </Button>
      </div>
    </form>
  );
}
