/** Minutes that are assumed of a task without an estimate. */
export const ASSUMED_MINUTES = 60;
/** The longest block that one task gets in one piece, in minutes: more is work of several days. */
export const LONGEST_BLOCK = 12 * 60;

/** How long the block of a task is in the calendar. @param estimate minutes; null for none */
export const blockMinutes = (estimate: number | null): number =>
  estimate === null || estimate <= 0 ? ASSUMED_MINUTES : Math.min(estimate, LONGEST_BLOCK);
