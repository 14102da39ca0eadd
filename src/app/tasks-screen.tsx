import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { TaskLinksContext } from '../features/board/board-context';
import { BoardScreen } from '../features/board/board-screen';
import { selectTasks } from '../features/board/selectors';
import { ClashesContext } from '../features/board/to-calendar';
import { selectCalendarSettings, selectEvents, selectParts } from '../features/calendar/selectors';
import { useToday } from '../ui/use-today';
import { whenIdle } from '../ui/when-idle';
import { useToCalendar } from './board-calendar';
import { useAppSelector, useAppStore } from './hooks';

/** The task board with its way into the calendar, and what its tasks can be tied to. */
export function TasksScreen() {
  const store = useAppStore();
  const links = useCallback(() => import('./task-links').then((m) => m.linkSource(store.getState())), [store]);
  return (
    <TaskLinksContext value={links}>
      <Clashes>
        <BoardScreen toCalendar={useToCalendar()} />
      </Clashes>
    </TaskLinksContext>
  );
}

type Words = Readonly<Record<string, string>>;
const NONE: Words = {};

/** Knows what the blocks of tasks clash with. Worked out when the page is idle, and only where a task has a block. */
function Clashes({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const events = useAppSelector(selectEvents);
  const parts = useAppSelector(selectParts);
  const settings = useAppSelector(selectCalendarSettings);
  const tasks = useAppSelector(selectTasks);
  const today = useToday();
  const [clashes, setClashes] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at all of them, by way of the store.
  useEffect(() => {
    let gone = false;
    const put = (next: Words) => setClashes((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    const cancel = whenIdle(() => {
      if (!Object.values(tasks).some(({ eventId }) => eventId !== null)) return put(NONE);
      import('./free-times').then(
        (m) => {
          if (!gone) put(m.clashesOnBoard(store.getState(), Date.now()));
        },
        // Said nowhere: the calendar itself shows both.
        () => {},
      );
    });
    return () => {
      gone = true;
      cancel();
    };
  }, [store, events, parts, settings, tasks, today]);
  return <ClashesContext value={clashes}>{children}</ClashesContext>;
}
