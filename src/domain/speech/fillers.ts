/** One filler in a text; offsets in UTF-16 units, end exclusive. */
export interface Filler {
  /** The filler as the list has it, in lower case. */
  readonly filler: string;
  readonly start: number;
  readonly end: number;
}

/** The fillers of a language: words in lower case, lists of words parted by blanks, of phrases by `|`. */
export interface FillerRules {
  /** Sounds, and phrases that carry no meaning: they always count. */
  readonly always: string;
  /** Words that also have a meaning: they count between commas (or the ends of a segment), doubled, or beside a sound. */
  readonly apart: string;
  readonly sounds: string;
  /** Of `apart`: fillers only as a question at the end. */
  readonly asked: string;
  /** Of `apart`: fillers only at the beginning of a sentence, with a comma behind. */
  readonly opening: string;
  /** Of `always`: behind or before one of these words the phrase is part of a sentence. */
  readonly unless: Readonly<Record<string, { readonly behind?: string; readonly before?: string }>>;
}

/** Finds the fillers of a text in order, none overlapping, in time linear in its length. */
export type FindFillers = (text: string) => Filler[];

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const listed = (words: string | undefined) => new Set((words ?? '').split(' ').filter((word) => word !== ''));

/** Makes the finder of a language. */
export function fillerFinder(rules: FillerRules): FindFillers {
  const apart = new Set(rules.apart.split('|'));
  const [sounds, asked, opening] = [listed(rules.sounds), listed(rules.asked), listed(rules.opening)];
  const unless = new Map(
    Object.entries(rules.unless).map(([filler, { behind, before }]) => [
      filler,
      { behind: listed(behind), before: listed(before) },
    ]),
  );
  const byFirst = new Map<string, string[][]>();
  for (const phrase of [...rules.always.split('|'), ...apart]) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }

  const isFiller = (filler: string, words: readonly Word[], from: number, to: number): boolean => {
    const rule = unless.get(filler);
    return !rule?.behind.has(words[from - 1]?.text ?? '') && !rule?.before.has(words[to]?.text ?? '');
  };

  const standsApart = (text: string, words: readonly Word[], at: number, lastEnd: number): boolean => {
    const word = words[at];
    if (!word) return false;
    const [before, behind] = [words[at - 1], words[at + 1]];
    const gapBefore = before ? text.slice(before.end, word.start) : ',';
    const gapBehind = behind ? text.slice(word.end, behind.start) : text.slice(word.end, word.end + 3) || '.';
    if (asked.has(word.text)) return /\?/.test(gapBehind) && /[,¿]/.test(gapBefore);
    const doubled = behind?.text === word.text && /^[\s,]*$/.test(gapBehind);
    const beside = (lastEnd === at && sounds.has(before?.text ?? '')) || sounds.has(behind?.text ?? '');
    if (opening.has(word.text)) return /[,…]/.test(gapBehind) && (!before || /[.!?,…]/.test(gapBefore));
    return doubled || beside || (/[,.…]/.test(gapBefore) && /[,…]/.test(gapBehind));
  };

  return (text) => {
    const lower = text.toLowerCase();
    const source = lower.length === text.length ? lower : text;
    const words: Word[] = [...source.matchAll(WORD)].map((m) => ({
      text: m[0],
      start: m.index,
      end: m.index + m[0].length,
    }));
    const found: Filler[] = [];
    let lastEnd = -1;
    for (let i = 0; i < words.length; i += 1) {
      const phrase = byFirst
        .get(words[i]?.text ?? '')
        ?.find((list) => list.every((word, k) => words[i + k]?.text === word));
      if (!phrase) continue;
      const filler = phrase.join(' ');
      const to = i + phrase.length;
      if (!(apart.has(filler) ? standsApart(source, words, i, lastEnd) : isFiller(filler, words, i, to))) continue;
      found.push({ filler, start: words[i]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
      lastEnd = to;
      i = to - 1;
    }
    return found;
  };
}
