import { PlannerScreen } from '../features/planner/planner-screen';
import { useToday } from '../ui/use-today';
import { useEventsOn } from './board-calendar';

/** The planner's landing page with today's events. */
export function PlannerLanding() {
  return <PlannerScreen events={useEventsOn(useToday())} />;
}
