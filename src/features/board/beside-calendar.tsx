import { useEffect, useState } from 'react';
import { useAppStore } from '../../app/hooks';
import type { CalendarSide } from '../../app/planner-types';
import { blockMinutes } from '../../domain/board/block-minutes';
import type { BesideCalendarProps } from './later-parts';
import { selectTasks } from './selectors';
import type { BoardDragTools } from './use-board-drag';

/** The calendar beside the board, tied to the drag of the board as long as it is drawn. */
export function BesideCalendar({ Calendar, tools, view, onView }: BesideCalendarProps) {
  const [side, setSide] = useState<CalendarSide | null>(null);
  useSide(tools, side);
  return <Calendar view={view} onView={onView} onSide={setSide} />;
}

function useSide({ drag, view }: BoardDragTools, side: CalendarSide | null): void {
  const store = useAppStore();
  useEffect(() => {
    if (!side) return;
    const taskOf = (taskId: string | null) => selectTasks(store.getState())[taskId ?? ''];
    const ownOf = (taskId: string | null) => taskOf(taskId)?.eventId ?? null;
    const minutesOf = (taskId: string | null) => blockMinutes(taskOf(taskId)?.estimate ?? null);
    view.side = {
      timeAt: (at) => side.timeAt(at, minutesOf(drag.getSnapshot().context.taskId)),
      cross: () => {
        const { context, value } = drag.getSnapshot();
        if (value === 'overCalendar') return drag.send({ type: 'place.hovered', slot: context.from });
        const time = side.firstFree(minutesOf(context.taskId), ownOf(context.taskId));
        drag.send({ type: 'time.hovered', time });
      },
      arrow: (time, key) => drag.send({ type: 'time.hovered', time: side.stepped(time, key) }),
      words: (time, taskId) => side.words(time, ownOf(taskId)),
      corner: side.corner,
      scrollAt: side.scrollAt,
    };
    const shown = drag.subscribe(({ context, value }) =>
      side.show(value === 'overCalendar' ? context.time : null, ownOf(context.taskId)),
    );
    return () => {
      shown.unsubscribe();
      view.side = null;
    };
  }, [drag, view, side, store]);
}
