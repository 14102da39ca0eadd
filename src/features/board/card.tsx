import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import {
  Archive,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  ChevronDown,
  ChevronUp,
  MoveRight,
  PanelTopOpen,
  Pencil,
  Timer,
  Trash2,
} from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';
import { useDrag } from 'react-dnd';
import { getEmptyImage } from 'react-dnd-html5-backend';
import { useAppSelector } from '../../app/hooks';
import { taskName } from '../../domain/board/due';
import type { Task } from '../../domain/board/types';
import { IconButton } from '../../ui/button';
import { Menu, type MenuItem } from '../../ui/menu';
import { useBoard } from './board-context';
import { CardEditor } from './card-editor';
import { CardDetails, CardMarks, CardWords, hasDetails } from './card-text';
import { CARD_CLASS } from './drag/places';
import { selectListOrder } from './selectors';
import type { BoardDrag } from './use-board-drag';
import { EDITS } from './use-double-click';

/** What react-dnd carries. */
export const TASK = 'task';

/** By role, as its list is: see there. */
const ITEM = { role: 'listitem' } as const;

interface CardProps {
  readonly task: Task;
  readonly first: boolean;
  readonly last: boolean;
  /** Near the part of the list that is in sight: with everything that can be done with it. */
  readonly whole: boolean;
  readonly editing: boolean;
}

/**
 * One task. Far from what is in sight it is its text alone: found by the browser's search and read by screen readers,
 * and cheap two thousand times.
 */
export const Card = memo(function Card(props: CardProps) {
  const { task, whole } = props;
  return (
    <div {...ITEM} data-task={task.id} className={clsx(CARD_CLASS, 'pb-2')}>
      {whole ? (
        <WholeCard {...props} />
      ) : (
        <div className="rounded-control border border-line bg-surface py-2.5 pr-22 pl-10 text-sm">
          <CardWords task={task} />
          {task.due ? <span className="mt-1.5 block h-5.5 text-xs">{task.due}</span> : null}
          <FarDetails task={task} />
        </div>
      )}
    </div>
  );
});

/** As high as the details of a whole card. */
function FarDetails({ task }: { task: Task }) {
  const { labels } = useBoard();
  return hasDetails(task, labels) ? <span className="mt-1.5 block h-5" /> : null;
}

function WholeCard({ task, first, last, editing }: CardProps) {
  const { tools, actions } = useBoard();
  const { id } = task;
  const name = taskName(task);
  const box = useRef<HTMLDivElement>(null);
  const state = useSelector(tools.drag, ({ context, value }) =>
    context.taskId !== id || value === 'pressed' ? 'still' : context.mode === 'keyboard' ? 'held' : 'away',
  );
  const handle = useHandle(task, box);

  return (
    <div
      ref={box}
      data-drag={state}
      className={clsx(
        'relative flex items-start gap-0.5 rounded-control border py-1 pr-1 pl-1',
        state === 'away' && 'border-dashed border-line-strong bg-transparent *:opacity-35',
        state === 'held' && 'border-primary bg-raised shadow-lift ring-2 ring-primary',
        state === 'still' && 'border-line bg-surface shadow-card hover:border-line-strong',
      )}
    >
      <span
        {...handle}
        data-handle={id}
        title="Drag to move, or press Space"
        className="grid h-9 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-faint select-none hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:h-11 pointer-coarse:w-10"
      >
        <span aria-hidden="true" className="board-dots h-[15px] w-3" />
      </span>
      <div className="min-w-0 flex-1 py-1.5">
        {editing ? (
          <CardEditor task={task} />
        ) : (
          <button
            type="button"
            title={EDITS}
            onClick={() => actions.edit(id)}
            className="block w-full cursor-text rounded-sm text-left text-sm"
          >
            <CardWords task={task} />
          </button>
        )}
        {/* Below the buttons there is room to the card's end. */}
        <div className={clsx('board-below', !editing && '-mr-18')}>
          <CardMarks task={task} />
          <CardDetails task={task} />
        </div>
      </div>
      {editing ? null : (
        <span className="flex shrink-0">
          <button
            type="button"
            aria-label={`Open ${name}`}
            onClick={() => actions.ask({ kind: 'card', id })}
            className="board-open absolute top-2 right-20 h-7 rounded-control border border-line-strong bg-raised px-2 text-xs font-medium shadow-card hover:bg-sunken"
          />
          <IconButton
            label={`Remove ${name}`}
            className="board-remove size-9 [&_svg]:size-4!"
            onClick={() => actions.remove(task)}
          >
            <Trash2 aria-hidden="true" className="board-bin" />
          </IconButton>
          <CardMenu task={task} name={name} first={first} last={last} />
        </span>
      )}
    </div>
  );
}

