import { quoted } from '../../report/words';
import type { Findings } from './criteria';
import { saidOf, says } from './said';
import { VAGUE_WORDS } from './telling';
import type { AnswerEvidence } from './types';
import { COMMON_WORDS, FUNCTION_WORDS } from './word-lists';

/** Quotes inside advice are this long at most. */
const LONG = 60;

/** A sentence of empty words has so many, and such a share. */
const EMPTY = 3;
const MOSTLY_EMPTY = 0.2;

/** What the answer is about, in its own words: a name, else its longest word that carries a subject; else the topic. */
export function onWhat({ reading, specifics }: Findings): string {
  const { text, question } = reading;
  const name = specifics.evidence.find(({ quote }) => /^\p{Lu}/u.test(quote) && !/^I\b/.test(quote));
  if (name) return quoted(name.quote, 30);
  const words = text.tokens.filter(
    ({ text: word, own }) =>
      own && word.length > 4 && !FUNCTION_WORDS.has(word) && !COMMON_WORDS.has(word) && !VAGUE_WORDS.has(word),
  );
  const longest = words.reduce<(typeof words)[number] | null>(
    (best, word) => (best === null || word.text.length > best.text.length ? word : best),
    null,
  );
  return longest ? quoted(text.raw.slice(longest.start, longest.end), 30) : question.topic;
}

/** The sentence that says most in empty words. */
export function emptiest({ reading }: Findings): AnswerEvidence | null {
  const { text, question } = reading;
  const terms = new Set(question.concepts.flatMap(({ match }) => match.flatMap((form) => form.split(/[\s-]+/))));
  const scored = text.sentences.map(({ from, to, start, end }) => {
    const empty = text.tokens
      .slice(from, to)
      .filter(({ text: word, own }) => own && VAGUE_WORDS.has(word) && !terms.has(word)).length;
    return { quote: text.raw.slice(start, end), start, end, empty: empty / Math.max(4, to - from), count: empty };
  });
  const [worst] = scored
    .filter(({ count, empty }) => count >= EMPTY && empty >= MOSTLY_EMPTY)
    .sort((a, b) => b.empty - a.empty);
  return worst ? { quote: worst.quote, start: worst.start, end: worst.end } : null;
}

/** The sentence with the most in it that could be measured, and no figure. */
export function unmeasured({ reading }: Findings): AnswerEvidence | null {
  const { text } = reading;
  const bare = text.sentences
    .map(({ from, to, start, end, prose }, at) => ({ size: to - from, start, end, prose, number: text.numbers[at] }))
    .filter(({ prose, number }) => prose && number === null)
    .sort((a, b) => b.size - a.size)[0];
  return bare ? { quote: text.raw.slice(bare.start, bare.end), start: bare.start, end: bare.end } : null;
}

export const shortQuote = (evidence: AnswerEvidence | null): string | null =>
  evidence === null ? null : quoted(evidence.quote, LONG);

/** One sentence on what to say of a concept: what the outline says of it, tied to what the answer is about. */
export function counsel(label: string, findings: Findings): string {
  const { question } = findings.reading;
  const forms = question.concepts.find((concept) => concept.label === label)?.match ?? [];
  const sentence = (question.outline.match(/[^.!?]+[.!?]/g) ?? []).find((one) => {
    const said = saidOf(one);
    return forms.some((form) => says(said, form));
  });
  const hint = sentence
    ? ` The outline has: ${quoted(sentence.trim(), 120)}`
    : ` One sentence with a reason is enough.`;
  return `Say something on ${label}, with ${onWhat(findings)} as the example.${hint}`;
}
