import { evidenceAt } from './phrases';
import { countsAt, type Reading } from './reading';
import { isPast } from './rows';
import { stemOf } from './text';
import type { AnswerEvidence } from './types';
import { FUNCTION_WORDS, NO_STEPS } from './word-lists';

/** Something a person in the answer did, or would do. */
export interface Deed {
  /** Stem of the verb. */
  readonly verb: string;
  readonly subject: 'i' | 'we';
  /** The token of its subject; behind "and" that of the verb before. */
  readonly opens: number;
  /** Tokens from the subject to the verb, end exclusive; behind "and" the verb alone. */
  readonly from: number;
  readonly to: number;
}

const FIRST = new Map<string, 'i' | 'we'>([
  ['i', 'i'],
  ["i've", 'i'],
  ["i'd", 'i'],
  ["i'll", 'i'],
  ['we', 'we'],
  ["we've", 'we'],
  ["we'd", 'we'],
  ["we'll", 'we'],
]);
/** What "you" do is a step, and no deed of the speaker. */
const ANYBODY = new Map<string, 'i' | 'we'>([...FIRST, ['you', 'we']]);
const BETWEEN = new Set(
  "also then first have had just even both usually always never once again only quickly immediately therefore personally would will could can should might 'd to start by begin with try still simply".split(
    ' ',
  ),
);
const JOINS = new Set(['and', 'then', 'or', 'but']);
/** What follows a noun rather than a step. */
const NO_OBJECTS = new Set([
  ...JOINS,
  ...'because so since although while when until before is are was were will would can could should has have had that which who'.split(
    ' ',
  ),
]);

/** What the speaker did: `I asked`, `we launched … and found`. Told in the past, in sentences that count. */
export function deedsOf(reading: Reading): Deed[] {
  return walk(reading, FIRST, isPast, isPast);
}

/** The steps the speaker takes or would take: `I would roll back … and post a note`, `I check`, `you hash`. */
export function stepsOf(reading: Reading): Deed[] {
  const isStep = (word: string) =>
    word.length > 2 && !FUNCTION_WORDS.has(word) && !NO_STEPS.has(word) && !word.endsWith('ly');
  // Behind "and", a noun looks like a verb: only a word that a determiner, pronoun or preposition follows is a step.
  return walk(
    reading,
    ANYBODY,
    isStep,
    (word, next) => isStep(word) && FUNCTION_WORDS.has(next) && !NO_OBJECTS.has(next),
  );
}

function walk(
  reading: Reading,
  subjects: ReadonlyMap<string, 'i' | 'we'>,
  isVerb: (word: string) => boolean,
  isJoined: (word: string, next: string) => boolean,
): Deed[] {
  const { tokens } = reading.text;
  const deeds: Deed[] = [];
  let open: 'i' | 'we' | null = null;
  let opens = -1;
  let sentence = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    if (token.sentence !== sentence) open = null;
    sentence = token.sentence;
    const subject = subjects.get(token.text);
    if (subject) {
      const at = verbAfter(reading, i, isVerb);
      if (at < 0 || !countsAt(reading, at)) continue;
      deeds.push({ verb: stemOf(tokens[at]?.text ?? ''), subject, opens: i, from: i, to: at + 1 });
      open = subject;
      opens = i;
      i = at;
    } else if (open && JOINS.has(token.text)) {
      const verb = tokens[i + 1];
      if (!verb || verb.sentence !== sentence || !isJoined(verb.text, tokens[i + 2]?.text ?? '')) continue;
      if (countsAt(reading, i + 1))
        deeds.push({ verb: stemOf(verb.text), subject: open, opens, from: i + 1, to: i + 2 });
    }
  }
  return deeds;
}

function verbAfter({ text: { tokens } }: Reading, subject: number, isVerb: (word: string) => boolean): number {
  for (let k = subject + 1; k <= subject + 4; k += 1) {
    const token = tokens[k];
    if (!token || token.sentence !== tokens[subject]?.sentence) return -1;
    if (isVerb(token.text)) return tokens[k + 1]?.text === 'not' ? -1 : k;
    if (!BETWEEN.has(token.text) && !token.text.endsWith('ly')) return -1;
  }
  return -1;
}

/** Deeds with different verbs, in order. */
export function different(deeds: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return deeds.filter(({ verb }) => !seen.has(verb) && seen.add(verb));
}

/** A quote reaches from the subject over this many words, and further only to the first verb. */
const QUOTED = 12;

/** The words for deeds, each quote with its subject: `I asked her and wrote`. Verbs of one subject are one quote. */
export function quotesOf({ text }: Reading, deeds: readonly Deed[]): AnswerEvidence[] {
  const ends = new Map<number, number>();
  for (const { opens, to } of deeds) if (to - opens <= QUOTED || !ends.has(opens)) ends.set(opens, to);
  return [...ends].map(([from, to]) => evidenceAt(text, from, to));
}
