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
  /** From which chances on a card is shown, and shown without doubt. */
  readonly thresholds: { readonly inside: number; readonly sure: number };
}

/** What has been fitted: to the words alone, or to words and meaning together. */
export const weightsFor = ({ meant }: Pick<Asking, 'meant'>) => (meant ? WITH_MEANING : BY_WORDS);
