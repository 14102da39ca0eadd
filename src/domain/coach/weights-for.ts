import type { Asking } from './asking';
import { BY_WORDS, WITH_MEANING } from './weights';

/** What is fitted by `tests/tools/fit-coach.mjs`. */
export interface Weights {
  /** What each feature of a card speaks for it. */
  readonly ranking: readonly number[];
  /** What each sign says for a card answering the question at all. */
  readonly inside: readonly number[];
  /** What each sign says for the first card being right. */
  readonly sure: readonly number[];
  /**
   * In a conversation: how much the words of a follow-up alone count beside those with the earlier ones, 0 to 1, what its
   * meaning alone says for a card, and what speaks for one that the last one leads to or that leads to it, that is of its
   * group, or that is the last one again.
   */
  readonly followUps: FollowUpWeights;
  /** From which chances on a card is shown, and shown without doubt. */
  readonly thresholds: { readonly inside: number; readonly sure: number };
}

export interface FollowUpWeights {
  readonly own: number;
  readonly meant: number;
  readonly next: number;
  readonly group: number;
  readonly same: number;
}

/** What has been fitted: to the words alone, or to words and meaning together. */
export const weightsFor = ({ meant }: Pick<Asking, 'meant'>) => (meant ? WITH_MEANING : BY_WORDS);
