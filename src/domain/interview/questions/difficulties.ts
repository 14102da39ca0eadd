/** How hard the questions are to be; `mixed` leaves it to the job's level. */
export const DIFFICULTIES = ['mixed', 'easy', 'medium', 'hard'] as const;
export type ChosenDifficulty = (typeof DIFFICULTIES)[number];
