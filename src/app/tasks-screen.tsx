import { BoardScreen } from '../features/board/board-screen';
import { useFreeTime, useSendToCalendar } from './board-calendar';

/** The task board with its way into the calendar. */
export function TasksScreen() {
  return <BoardScreen toCalendar={{ send: useSendToCalendar(), freeTime: useFreeTime() }} />;
}
