import type { TopicCount } from './topics';

/**
 * The fixed figures of the product spec's dashboard (section 2) with ones of the same kind beside them. Shown under a
 * "Sample" badge only, and only while the ledger is empty.
 */
export const SAMPLE_FIGURES = {
  done: 312,
  questions: 239,
  activeDays: 94,
  contests: 3,
  rating: 1482,
  currentStreak: 6,
  longestStreak: 21,
  challenges: 17,
  topics: 12,
} as const;

export const SAMPLE_TOPICS: readonly TopicCount[] = [
  { topic: 'Arrays', count: 64 },
  { topic: 'Strings', count: 41 },
  { topic: 'Hash tables', count: 33 },
  { topic: 'Trees', count: 27 },
  { topic: 'Dynamic programming', count: 22 },
  { topic: 'Graphs', count: 15 },
];
