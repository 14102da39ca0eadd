import { quoted } from '../../report/words';
import { counsel, onWhat } from './counsel';
import { type Findings, isPart } from './criteria';
import { resultFigure } from './result-figure';
import { PART_NAMES, RESPONSE_HINTS, STORY_HINTS } from './story-hints';
import type { AnswerEvidence, OutlinePoint } from './types';

/**
 * The answer's own words in the order of a strong answer, and what the question still asks for. Nothing is made up:
 * every point is either a quote or a hint.
 */
export function strongerOutline(findings: Findings): OutlinePoint[] {
  const { coverage, story, reading, missing, unsure } = findings;
  const parts = partPoints(findings);
  const points = coverage.findings.flatMap(({ label, status, evidence }): OutlinePoint[] => {
    if (story.some(({ part }) => isPart(label, part))) return [];
    if (missing.includes(label)) return [{ from: 'question', text: counsel(label, findings), evidence: null }];
    if (unsure.includes(label)) return [];
    if (status === 'named' && evidence)
      return [{ from: 'answer', text: `Explain ${label}: you only name it with ${quoted(evidence.quote)}.`, evidence }];
    const quote = evidence && story.length === 0 ? sentenceAround(evidence, reading) : null;
    return quote ? [{ from: 'answer', text: `On ${label}: keep ${quoted(quote.quote, 160)}`, evidence: quote }] : [];
  });
  const figure = resultFigure(findings);
  const proof: OutlinePoint[] = figure
    ? [{ from: 'answer', text: `Proof: keep ${quoted(figure.quote)}.`, evidence: figure }]
    : [];
  return [...parts, ...unique(points), ...proof];
}

/** Each part of the story with the sentence that shows it, no sentence twice; the result by what was said last. */
function partPoints(findings: Findings): OutlinePoint[] {
  const { story, kind, reading } = findings;
  const hints = kind === 'situation' ? RESPONSE_HINTS : STORY_HINTS;
  const used = new Set<number>();
  return story.map(({ part, evidence }): OutlinePoint => {
    const places = part === 'result' ? [...evidence].reverse() : evidence;
    const sentence = places.map((place) => sentenceAround(place, reading)).find(({ start }) => !used.has(start));
    const name = PART_NAMES[part];
    if (!sentence) return { from: 'question', text: `${name}, ${onWhat(findings)}: ${hints[part]}`, evidence: null };
    used.add(sentence.start);
    return { from: 'answer', text: `${name}: keep ${quoted(sentence.quote, 160)}`, evidence: sentence };
  });
}

/** Two concepts shown by one sentence are one point. */
function unique(points: readonly OutlinePoint[]): OutlinePoint[] {
  const seen = new Set<number>();
  return points.filter(({ from, evidence, text }) => {
    if (from === 'question' || !evidence || !text.startsWith('On ')) return true;
    return !seen.has(evidence.start) && seen.add(evidence.start);
  });
}

function sentenceAround({ start, end }: AnswerEvidence, { text }: Findings['reading']): AnswerEvidence {
  const sentence = text.sentences.find((s) => s.start <= start && s.end >= end);
  const [from, to] = sentence ? [sentence.start, sentence.end] : [start, end];
  return { quote: text.raw.slice(from, to), start: from, end: to };
}
