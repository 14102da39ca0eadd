import { countsAt, type Reading } from './reading';
import { stemOf } from './text';
import { FUNCTION_WORDS, NO_DEEDS, NO_STEPS, PAST_FORMS } from './word-lists';

/** Something a person in the answer did, or would do. */
export interface Deed {
  /** Stem of the verb. */
  readonly verb: string;
  readonly subject: 'i' | 'we';
  /** Tokens from the subject to the verb, end exclusive. */
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
  ['you', 'we'],
]);
const BETWEEN = new Set(
  "also then first have had just even both usually always never once again only quickly immediately therefore personally would will could can should might 'd to start by begin with try still simply".split(
    ' ',
  ),
);
const JOINS = new Set(['and', 'then', 'or', 'but']);

const isPast = (word: string) =>
  !NO_DEEDS.has(word) && (PAST_FORMS.has(word) || (word.length > 3 && word.endsWith('ed') && !word.endsWith('eed')));

/** What the speaker did: `I asked`, `we launched … and found`. Told in the past, in sentences that count. */
export function deedsOf(reading: Reading): Deed[] {
  return walk(
    reading,
    (word) => isPast(word),
    (word) => isPast(word),
  );
}

/** The steps the speaker takes or would take: `I would roll back … and post a note`, `I check`, `you hash`. */
export function stepsOf(reading: Reading): Deed[] {
  const isStep = (word: string) =>
    word.length > 2 && !FUNCTION_WORDS.has(word) && !NO_STEPS.has(word) && !word.endsWith('ly');
  // Behind "and", a noun looks like a verb: only a word that a determiner, pronoun or preposition follows is a step.
  return walk(reading, isStep, (word, next) => isStep(word) && FUNCTION_WORDS.has(next) && !JOINS.has(next));
}

function walk(
  reading: Reading,
  isVerb: (word: string) => boolean,
  isJoined: (word: string, next: string) => boolean,
): Deed[] {
  const { tokens } = reading.text;
  const deeds: Deed[] = [];
  let open: 'i' | 'we' | null = null;
  let sentence = -1;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    if (token.sentence !== sentence) open = null;
    sentence = token.sentence;
    const subject = FIRST.get(token.text);
    if (subject) {
      const at = verbAfter(reading, i, isVerb);
      if (at < 0 || !countsAt(reading, at)) continue;
      deeds.push({ verb: stemOf(tokens[at]?.text ?? ''), subject, from: i, to: at + 1 });
      open = subject;
      i = at;
    } else if (open && JOINS.has(token.text)) {
      const verb = tokens[i + 1];
      if (!verb || verb.sentence !== sentence || !isJoined(verb.text, tokens[i + 2]?.text ?? '')) continue;
      if (countsAt(reading, i + 1)) deeds.push({ verb: stemOf(verb.text), subject: open, from: i + 1, to: i + 2 });
    }
  }
  return deeds;
}

function verbAfter({ text: { tokens } }: Reading, subject: number, isVerb: (word: string) => boolean): number {
  for (let k = subject + 1; k <= subject + 4; k += 1) {
    const token = tokens[k];
    if (!token || token.sentence !== tokens[subject]?.sentence) return -1;
    if (isVerb(token.text)) return k;
    if (!BETWEEN.has(token.text) && !token.text.endsWith('ly')) return -1;
  }
  return -1;
}

/** Deeds with different verbs, in order. */
export function different(deeds: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return deeds.filter(({ verb }) => !seen.has(verb) && seen.add(verb));
}
