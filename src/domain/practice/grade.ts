import { PROVING_SCORE } from '../evidence/types';
import type { Grade } from './types';

/** The least score of each grade, 0 to 10; below the last it is `again`. */
const BANDS: readonly (readonly [grade: Grade, from: number])[] = [
  ['easy', 9],
  ['good', PROVING_SCORE],
  ['hard', 5],
];

/** The grade that the score of an answer stands for. @param score 0 to 10 */
export const gradeOf = (score: number): Grade => BANDS.find(([, from]) => score >= from)?.[0] ?? 'again';
