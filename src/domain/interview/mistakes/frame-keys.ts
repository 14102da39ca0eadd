import { type Part, readFrame, type Slot, splitFrame } from './frames.ts';
import { tokensOf } from './words.ts';

/** How often a word, or a word that begins so, is in the texts that a bank of mistakes is about. */
export type Commonness = (part: Part) => number;

export function commonnessIn(texts: readonly string[]): Commonness {
  const counts = new Map<string, number>();
  for (const { stem } of texts.flatMap(tokensOf)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const known = new Map<string, number>();
  return ({ stem, open }) => {
    if (!open) return counts.get(stem) ?? 0;
    const sum =
      known.get(stem) ?? [...counts].reduce((all, [one, count]) => all + (one.startsWith(stem) ? count : 0), 0);
    known.set(stem, sum);
    return sum;
  };
}

export interface KeyedFrame {
  /** As `readFrame` takes it. */
  readonly says: string;
  /** One of these words is in every text that says it: parted by `|`, `guarant*` begins one. */
  readonly key: string;
}

/** A frame as it is written, as one or two to look for, each with the rarest words that it cannot do without. */
export const keyedFrames = (written: string, commonness: Commonness): KeyedFrame[] =>
  splitFrame(written).map((says) => {
    const { slots, with: also } = readFrame(says);
    const [key] = [...slots, ...also].map((slot) => keyOf(slot, commonness)).sort((a, b) => a.common - b.common);
    return { says, key: key?.words ?? '' };
  });

function keyOf(slot: Slot, commonness: Commonness): { readonly words: string; readonly common: number } {
  const rarest = slot.flatMap((parts) => [...parts].sort((a, b) => commonness(a) - commonness(b)).slice(0, 1));
  return {
    words: [...new Set(rarest.map(({ stem, open }) => (open ? `${stem}*` : stem)))].join('|'),
    common: rarest.reduce((sum, part) => sum + commonness(part), 0),
  };
}
