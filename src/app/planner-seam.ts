import type { CalendarBlock } from '../domain/board/types';
import type { PlannedEvent } from '../features/planner/planner-screen';

/**
 * What the board and the planner's landing page take from the calendar. The two are features of their own and import
 * nothing of each other: they are joined here.
 */
export interface PlannerSeam {
  /** The events of a day, `YYYY-MM-DD`, in the order of the clock. */
  useEventsOn(day: string): readonly PlannedEvent[];
  /** Makes an event of a task and gives its id; null while there is no calendar. */
  useSendToCalendar(): ((block: CalendarBlock) => string) | null;
}

const NO_EVENTS: readonly PlannedEvent[] = [];

export const plannerSeam: PlannerSeam = {
  useEventsOn: () => NO_EVENTS,
  useSendToCalendar: () => null,
};
