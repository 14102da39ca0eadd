import { BoardScreen } from '../features/board/board-screen';
import { useSendToCalendar } from './planner-seam';

/** The task board with its way into the calendar. */
export function TasksScreen() {
  return <BoardScreen sendToCalendar={useSendToCalendar()} />;
}
