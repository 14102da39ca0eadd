import { CalendarPlus, GripVertical } from 'lucide-react';
import type { PlannerTask } from '../../app/hooks';
import { IconButton } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';

/** Tasks that a tray shows at once. */
const SHOWN = 30;

/** Tasks without a time yet: each can be dragged onto a slot, or sent to one by its button. */
export function TaskTray({
  tasks,
  onSchedule,
}: {
  tasks: readonly PlannerTask[];
  onSchedule: (task: PlannerTask) => void;
}) {
  const open = tasks.filter(({ eventId }) => eventId === null);
  if (open.length === 0) return null;
  return (
    <Panel title="Tasks" lead="Drag one onto the calendar, or choose its time.">
      <ul aria-label="Tasks without a time" className="grid grid-cols-1 gap-2">
        {open.slice(0, SHOWN).map((task) => (
          <li
            key={task.id}
            data-task={task.id}
            data-words={task.text.slice(0, 80)}
            className="flex min-h-11 cursor-grab items-center gap-2 rounded-control border border-line bg-surface ps-2 select-none [touch-action:pan-y]"
          >
            <GripVertical aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            <span dir="auto" className="min-w-0 flex-1 truncate text-sm">
              {task.text.slice(0, 200)}
            </span>
            {task.sample ? <Chip>Sample</Chip> : null}
            <span data-no-drag="">
              <IconButton label={`Choose a time for ${task.text.slice(0, 80)}`} onClick={() => onSchedule(task)}>
                <CalendarPlus className="size-4!" />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      {open.length > SHOWN ? (
        <p className="mt-2 text-sm text-ink-soft">{open.length - SHOWN} more tasks are on the board.</p>
      ) : null}
    </Panel>
  );
}
