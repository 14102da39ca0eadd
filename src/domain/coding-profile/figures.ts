import { questionsAnswered, streaksOf } from '../activity/figures';
import { SAMPLE_FIGURES } from '../activity/sample';
import { topicCounts } from '../activity/topics';
import type { Activity } from '../activity/types';
import type { Profile } from './types';

/** Where a figure comes from: counted in this app, entered by its owner, or the sample. */
export type FigureSource = 'here' | 'owner' | 'sample';

export interface Figure {
  readonly id: keyof typeof SAMPLE_FIGURES;
  readonly value: number;
  readonly source: FigureSource;
}

const ORDER: readonly Figure['id'][] = [
  'questions',
  'done',
  'activeDays',
  'currentStreak',
  'longestStreak',
  'topics',
  'challenges',
  'contests',
  'rating',
];

/**
 * The statistics of the dashboard. While the ledger is empty, what its owner did not enter shows the sample; from the
 * first thing done on, no sample is left, and what was neither counted nor entered is absent.
 * @param today `YYYY-MM-DD`
 */
export function figuresOf(
  activities: readonly Activity[],
  entered: Pick<Profile, 'contests' | 'rating'>,
  today: string,
): readonly Figure[] {
  const isEmpty = activities.length === 0;
  const streaks = streaksOf(activities, today);
  const solved = activities.filter(({ kind }) => kind === 'challenge').length;
  const counted: Partial<Record<Figure['id'], number>> = {
    questions: questionsAnswered(activities),
    done: activities.length,
    activeDays: streaks.activeDays,
    currentStreak: streaks.current,
    longestStreak: streaks.longest,
    topics: topicCounts(activities).length,
    ...(solved > 0 ? { challenges: solved } : {}),
  };
  return ORDER.flatMap((id): Figure[] => {
    const own = id === 'contests' || id === 'rating' ? entered[id] : null;
    if (own !== null) return [{ id, value: own, source: 'owner' }];
    if (isEmpty) return [{ id, value: SAMPLE_FIGURES[id], source: 'sample' }];
    const value = counted[id];
    return value === undefined ? [] : [{ id, value, source: 'here' }];
  });
}
