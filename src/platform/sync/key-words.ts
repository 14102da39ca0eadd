import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const WORDS = 24;

/** A secret as 24 words (BIP 39), in which a slip of the pen is noticed. */
export const wordsOf = (secret: Uint8Array): string => entropyToMnemonic(secret, wordlist);

/** What is wrong with typed words. */
export type WordsProblem =
  | { readonly kind: 'count'; readonly count: number }
  /** The word at this place, 1-based, is none of the list. */
  | { readonly kind: 'unknown'; readonly word: string; readonly at: number }
  /** Each is a word of the list, and together they are no key. */
  | { readonly kind: 'checksum' };

/** The secret of typed words, however they are spaced, numbered or written large. */
export function secretOf(typed: string): { readonly secret: Uint8Array } | { readonly problem: WordsProblem } {
  const words = typed
    .toLowerCase()
    .replace(/\d+[.):]?/g, ' ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const at = words.findIndex((word) => !wordlist.includes(word));
  if (at >= 0) return { problem: { kind: 'unknown', word: words[at] ?? '', at: at + 1 } };
  if (words.length !== WORDS) return { problem: { kind: 'count', count: words.length } };
  try {
    return { secret: mnemonicToEntropy(words.join(' '), wordlist) };
  } catch {
    return { problem: { kind: 'checksum' } };
  }
}
