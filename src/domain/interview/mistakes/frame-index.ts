import { type Frame, readFrame } from './frames.ts';
import type { Mistake } from './types';
import type { Token } from './words.ts';

/** A mistake and one of the frames by which it is recognised. */
export interface Candidate {
  readonly mistake: Mistake;
  readonly frame: Frame;
}

interface Entry {
  readonly mistake: Mistake;
  readonly says: string;
  /** Read when a text first has its key. */
  frame: Frame | null;
}

interface FrameIndex {
  readonly entries: readonly Entry[];
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byPrefix: ReadonlyMap<string, readonly number[]>;
  readonly longest: number;
}

const indexes = new WeakMap<readonly Mistake[], FrameIndex>();

/** The frames of a list of mistakes that a text may say by the words it has, in the order of the list. */
export function candidatesFor(mistakes: readonly Mistake[], tokens: readonly Token[]): Candidate[] {
  const { entries, byStem, byPrefix, longest } = indexOf(mistakes);
  const hits = new Set<number>();
  for (const stem of new Set(tokens.map((token) => token.stem))) {
    for (const at of byStem.get(stem) ?? []) hits.add(at);
    for (let length = Math.min(longest, stem.length); length > 0; length -= 1)
      for (const at of byPrefix.get(stem.slice(0, length)) ?? []) hits.add(at);
  }
  return [...hits]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const entry = entries[at];
      if (!entry) return [];
      entry.frame ??= readFrame(entry.says);
      return [{ mistake: entry.mistake, frame: entry.frame }];
    });
}

function indexOf(mistakes: readonly Mistake[]): FrameIndex {
  const known = indexes.get(mistakes) ?? makeIndex(mistakes);
  indexes.set(mistakes, known);
  return known;
}

function makeIndex(mistakes: readonly Mistake[]): FrameIndex {
  const entries: Entry[] = [];
  const byStem = new Map<string, number[]>();
  const byPrefix = new Map<string, number[]>();
  const note = (map: Map<string, number[]>, word: string) => {
    const at = map.get(word);
    if (at) at.push(entries.length - 1);
    else map.set(word, [entries.length - 1]);
  };
  for (const mistake of mistakes)
    for (const { says, key } of mistake.frames) {
      entries.push({ mistake, says, frame: null });
      for (const word of key.split('|')) {
        if (word.endsWith('*')) note(byPrefix, word.slice(0, -1));
        else note(byStem, word);
      }
    }
  return { entries, byStem, byPrefix, longest: Math.max(0, ...[...byPrefix.keys()].map(({ length }) => length)) };
}
