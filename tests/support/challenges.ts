import { join } from 'node:path';
import type { OtherSolution } from '../../src/content/schema/challenge/sources';
import { readChallenges } from '../../src/content/schema/rooms/challenges';

/** The challenges with their wrong solutions, as their folders hold them. */
export const authoredChallenges = readChallenges(join(import.meta.dirname, '../..'));

/** The challenges as the app has them, in the order of the list. */
export const challenges = authoredChallenges.map(({ challenge }) => challenge);

/** The wrong solutions of one challenge. */
export const wrongSolutionsOf = (challenge: number): readonly OtherSolution[] =>
  authoredChallenges.find((authored) => authored.challenge.id === challenge)?.wrong ?? [];
