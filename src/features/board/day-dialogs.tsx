import { useState } from 'react';
import { taskName } from '../../domain/board/due';
import type { CalendarBlock, Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextField } from '../../ui/field';

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

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** When a task goes into the calendar: one hour, as the calendar's own events, unless another length is chosen. */
export function CalendarDialog({
  task,
  today,
  freeTime,
  onClose,
  onSend,
}: {
  task: Task | null;
  today: string;
  freeTime: ((day: string) => string) | undefined;
  onClose: () => void;
  onSend: (block: CalendarBlock) => void;
}) {
  return (
    <Dialog
      open={task !== null}
      onClose={onClose}
      title="Send to calendar"
      lead={task ? taskName(task) : ''}
      width="26rem"
    >
      {task ? <CalendarForm task={task} today={today} freeTime={freeTime} onClose={onClose} onSend={onSend} /> : null}
    </Dialog>
  );
}

function CalendarForm({
  task,
  today,
  freeTime = () => '09:00',
  onClose,
  onSend,
}: {
  task: Task;
  today: string;
  freeTime?: ((day: string) => string) | undefined;
  onClose: () => void;
  onSend: (block: CalendarBlock) => void;
}) {
  const [day, setDay] = useState(task.due && task.due >= today ? task.due : today);
  // Follows the day until it is touched.
  const [chosen, setTime] = useState<string | null>(null);
  const time = chosen ?? (/^\d{4}-\d\d-\d\d$/.test(day) ? freeTime(day) : '09:00');
  const [minutes, setMinutes] = useState(60);
  const error = day === '' || time === '' ? 'Choose a day and a time.' : null;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) return;
        onSend({ taskId: task.id, text: task.content, day, time, minutes });
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
      <SelectField label="How long" value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
        {LENGTHS.map((length) => (
          <option key={length} value={length}>
            {length < 60 ? `${length} minutes` : length === 60 ? '1 hour' : `${length / 60} hours`}
          </option>
        ))}
      </SelectField>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit">
          Send to calendar
        </Button>
      </div>
    </form>
  );
}
