/** Times to think before an answer that can be chosen, in milliseconds. */
export const PREPARATIONS = [0, 30_000, 60_000, 120_000] as const;

/** Times for an answer that can be chosen, in milliseconds. */
export const QUESTION_TIMES = [60_000, 120_000, 180_000, 300_000] as const;
