import { X } from 'lucide-react';
import { useAppDispatch } from '../../app/hooks';
import type { Task } from '../../domain/board/types';
import { MORNING, passedReminders, passedWords } from '../../domain/reminders/passed';
import { SelectField } from '../../ui/field';
import { taskEdited } from './board-slice';
import { Part } from './card-part';

const CHOICES: readonly (readonly [number, string])[] = [
  [0, 'When it is due'],
  [10, '10 minutes before'],
  [30, '30 minutes before'],
  [60, '1 hour before'],
  [180, '3 hours before'],
  [1440, '1 day before'],
  [2880, '2 days before'],
  [10080, '1 week before'],
];
const nameOf = (minutes: number): string =>
  CHOICES.find(([choice]) => choice === minutes)?.[1] ?? `${minutes} minutes before`;

/** When to be told of a task: minutes before it is due. */
export function Reminders({ task }: { task: Task }) {
  const dispatch = useAppDispatch();
  const set = (reminders: readonly number[]) =>
    dispatch(taskEdited({ id: task.id, reminders: reminders.toSorted((a, b) => a - b) }));
  const starts = Date.parse(`${task.due}T${task.dueTime ?? MORNING}`);
  const passed = passedWords(passedReminders(starts, task.reminders, Date.now()).map(nameOf));
  const left = CHOICES.filter(([minutes]) => !task.reminders.includes(minutes));
  return (
    <Part title="Reminders">
      {task.reminders.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {task.reminders.map((minutes) => (
            <li key={minutes}>
              <button
                type="button"
                aria-label={`Remove the reminder ${nameOf(minutes)}`}
                onClick={() => set(task.reminders.filter((one) => one !== minutes))}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-chip border border-line bg-sunken px-3 text-sm hover:border-line-strong pointer-coarse:min-h-11"
              >
                {nameOf(minutes)}
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {passed ? (
        <p role="status" className="text-sm text-warning-ink">
          {passed}
        </p>
      ) : null}
      <div className="max-w-60">
        <SelectField
          label="Add a reminder"
          help={task.due === null ? 'Counts once the task has a due date.' : undefined}
          value=""
          onChange={(event) => {
            if (event.target.value !== '') set([...task.reminders, Number(event.target.value)]);
          }}
        >
          <option value="">Choose…</option>
          {left.map(([minutes, name]) => (
            <option key={minutes} value={minutes}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Part>
  );
}
