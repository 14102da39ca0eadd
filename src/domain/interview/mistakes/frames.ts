import type { Clause } from './clauses';
import { stemOf, type Token, tokensOf } from './words.ts';

/**
 * How a mistake is said. A frame is a row of slots, parted by blanks, that have to come in this order within one clause:
 *
 * - `udp|datagram` one of these words, in any number and tense; `read_committed` words next to each other; `guarant*` any
 *   word that begins so.
 * - `no` first: the clause denies it. Otherwise a clause with a denial does not fit, unless a slot names the denying word.
 * - `whole` first: looked for in the whole sentence instead of one clause.
 * - `+a|b` one of these is somewhere in the clause, `-a|b` none of them is.
 * - `@a|b` one of these is somewhere in the answer, or in the question.
 * - `A <> B : P <> Q` A has P and B has Q: finds A with Q, and B with P.
 */
export interface Frame {
  readonly denied: boolean;
  readonly whole: boolean;
  readonly slots: readonly Slot[];
  readonly with: readonly Slot[];
  readonly without: readonly Slot[];
  readonly about: readonly Slot[];
}

/** Alternatives, each of one word or several. */
export type Slot = readonly (readonly Part[])[];
export interface Part {
  readonly stem: string;
  readonly open: boolean;
}

/** As many words may be between two slots. */
const GAP = 6;
const WHOLE_GAP = 9;

const NEGATIONS = new Set(
  'not never no none nothing neither nor without hardly barely nobody nowher cannot'.split(' '),
);
/** They deny too, but in which way is open. */
const DETERRENTS = new Set('avoid prevent stop lack fail refus forbid instead seldom rarely unlike myth'.split(' '));
/** "Not only" and its kin deny nothing. */
const WEAKENED = new Set('only just necessarily alway merely simply yet'.split(' ').map(stemOf));

/** A frame as it is written in the content, as one or two that `readFrame` takes. */
export function splitFrame(text: string): string[] {
  const [, a, b, p, q] = /^(.+?) <> (.+?) : (.+?) <> (.+)$/.exec(text) ?? [];
  if (a === undefined || b === undefined || p === undefined || q === undefined) return [text];
  return [`${a} ${q} -${b}`, `${b} ${p} -${a}`];
}

/** @throws RangeError when a frame has no slot, or one of its slots is empty */
export function readFrame(text: string): Frame {
  const words = text.split(/\s+/);
  const of = (sign: string) => words.filter((word) => word.startsWith(sign)).map((word) => slotOf(word.slice(1)));
  const slots = words.filter((word) => !/^(?:[-+@].*|no|whole)$/.test(word)).map(slotOf);
  if (slots.length === 0) throw new RangeError(`"${text}" has no slot`);
  return {
    denied: words.includes('no'),
    whole: words.includes('whole'),
    slots,
    with: of('+'),
    without: of('-'),
    about: of('@'),
  };
}

function slotOf(text: string): Slot {
  return text.split('|').map((alternative) => {
    const parts = alternative
      .split(/[_-]/)
      .flatMap((word) => (word.endsWith('*') ? [{ stem: word.slice(0, -1), open: true }] : partsOf(word)));
    if (parts.length === 0) throw new RangeError(`"${text}" has an empty alternative`);
    return parts;
  });
}

const partsOf = (word: string): Part[] => tokensOf(word).map(({ stem }) => ({ stem, open: false }));

const fits = ({ stem, open }: Part, token: Token | undefined) =>
  token !== undefined && (open ? token.stem.startsWith(stem) : token.stem === stem);

/** The end of a slot that begins at a token; -1 where it does not. */
function endAt(slot: Slot, tokens: readonly Token[], at: number): number {
  for (const parts of slot) if (parts.every((part, k) => fits(part, tokens[at + k]))) return at + parts.length;
  return -1;
}

/** Rules out most slots by the first word of each alternative. */
const mayBeIn = (slot: Slot, stems: ReadonlySet<string>): boolean =>
  slot.some(([first]) => first !== undefined && (first.open || stems.has(first.stem)));

/** Whether a slot is anywhere among the words. */
export const isIn = (slot: Slot, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => endAt(slot, tokens, at) >= 0);

/** Whether a clause says what a frame says. What the frame wants of the whole answer is not looked at. */
export function says(frame: Frame, { tokens, stems }: Clause): boolean {
  if (frame.slots.length > tokens.length || !frame.slots.every((slot) => mayBeIn(slot, stems))) return false;
  if (!frame.with.every((slot) => isIn(slot, tokens)) || frame.without.some((slot) => isIn(slot, tokens))) return false;
  return tokens.some((_, at) => matchFrom(frame, tokens, at, 0, []));
}

function matchFrom(
  frame: Frame,
  tokens: readonly Token[],
  at: number,
  slot: number,
  taken: readonly (readonly [from: number, to: number])[],
): boolean {
  const wanted = frame.slots[slot];
  if (!wanted) return hasPolarity(frame.denied, tokens, taken);
  const last = slot === 0 ? at : Math.min(tokens.length - 1, at + (frame.whole ? WHOLE_GAP : GAP));
  for (let from = at; from <= last; from += 1) {
    const end = endAt(wanted, tokens, from);
    if (end >= 0 && matchFrom(frame, tokens, end, slot + 1, [...taken, [from, end]])) return true;
  }
  return false;
}

function hasPolarity(
  denied: boolean,
  tokens: readonly Token[],
  taken: readonly (readonly [from: number, to: number])[],
): boolean {
  const free = (at: number) => !taken.some(([from, to]) => at >= from && at < to);
  const at = (words: ReadonlySet<string>) => tokens.flatMap(({ stem }, i) => (words.has(stem) && free(i) ? [i] : []));
  if (at(DETERRENTS).length > 0) return false;
  const negations = at(NEGATIONS);
  if (!denied) return negations.length === 0;
  const [only, ...more] = negations;
  const first = taken[0]?.[0] ?? 0;
  const end = taken.at(-1)?.[0] ?? 0;
  return (
    only !== undefined &&
    more.length === 0 &&
    only >= first - 1 &&
    only < end &&
    !WEAKENED.has(tokens[only + 1]?.stem ?? '')
  );
}
