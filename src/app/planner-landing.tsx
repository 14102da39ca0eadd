import { PlannerScreen } from '../features/planner/planner-screen';
import { useToday } from '../ui/use-today';
import { plannerSeam } from './planner-seam';

/** The planner's landing page with today's events. */
export function PlannerLanding() {
  return <PlannerScreen events={plannerSeam.useEventsOn(useToday())} />;
}
