import { FUNCTION_WORDS } from './word-lists.ts';

/**
 * The words of every question of the banks and roles, with those of its topic, concepts, outline, points and follow-ups.
 * Made from the content while the app is built, so that no list of words has to be kept by hand.
 */
export interface BankWords {
  /** All words that carry a subject, in the order of the alphabet. */
  readonly words: readonly string[];
  /** Question id → places of its words in the list, each as the distance from the one before, in base 36. */
  readonly questions: Readonly<Record<string, string>>;
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu;

/** The different words of a text that carry a subject; hyphens part words. */
export function subjectWords(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/[’‘ʼ]/g, "'");
  return new Set((plain.match(WORDS) ?? []).filter((word) => word.length > 1 && !FUNCTION_WORDS.has(word)));
}

/** @param texts question id → all that is written of it */
export function packWords(texts: ReadonlyMap<string, string>): BankWords {
  const found = [...texts].map(([id, text]) => [id, subjectWords(text)] as const);
  const words = [...new Set(found.flatMap(([, own]) => [...own]))].sort();
  const placeOf = new Map(words.map((word, at) => [word, at]));
  const packed = found.map(([id, own]) => {
    const places = [...own].map((word) => placeOf.get(word) ?? 0).sort((a, b) => a - b);
    return [id, places.map((place, at) => (place - (places[at - 1] ?? 0)).toString(36)).join(' ')];
  });
  return { words, questions: Object.fromEntries(packed) };
}

/** The words of one packed question. */
export function unpackWords(words: readonly string[], packed: string): string[] {
  let place = 0;
  return packed.split(' ').flatMap((step) => {
    place += Number.parseInt(step, 36);
    return words[place] ?? [];
  });
}
