import { useCallback } from 'react';
import { TaskLinksContext } from '../features/board/board-context';
import { BoardScreen } from '../features/board/board-screen';
import { useFreeTime, useSendToCalendar } from './board-calendar';
import { useAppStore } from './hooks';

/** The task board with its way into the calendar, and what its tasks can be tied to. */
export function TasksScreen() {
  const store = useAppStore();
  const links = useCallback(() => import('./task-links').then((m) => m.linkSource(store.getState())), [store]);
  return (
    <TaskLinksContext value={links}>
      <BoardScreen toCalendar={{ send: useSendToCalendar(), freeTime: useFreeTime() }} />
    </TaskLinksContext>
  );
}
