import type { Grade } from '../practice/types';

/**
 * How well a challenge was known: with hints or the solution not by oneself, passed after failures hard, passed at once good.
 * Apart from the schedule, which few visits need.
 */
export const gradeOfSolve = ({ failures, helped }: { readonly failures: number; readonly helped: boolean }): Grade =>
  helped ? 'again' : failures > 0 ? 'hard' : 'good';
