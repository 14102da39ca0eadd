import { BoardScreen } from '../features/board/board-screen';
import { plannerSeam } from './planner-seam';

/** The task board with its way into the calendar. */
export function TasksScreen() {
  return <BoardScreen sendToCalendar={plannerSeam.useSendToCalendar()} />;
}
