import { type Clause, readClauses } from './clauses.ts';
import { candidatesFor } from './frame-index.ts';
import { isIn, says } from './frames.ts';
import type { FoundMistake, Mistake } from './types';
import { tokensOf } from './words.ts';

/** At most this many are shown for one answer. */
const MOST = 6;
/** Longer answers are read so far: half an hour of speech. */
const LONGEST = 30_000;

/**
 * The sentences of an answer that say what one of the mistakes says, each once, in their order. It would rather miss one
 * than name a true sentence: denials, questions, conditions, and what others are reported to say are left alone.
 * @param question what was asked; it tells what an answer is about that does not name its subject
 */
export function findMistakes(answer: string, mistakes: readonly Mistake[], question = ''): FoundMistake[] {
  const text = answer.slice(0, LONGEST);
  const { tokens, clauses, sentences } = readClauses(text);
  const about = [...tokens, ...tokensOf(question)];
  const [claims, whole] = [clauses.filter(isPlain), sentences.filter(({ claimed }) => claimed)];
  const found = new Map<number, FoundMistake>();
  let done: Mistake | null = null;
  for (const { mistake, frame } of candidatesFor(mistakes, tokens)) {
    if (mistake === done) continue;
    const hit = (frame.whole ? whole : claims).find((clause) => says(frame, clause));
    if (!hit || !frame.about.every((slot) => isIn(slot, about))) continue;
    const one = quoted(text, hit, mistake);
    if (!found.has(one.start)) found.set(one.start, one);
    done = mistake;
  }
  return [...found.values()].sort((a, b) => a.start - b.start).slice(0, MOST);
}

const isPlain = ({ claimed, conditional }: Clause) => claimed && !conditional;

/** A quote has at most so many words; in speech without full stops it is the clause. */
const LONGEST_QUOTE = 45;

function quoted(text: string, { tokens, sentence }: Clause, mistake: Mistake): FoundMistake {
  const words = sentence.length > LONGEST_QUOTE ? tokens : sentence;
  const start = words[0]?.start ?? 0;
  const end = words.at(-1)?.end ?? start;
  return { mistake, quote: text.slice(start, end), start, end };
}
