import { useSelector } from '@xstate/react';
import { clsx } from 'clsx';
import { CircleCheck, CircleDashed, CircleDotDashed, Plus, SquareStack } from 'lucide-react';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDrop } from 'react-dnd';
import type { ShownList } from '../../domain/board/lists';
import { type FixedList, isFixedList, type Task } from '../../domain/board/types';
import { Button } from '../../ui/button';
import { counted } from '../../ui/format';
import { useBoard } from './board-context';
import { Card, TASK } from './card';
import { gapTop, PART_CLASS } from './drag/places';
import { ListMenu, type ListPlace } from './list-menu';
import type { BoardDrag } from './use-board-drag';
import { useNear } from './use-near';

const looks: Readonly<
  Record<FixedList | 'further', { readonly Icon: typeof CircleCheck; readonly bar: string; readonly ink: string }>
> = {
  todo: { Icon: CircleDashed, bar: 'bg-indigo', ink: 'text-indigo-ink' },
  inProgress: { Icon: CircleDotDashed, bar: 'bg-warning', ink: 'text-warning-ink' },
  completed: { Icon: CircleCheck, bar: 'bg-success', ink: 'text-success-ink' },
  further: { Icon: SquareStack, bar: 'bg-line-strong', ink: 'text-ink-soft' },
};

/** Cards that are laid out and painted together, or not at all. */
const PART = 40;

/** A card of one line with what is below it, in rem. */
const CARD_HEIGHT = 3.5;

/** One list of the board: its title and count, its cards, and one more. */
export const Column = memo(function Column({
  list: { id: list, title, limit },
  place,
  count,
  shown,
  searching,
  filtered,
  pinned,
  editing,
}: {
  list: ShownList;
  /** Where it is among the further lists; null for one of the three. */
  place: ListPlace | null;
  /** How many tasks the list has. */
  count: number;
  /** Those that the search finds. */
  shown: readonly Task[];
  searching: boolean;
  /** Whether more than words is sought. */
  filtered: boolean;
  /** The card that is shown whole, wherever it is. */
  pinned: string | null;
  /** The task whose text is being edited, wherever it is. */
  editing: string | null;
}) {
  const { tools, actions } = useBoard();
  const { elements } = tools.view;
  const scroller = useRef<HTMLDivElement>(null);
  const near = useNear(scroller, shown.length);
  const parts = useMemo(() => partsOf(shown), [shown]);
  const { Icon, bar, ink } = looks[isFixedList(list) ? list : 'further'];

  useEffect(() => {
    if (scroller.current) elements.set(list, scroller.current);
    return () => {
      elements.delete(list);
    };
  }, [elements, list]);

  return (
    <ColumnFrame list={list} title={title}>
      <div aria-hidden="true" className={clsx('h-1 shrink-0', bar)} />
      <div className="flex items-center gap-1 pt-1.5 pr-2 pb-0.5 pl-4">
        <h2 className={clsx('flex min-w-0 flex-1 items-center gap-2 font-semibold', ink)}>
          <Icon aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {title} <span className="font-medium">({limit === null ? count : `${count} / ${limit}`})</span>
          </span>
        </h2>
        <ListMenu list={list} title={title} place={place} count={count} />
      </div>
      {limit !== null && count > limit ? (
        <p className="px-4 pb-1.5 text-xs text-warning-ink">
          {counted(count - limit, 'task')} over its limit of {limit}.
        </p>
      ) : null}
      <div
        ref={scroller}
        data-list={list}
        className="relative max-h-[max(400px,calc(100dvh-19rem))] min-h-[400px] flex-1 overflow-y-auto overscroll-contain px-2 pt-1"
      >
        <div {...listOf(`${title} tasks`)}>
          {parts.map((tasks, n) => {
            const at = n * PART;
            const within = (index: number) => Math.min(Math.max(index - at, 0), tasks.length);
            return (
              <Part
                // Parts have no identity but their place.
                key={at}
                tasks={tasks}
                first={at === 0}
                last={n === parts.length - 1}
                from={within(near.from)}
                to={within(near.to)}
                pinned={idIn(tasks, pinned)}
                editing={idIn(tasks, editing)}
              />
            );
          })}
        </div>
        {shown.length === 0 ? (
          <p className="mx-2 mt-2 rounded-control border border-dashed border-line-strong/60 px-4 py-8 text-center text-sm text-ink-soft">
            {searching && count > 0
              ? filtered
                ? 'No task here fits the filter.'
                : 'No task here contains these words.'
              : 'Nothing here. Drop a task here, or add one.'}
          </p>
        ) : null}
        <DropMarker list={list} scroller={scroller} />
      </div>
      <div className="p-2">
        <Button look="quiet" className="w-full justify-start" onClick={() => actions.ask({ kind: 'add', list })}>
          <Plus aria-hidden="true" />
          Add New Task
        </Button>
      </div>
    </ColumnFrame>
  );
});

