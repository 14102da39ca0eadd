import { type Deed, deedsOf, different, quotesOf, stepsOf } from './deeds';
import { evidenceAt, findPhrases, type PhraseIndex, phraseIndex } from './phrases';
import type { Reading } from './reading';
import type { AnswerText } from './text';
import type { AnswerEvidence, StoryFinding, StoryPart } from './types';
import { SITUATION_CUES, STORY_CUES } from './word-lists';

type CuePart = Exclude<StoryPart, 'action'>;
type Cues = Readonly<Record<CuePart, PhraseIndex>>;

const indexed = (cues: Readonly<Record<CuePart, readonly string[]>>): Cues => ({
  situation: phraseIndex(cues.situation),
  task: phraseIndex(cues.task),
  result: phraseIndex(cues.result),
});

const PAST = indexed(STORY_CUES);
const SUPPOSED = indexed(SITUATION_CUES);

/** A figure is quoted with this many words on each side. */
const AROUND = 3;
/** Up to this many places back one part. */
const PLACES = 3;

/**
 * The parts of an answer about the past. Situation, task and result are shown by their usual wordings: two different
 * ones are whole, one is half, and so is a result that comes in the first half only. Action is shown by what the
 * speaker did: three different deeds are whole, one is half; deeds of "we" count half. A figure near the end is half a result.
 */
export function storyOf(reading: Reading, numbers: readonly AnswerEvidence[]): StoryFinding[] {
  const deeds = different(deedsOf(reading));
  const weight = deeds.reduce((sum, { subject }) => sum + (subject === 'i' ? 1 : 0.5), 0);
  return [
    cued(reading, PAST, 'situation'),
    cued(reading, PAST, 'task'),
    action(reading, deeds, weight >= 3 ? 1 : weight >= 1 ? 0.5 : 0),
    withFigure(reading, cued(reading, PAST, 'result'), numbers),
  ];
}

/**
 * The parts of an answer about what one would do: finding out first, saying what matters most, steps (four different
 * ones are whole, two are half), and making sure afterwards.
 */
export function responseOf(reading: Reading): StoryFinding[] {
  const steps = different([...stepsOf(reading), ...deedsOf(reading)]).sort((a, b) => a.from - b.from);
  return [
    cued(reading, SUPPOSED, 'situation'),
    cued(reading, SUPPOSED, 'task'),
    action(reading, steps, steps.length >= 4 ? 1 : steps.length >= 2 ? 0.5 : 0),
    cued(reading, SUPPOSED, 'result'),
  ];
}

function cued(reading: Reading, cues: Cues, part: CuePart): StoryFinding {
  const { tokens } = reading.text;
  const seen = new Set<string>();
  let late = part !== 'result';
  const evidence: AnswerEvidence[] = [];
  for (const { phrase, from, to } of findPhrases(tokens, cues[part])) {
    const token = tokens[from];
    if (!token?.own || !reading.sentences[token.sentence]?.counts) continue;
    seen.add(phrase);
    late ||= from * 2 >= tokens.length;
    if (evidence.length < PLACES) evidence.push(evidenceAt(reading.text, from, to));
  }
  return { part, share: seen.size === 0 ? 0 : seen.size > 1 && late ? 1 : 0.5, evidence };
}

/** A figure in the last third of a story shows a result as well as words do. */
function withFigure({ text }: Reading, found: StoryFinding, numbers: readonly AnswerEvidence[]): StoryFinding {
  const figure = numbers.find(({ start }) => start * 3 >= text.raw.length * 2);
  if (!figure || found.share === 1 || found.evidence.some(({ start, end }) => start < figure.end && figure.start < end))
    return found;
  const evidence = [...found.evidence, inContext(figure, text)].sort((a, b) => a.start - b.start);
  return { part: 'result', share: found.share + 0.5, evidence };
}

/** A figure with the words around it, within its clause: a bare "four" tells nobody anything. */
function inContext({ start, end }: AnswerEvidence, { raw, tokens }: AnswerText): AnswerEvidence {
  const joined = (at: number) =>
    tokens[at]?.sentence === tokens[at + 1]?.sentence &&
    /^[^,;()]*$/.test(raw.slice(tokens[at]?.end, tokens[at + 1]?.start));
  let from = tokens.findIndex((token) => token.end > start);
  let to = tokens.findLastIndex((token) => token.start < end);
  for (let k = 0; k < AROUND && from > 0 && joined(from - 1); k += 1) from -= 1;
  for (let k = 0; k < AROUND && to + 1 < tokens.length && joined(to); k += 1) to += 1;
  const [first, last] = [Math.min(start, tokens[from]?.start ?? start), Math.max(end, tokens[to]?.end ?? end)];
  return { quote: raw.slice(first, last), start: first, end: last };
}

function action(reading: Reading, deeds: readonly Deed[], share: number): StoryFinding {
  return { part: 'action', share, evidence: share === 0 ? [] : quotesOf(reading, deeds).slice(0, PLACES * 2) };
}