function CardMenu({ task, name, first, last }: { task: Task; name: string; first: boolean; last: boolean }) {
  const { actions } = useBoard();
  const order = useAppSelector(selectListOrder);
  const items: MenuItem[] = [
    { label: 'Edit text', icon: <Pencil />, onSelect: () => actions.edit(task.id) },
    { label: 'Open', icon: <PanelTopOpen />, onSelect: () => actions.ask({ kind: 'card', id: task.id }) },
    {
      label: task.due ? 'Change due date…' : 'Set due date…',
      icon: <CalendarDays />,
      onSelect: () => actions.ask({ kind: 'due', task }),
    },
    ...order
      .filter(({ id }) => id !== task.list)
      .map(({ id, title }) => ({
        label: `Move to ${title}`,
        icon: <MoveRight />,
        onSelect: () => actions.moveTo(task, id),
      })),
    ...(first ? [] : [{ label: 'Move up', icon: <ChevronUp />, onSelect: () => actions.moveBy(task, -1) }]),
    ...(last ? [] : [{ label: 'Move down', icon: <ChevronDown />, onSelect: () => actions.moveBy(task, 1) }]),
    ...(actions.hasCalendar
      ? [
          { label: 'Find a time…', icon: <CalendarClock />, onSelect: () => actions.ask({ kind: 'find', task }) },
          { label: 'Send to calendar…', icon: <CalendarPlus />, onSelect: () => actions.ask({ kind: 'send', task }) },
        ]
      : []),
    ...(task.list === 'completed'
      ? []
      : [{ label: 'Focus for 25 minutes', icon: <Timer />, onSelect: () => actions.focus(task) }]),
    { label: 'Archive', icon: <Archive />, onSelect: () => actions.archive(task) },
    { label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => actions.remove(task) },
  ];
  return (
    <Menu
      label={`Actions for ${name}`}
      trigger={
        <IconButton label={`More for ${name}`} className="size-9 [&_svg]:size-4!">
          <span aria-hidden="true" className="board-dots h-[5px] w-[18px]" />
        </IconButton>
      }
      items={items}
    />
  );
}

const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const;

/** Whether a card is in a hand; one that still flies is not. */
const isHeld = (drag: BoardDrag) => drag.getSnapshot().hasTag('held');

/** What a card's handle listens to: mouse and finger through react-dnd, the keyboard directly, all into one flow. */
function useHandle(task: Task, box: React.RefObject<HTMLElement | null>) {
  const { tools, actions } = useBoard();
  const { drag, view, pin, grip, letGo } = tools;
  const { id } = task;
  const pointer = useRef('mouse');
  const held = useSelector(
    drag,
    ({ context, value }) =>
      context.taskId === id && context.mode === 'keyboard' && (value === 'lifted' || value === 'overCalendar'),
  );

  const press = (mode: 'mouse' | 'touch', at: { x: number; y: number }) => {
    const held = grip(id);
    const corner = box.current?.getBoundingClientRect();
    if (!held || !corner) return;
    view.at = { x: corner.left, y: corner.top };
    view.grip = { x: at.x - corner.left, y: at.y - corner.top };
    view.size = { width: corner.width, height: corner.height };
    pin(id);
    drag.send({ type: 'card.pressed', mode, at, ...held });
  };

  const [, source, preview] = useDrag({
    type: TASK,
    // A finger is pressed already, and has to rest until it may drag.
    canDrag: () => {
      const { context, value } = drag.getSnapshot();
      return pointer.current === 'touch'
        ? value === 'lifted' && context.mode === 'touch' && context.taskId === id
        : !isHeld(drag);
    },
    item: (monitor) => {
      const at = monitor.getInitialClientOffset();
      if (pointer.current !== 'touch' && at) press('mouse', at);
      return { id };
    },
    end: (_, monitor) => letGo(monitor.didDrop()),
  });
  useEffect(() => {
    preview(getEmptyImage(), { captureDraggingState: true });
  }, [preview]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!held) {
      if (event.key === 'Enter' && !event.repeat && !isHeld(drag)) {
        event.preventDefault();
        actions.ask({ kind: 'card', id });
        return;
      }
      if (event.key !== ' ' || event.repeat || isHeld(drag)) return;
      event.preventDefault();
      const card = grip(id);
      if (!card) return;
      pin(id);
      drag.send({ type: 'card.lifted', ...card });
      return;
    }
    // Nothing else may happen to a card that is held.
    event.preventDefault();
    if (event.key === ' ' && !event.repeat) letGo(true);
    else if (event.key === 'Escape') letGo(false);
    else if (event.key === 'c' || event.key === 'C') view.side?.cross();
    else if (event.key in ARROWS) {
      const key = ARROWS[event.key as keyof typeof ARROWS];
      const { time } = drag.getSnapshot().context;
      if (time === null) drag.send({ type: 'arrow.pressed', key });
      else view.side?.arrow(time, key);
    }
  };

  return {
    // No `button` element: Firefox does not let one be dragged.
    role: 'button',
    tabIndex: 0,
    'aria-label': `Drag ${taskName(task)}`,
    'aria-describedby': 'board-keys',
    'aria-pressed': held,
    ref: (node: HTMLElement | null) => {
      source(node);
    },
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType === 'touch' ? 'touch' : 'mouse';
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      pointer.current = 'touch';
      if (touch && touches.length === 1 && !isHeld(drag)) press('touch', { x: touch.clientX, y: touch.clientY });
    },
    onContextMenu: (event: { preventDefault(): void }) => {
      if (pointer.current === 'touch') event.preventDefault();
    },
    onKeyDown,
    onBlur: () => {
      if (held) letGo(false);
    },
  };
}
