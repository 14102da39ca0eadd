import { PlannerScreen } from '../features/planner/planner-screen';
import { useToday } from '../ui/use-today';
import { useEventsOn } from './planner-seam';

/** The planner's landing page with today's events. */
export function PlannerLanding() {
  return <PlannerScreen events={useEventsOn(useToday())} />;
}
