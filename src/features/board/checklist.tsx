import { clsx } from 'clsx';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { type PointStep, progressOf } from '../../domain/board/details';
import { LONGEST_POINT, MOST_POINTS, type Point, type Task } from '../../domain/board/types';
import { Button, IconButton } from '../../ui/button';
import { counted } from '../../ui/format';
import { useCardField } from './card-drafts';
import { Part } from './card-part';
import { selectTasks } from './selectors';
import { checklistChanged } from './steps';

/** As many points are drawn at first, and more with each press: a list of thousands opens at once. */
const SHOWN = 100;

/** The points of a task: each ticked, moved, changed and removed by mouse and by key. */
export function Checklist({ task }: { task: Task }) {
  const { id, checklist } = task;
  const [shown, setShown] = useState(SHOWN);
  const [editing, setEditing] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { done, of } = progressOf(checklist);
  const change = useCallback((step: PointStep) => dispatch(checklistChanged({ id, step })), [dispatch, id]);
  const focusPoint = useCallback((point: string | undefined) => {
    if (point === undefined) return;
    // After the list is drawn in its new order.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-point="${CSS.escape(point)}"] input`)?.focus(),
    );
  }, []);
  const onKey = useCallback(
    (event: KeyboardEvent, point: string) => {
      const points = selectTasks(store.getState())[id]?.checklist ?? [];
      const at = points.findIndex((one) => one.id === point);
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by !== 0) {
        event.preventDefault();
        if (event.altKey) change({ kind: 'moved', id: point, to: at + by });
        focusPoint(event.altKey ? point : points[at + by]?.id);
      } else if (event.key === 'Delete') {
        event.preventDefault();
        change({ kind: 'removed', ids: [point] });
        focusPoint((points[at + 1] ?? points[at - 1])?.id);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        setEditing(point);
      }
    },
    [store, id, change, focusPoint],
  );
  const left = checklist.length - shown;
  return (
    <Part
      title="Checklist"
      aside={
        of > 0 ? (
          <span className="figures text-sm text-ink-soft">
            {done} of {of}
          </span>
        ) : null
      }
    >
      {of > 0 ? (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-chip bg-sunken">
          <div className="h-full bg-success" style={{ width: `${(done / of) * 100}%` }} />
        </div>
      ) : null}
      <ul ref={list} className="grid grid-cols-1" aria-describedby="checklist-keys">
        {checklist.slice(0, shown).map((point, index) => (
          <Row
            key={point.id}
            point={point}
            index={index}
            last={index === checklist.length - 1}
            onChange={change}
            onKey={onKey}
            onEdit={setEditing}
            editor={
              editing === point.id ? (
                <PointEditor
                  task={task}
                  point={point.id}
                  onClose={() => {
                    setEditing(null);
                    focusPoint(point.id);
                  }}
                />
              ) : null
            }
          />
        ))}
      </ul>
      {left > 0 ? (
        <Button size="sm" look="quiet" className="justify-self-start" onClick={() => setShown(shown + 5 * SHOWN)}>
          Show {left > 5 * SHOWN ? `${5 * SHOWN} of ${left} more` : counted(left, 'more point')}
        </Button>
      ) : null}
      <NewPoint task={task} />
      {of > 1 ? (
        <p id="checklist-keys" className="text-xs text-ink-faint pointer-coarse:hidden">
          On a box: arrows go along, Alt and an arrow move the point, Enter changes it, Delete removes it.
        </p>
      ) : null}
    </Part>
  );
}

const Row = memo(
  function Row({
    point,
    index,
    last,
    onChange,
    onKey,
    onEdit,
    editor,
  }: {
    point: Point;
    index: number;
    last: boolean;
    onChange: (step: PointStep) => void;
    onKey: (event: KeyboardEvent, point: string) => void;
    onEdit: (point: string) => void;
    editor: React.ReactElement | null;
  }) {
    const { id, text, done } = point;
    return (
      <li data-point={id} className="group flex min-h-9 items-start gap-2 rounded-control px-1 hover:bg-sunken">
        <input
          type="checkbox"
          aria-label={text}
          checked={done}
          onChange={() => onChange({ kind: 'changed', id, change: { done: !done } })}
          onKeyDown={(event) => onKey(event, id)}
          className="mt-2 size-5 shrink-0 accent-(--primary)"
        />
        {editor ?? (
          <button
            type="button"
            tabIndex={-1}
            title="Change the point"
            dir="auto"
            onClick={() => onEdit(id)}
            className={clsx(
              'min-w-0 flex-1 cursor-text py-1.5 text-start text-sm [overflow-wrap:anywhere]',
              done && 'text-ink-faint line-through',
            )}
          >
            {text}
          </button>
        )}
        <span className="checklist-tools flex shrink-0">
          {index === 0 ? null : (
            <IconButton
              label={`Move up: ${text}`}
              className="size-9 [&_svg]:size-4!"
              onClick={() => onChange({ kind: 'moved', id, to: index - 1 })}
            >
              <ChevronUp aria-hidden="true" />
            </IconButton>
          )}
          {last ? null : (
            <IconButton
              label={`Move down: ${text}`}
              className="size-9 [&_svg]:size-4!"
              onClick={() => onChange({ kind: 'moved', id, to: index + 1 })}
            >
              <ChevronDown aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={`Remove: ${text}`}
            className="size-9 [&_svg]:size-4!"
            onClick={() => onChange({ kind: 'removed', ids: [id] })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </span>
      </li>
    );
  },
  (before, after) =>
    before.point === after.point &&
    before.index === after.index &&
    before.last === after.last &&
    before.editor === null &&
    after.editor === null,
);

const field =
  'h-10 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-3 text-base hover:border-ink-faint focus:border-primary pointer-coarse:h-11';

function PointEditor({ task, point, onClose }: { task: Task; point: string; onClose: () => void }) {
  const { words, write, settle, forget } = useCardField(task, `point ${point}`);
  return (
    <input
      ref={(node) => {
        if (node && document.activeElement !== node && !node.dataset.begun) {
          node.dataset.begun = 'yes';
          node.focus();
        }
      }}
      aria-label="Text of the point"
      data-escapes=""
      dir="auto"
      maxLength={LONGEST_POINT}
      value={words}
      onChange={(event) => write(event.target.value)}
      onBlur={() => {
        settle();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          settle();
          onClose();
        } else if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          forget();
          onClose();
        }
      }}
      className={field}
    />
  );
}

/** Enter adds and goes on; a text of several lines that is pasted becomes several points. */
function NewPoint({ task }: { task: Task }) {
  const { words, write, settle } = useCardField(task, 'point');
  const full = task.checklist.length >= MOST_POINTS;
  if (full) return <p className="text-sm text-ink-soft">The checklist is full: it holds {MOST_POINTS} points.</p>;
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        settle();
      }}
    >
      <input
        aria-label="A new point"
        placeholder="Add a point"
        dir="auto"
        value={words}
        onChange={(event) => write(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!/[\r\n]/.test(text.trim())) return;
          event.preventDefault();
          write(words === '' ? text : `${words}\n${text}`);
          settle();
        }}
        className={field}
      />
      <Button type="submit">Add point</Button>
    </form>
  );
}
