import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A question as people ask it, with every card that would be a right first answer; none where no card answers it. */
export interface LabelledQuestion {
  readonly asked: string;
  /** What the same person asked before, oldest first. */
  readonly before?: readonly string[];
  readonly cards: readonly string[];
  readonly kind: string;
}

/** The weights are fitted to the half for training; the half set aside only measures. */
export type Half = 'training' | 'aside';

/** Which half a question belongs to: by a bit of its SHA-256, whatever else is in the set. */
export const halfOf = ({ asked }: Pick<LabelledQuestion, 'asked'>): Half =>
  createHash('sha256').update(`half: ${asked}`).digest().readUInt8(0) % 2 === 0 ? 'training' : 'aside';

/** The first five hundred, and those of two authors and two more who came later. */
export const SETS = ['questions.yaml', 'questions-second.yaml', 'questions-third.yaml'] as const;

const read = (name: string): LabelledQuestion[] =>
  parse(readFileSync(join(process.cwd(), 'tests/fixtures/coach', name), 'utf8'));

/** What people ask after an earlier question: those of the training half, and more that are only to learn from. */
export const followUps = (): LabelledQuestion[] => [
  ...labelledQuestions('training').filter(({ before }) => before !== undefined),
  ...read('follow-ups.yaml'),
];

/** The labelled questions of both halves, or of one; of all sets, or of some. */
export function labelledQuestions(half?: Half, sets: readonly (typeof SETS)[number][] = SETS): LabelledQuestion[] {
  return sets.flatMap(read).filter((one) => half === undefined || halfOf(one) === half);
}
