import { clsx } from 'clsx';
import { Archive, ArchiveRestore, CalendarClock, CalendarPlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { shortMinutes } from '../../domain/board/card-figures';
import { minutesOf } from '../../domain/board/minutes';
import { TASK_REPEATS } from '../../domain/board/repeat';
import { LONGEST_CONTENT, LONGEST_NOTES, PRIORITIES, type Priority, type Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { SelectField, TextArea, TextField } from '../../ui/field';
import { Markdown } from '../../ui/markdown/markdown';
import { ClashNote } from './block-fields';
import { useBoard } from './board-context';
import { taskEdited, taskMoved } from './board-slice';
import { useCardField, useSettledOnLeaving } from './card-drafts';
import { CardLinks } from './card-links';
import { Part } from './card-part';
import { Checklist } from './checklist';
import { FocusPart } from './focus-part';
import { LabelsForm } from './labels-form';
import type { CardDialogProps } from './later-parts';
import { Reminders } from './reminders';
import { selectLabels, selectListOrder, selectTasks } from './selectors';
import { tasksUnarchived } from './steps';
import { useClash } from './to-calendar';
import { PRIORITY_NAMES } from './words';

/** All that a task holds. Each field is kept when it is left: no button saves the whole. */
export function CardForm({ id, onClose }: CardDialogProps) {
  const task = useAppSelector((state) => selectTasks(state)[id]);
  useSettledOnLeaving(id);
  return task ? <Fields task={task} onClose={onClose} /> : null;
}

function Fields({ task, onClose }: { task: Task; onClose: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Words task={task} />
      <Facts task={task} />
      <TimePart task={task} />
      <Labels task={task} />
      <Checklist task={task} />
      <Notes task={task} />
      <CardLinks task={task} onLeave={onClose} />
      <Reminders task={task} />
      <FocusPart task={task} onBegun={onClose} />
      <Foot task={task} onClose={onClose} />
    </div>
  );
}

function Words({ task }: { task: Task }) {
  const field = useCardField(task, 'content');
  return (
    <TextArea
      label="What to do"
      dir="auto"
      rows={2}
      maxLength={LONGEST_CONTENT}
      className="field-sizing-content max-h-60 min-h-16!"
      value={field.words}
      onChange={(event) => field.write(event.target.value)}
      onBlur={field.settle}
    />
  );
}

function Facts({ task }: { task: Task }) {
  const dispatch = useAppDispatch();
  const order = useAppSelector(selectListOrder);
  const due = useCardField(task, 'due');
  const time = useCardField(task, 'dueTime');
  const estimate = useCardField(task, 'estimate');
  const edit = (words: Partial<Task>) => dispatch(taskEdited({ id: task.id, ...words }));
  const minutes = estimate.words.trim() === '' ? null : minutesOf(estimate.words);
  const own = TASK_REPEATS.every(([rule]) => rule !== task.repeat);
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
      <SelectField
        label="List"
        value={task.list}
        disabled={task.archivedAt !== null}
        onChange={(event) =>
          dispatch(taskMoved({ id: task.id, to: { list: event.target.value, index: Number.MAX_SAFE_INTEGER } }))
        }
      >
        {order.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Due date"
        type="date"
        min="1000-01-01"
        max="9999-12-31"
        value={due.words}
        onChange={(event) => due.write(event.target.value)}
        onBlur={due.settle}
      />
      <TextField
        label="Due time"
        type="time"
        disabled={due.words === ''}
        value={time.words}
        onChange={(event) => time.write(event.target.value)}
        onFocus={due.settle}
        onBlur={time.settle}
      />
      <SelectField
        label="Priority"
        value={task.priority}
        onChange={(event) => edit({ priority: event.target.value as Priority })}
      >
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {PRIORITY_NAMES[priority]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Estimate"
        autoComplete="off"
        help={minutes === null ? 'Minutes, or 1h 30m' : shortMinutes(minutes)}
        error={
          estimate.words.trim() !== '' && minutes === null && !estimate.isChanged ? 'Write minutes, or 1h 30m.' : null
        }
        value={estimate.words}
        onChange={(event) => estimate.write(event.target.value)}
        onBlur={estimate.settle}
      />
      <SelectField
        label="Repeat"
        help={task.repeat === '' ? undefined : 'Finishing it makes the next one.'}
        value={task.repeat}
        onChange={(event) => edit({ repeat: event.target.value })}
      >
        {TASK_REPEATS.map(([rule, name]) => (
          <option key={rule} value={rule}>
            {name}
          </option>
        ))}
        {own ? <option value={task.repeat}>As it was entered</option> : null}
      </SelectField>
    </div>
  );
}

/** Its time in the calendar: what it clashes with, and the ways to another. */
function TimePart({ task }: { task: Task }) {
  const { actions } = useBoard();
  const clash = useClash(task.id);
  if (!actions.hasCalendar || task.archivedAt !== null) return null;
  return (
    <Part title="Time in the calendar">
      {clash ? <ClashNote words={clash} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => actions.ask({ kind: 'find', task })}>
          <CalendarClock aria-hidden="true" /> Find a time
        </Button>
        <Button onClick={() => actions.ask({ kind: 'send', task })}>
          <CalendarPlus aria-hidden="true" /> Choose it myself
        </Button>
      </div>
    </Part>
  );
}

function Labels({ task }: { task: Task }) {
  const dispatch = useAppDispatch();
  const labels = useAppSelector(selectLabels);
  const [managing, setManaging] = useState(false);
  const known = Object.values(labels).toSorted((a, b) => a.name.localeCompare(b.name));
  const toggle = (id: string) =>
    dispatch(
      taskEdited({
        id: task.id,
        labels: task.labels.includes(id) ? task.labels.filter((label) => label !== id) : [...task.labels, id],
      }),
    );
  if (managing || known.length === 0)
    return (
      <Part title="Labels">
        <LabelsForm task={task.id} onBack={known.length === 0 ? null : () => setManaging(false)} />
      </Part>
    );
  return (
    <Part
      title="Labels"
      aside={
        <Button size="sm" look="quiet" onClick={() => setManaging(true)}>
          Edit labels
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2">
        {known.map(({ id, name, colour }) => (
          <button
            key={id}
            type="button"
            aria-pressed={task.labels.includes(id)}
            data-colour={colour}
            onClick={() => toggle(id)}
            className={clsx(
              'board-label inline-flex min-h-8 max-w-full items-center rounded-chip border px-3 text-sm pointer-coarse:min-h-11',
              task.labels.includes(id)
                ? 'border-(--hue-line) bg-sunken font-medium text-ink ring-1 ring-(--hue-line)'
                : 'border-line text-ink-soft hover:border-line-strong',
            )}
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
      </div>
    </Part>
  );
}

function Notes({ task }: { task: Task }) {
  const field = useCardField(task, 'notes');
  const [writing, setWriting] = useState(field.isChanged);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (writing) box.current?.querySelector('textarea')?.focus();
  }, [writing]);
  if (!writing)
    return (
      <Part
        title="Notes"
        aside={
          <Button size="sm" look="quiet" onClick={() => setWriting(true)}>
            {task.notes === '' ? 'Write notes' : 'Edit notes'}
          </Button>
        }
      >
        {task.notes === '' ? (
          <p className="text-sm text-ink-faint">None yet. Markdown is understood: lists, bold, code.</p>
        ) : (
          <div className="rounded-control border border-line bg-surface px-4 py-3 text-sm">
            <Markdown text={task.notes} />
          </div>
        )}
      </Part>
    );
  return (
    <Part
      title="Notes"
      aside={
        <Button
          size="sm"
          look="quiet"
          onClick={() => {
            field.settle();
            setWriting(false);
          }}
        >
          Show as text
        </Button>
      }
    >
      <div ref={box}>
        <TextArea
          label="Notes in Markdown"
          dir="auto"
          rows={6}
          maxLength={LONGEST_NOTES}
          value={field.words}
          onChange={(event) => field.write(event.target.value)}
          onBlur={field.settle}
        />
      </div>
    </Part>
  );
}

function Foot({ task, onClose }: { task: Task; onClose: () => void }) {
  const { actions } = useBoard();
  const dispatch = useAppDispatch();
  const archived = task.archivedAt !== null;
  return (
    <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-4">
      <span className="flex flex-wrap gap-2">
        <Button
          look="quiet"
          onClick={() => {
            onClose();
            if (archived) dispatch(tasksUnarchived([task.id]));
            else actions.archive(task);
          }}
        >
          {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {archived ? 'Back to the board' : 'Archive'}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onClose();
            actions.remove(task);
          }}
        >
          <Trash2 aria-hidden="true" />
          Remove
        </Button>
      </span>
      <Button look="primary" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
