import type { Language } from '../../src/domain/c-source/languages';
import type { RoundResult } from '../../src/domain/challenges/round';

/** Actor `judgeProgram`: runs what was handed in on all tests of its challenge. */
export interface JudgeProgramInput {
  /** The challenge's number. */
  readonly challenge: number;
  readonly language: Language;
  readonly source: string;
}

/** `unready`: there was nothing to run it with, which says nothing about the program. */
export type JudgeProgramOutput =
  | { readonly kind: 'judged'; readonly result: RoundResult }
  | { readonly kind: 'unready' };