/** By role: a list of HTML may have nothing between itself and its items. */
const listOf = (label: string) => ({ role: 'list', 'aria-label': label }) as const;

const partsOf = (tasks: readonly Task[]) =>
  Array.from({ length: Math.ceil(tasks.length / PART) }, (_, n) => tasks.slice(n * PART, (n + 1) * PART));
const idIn = (tasks: readonly Task[], id: string | null) => (tasks.some((task) => task.id === id) ? id : null);

interface PartProps {
  readonly tasks: readonly Task[];
  /** Whether it begins, or ends, the list. */
  readonly first: boolean;
  readonly last: boolean;
  /** Those of its cards that are whole: from the one, up to the other. */
  readonly from: number;
  readonly to: number;
  readonly pinned: string | null;
  readonly editing: string | null;
}

/**
 * Some cards that follow one another. While none is whole the browser skips the part, and asks once and not for each card
 * whether it has come into sight: two thousand such questions cost more than a frame.
 */
const Part = memo(
  function Part({ tasks, first, last, from, to, pinned, editing }: PartProps) {
    const far = from === to && pinned === null && editing === null;
    return (
      <div
        className={clsx(PART_CLASS, far && 'board-far')}
        style={far ? { containIntrinsicBlockSize: `auto ${tasks.length * CARD_HEIGHT}rem` } : undefined}
      >
        {tasks.map((task, index) => {
          const whole = (index >= from && index < to) || task.id === pinned || task.id === editing;
          return (
            <Card
              key={task.id}
              task={task}
              // What is far is not drawn anew for being pushed up or down.
              first={whole && first && index === 0}
              last={whole && last && index === tasks.length - 1}
              whole={whole}
              editing={task.id === editing}
            />
          );
        })}
      </div>
    );
  },
  ({ tasks: before, ...was }, { tasks: after, ...is }) =>
    before.length === after.length &&
    before.every((task, n) => task === after[n]) &&
    Object.entries(is).every(([name, value]) => value === was[name as keyof typeof was]),
);

/** Where tasks can be dropped. Drawn anew when one comes over it; what stands in it is not. */
function ColumnFrame({ list, title, children }: { list: string; title: string; children: ReactNode }) {
  const { tools } = useBoard();
  const over = useSelector(tools.drag, ({ context, value }) => value === 'lifted' && context.over?.list === list);
  const [, drop] = useDrop({ accept: TASK });
  return (
    <section
      ref={(node) => {
        drop(node);
      }}
      aria-label={title}
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-card border bg-sunken transition-[border-color,box-shadow]',
        over ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      {children}
    </section>
  );
}

/** Where tasks can be dropped on hours of the calendar. */
export function BesideFrame({ drag, children }: { drag: BoardDrag; children: ReactNode }) {
  const over = useSelector(drag, ({ value }) => value === 'overCalendar');
  const [, drop] = useDrop({ accept: TASK });
  return (
    <section
      ref={(node) => {
        drop(node);
      }}
      aria-label="Calendar beside the board"
      className={clsx(
        'sticky top-4 min-h-[26rem] min-w-0 overflow-hidden rounded-card border bg-surface transition-[border-color,box-shadow]',
        over ? 'border-primary ring-1 ring-primary' : 'border-line',
      )}
    >
      {children}
    </section>
  );
}

/** A line in the gap where the dragged card would come to stand. */
function DropMarker({ list, scroller }: { list: string; scroller: React.RefObject<HTMLDivElement | null> }) {
  const { tools } = useBoard();
  const slot = useSelector(tools.drag, ({ context, value }) =>
    value === 'lifted' && context.over?.list === list
      ? `${context.over.index} ${context.from?.list === list ? context.from.index : ''} ${context.mode}`
      : null,
  );
  const marker = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (slot === null || !scroller.current) return;
    const [index = '', own = ''] = slot.split(' ');
    setTop(gapTop(scroller.current, Number(index), own === '' ? null : Number(own)));
  }, [slot, scroller]);
  useEffect(() => {
    // A pointer scrolls on its own; a key has to be followed.
    if (slot?.endsWith('keyboard') && top >= 0) marker.current?.scrollIntoView?.({ block: 'nearest' });
  }, [slot, top]);
  if (slot === null) return null;
  return (
    <div
      ref={marker}
      aria-hidden="true"
      data-marker={list}
      style={{ top }}
      className="pointer-events-none absolute inset-x-2 z-10 my-[-1.5px] h-[3px] scroll-my-16 rounded-chip bg-primary before:absolute before:-top-[3px] before:-left-0.5 before:size-[9px] before:rounded-chip before:bg-primary"
    />
  );
}
