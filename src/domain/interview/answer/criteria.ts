import { counted } from '../../report/words';
import { APP_LANGUAGE } from '../../speech/languages';
import type { InterviewQuestion } from '../questions/question';
import { type Coverage, coverageOf } from './concepts';
import { evidenceAt, findPhrases, phraseIndex } from './phrases';
import { type Reading, readAgainst } from './reading';
import { OFF_TOPIC, ON_TOPIC, type Relevance, relevanceOf } from './relevance';
import { type AnswerKind, CEILINGS, CRITERIA, ENOUGH_CONCEPTS, kindOf, PART_SHARES, POINTS, ROW_SHARE } from './rubric';
import { numbersIn, type Specifics, specificsOf } from './specifics';
import type { SpokenAnswer } from './spoken-answer';
import { responseOf, storyOf } from './story';
import type {
  AnswerCeiling,
  AnswerEvidence,
  ConceptFinding,
  CriterionId,
  CriterionResult,
  StoryFinding,
  StoryPart,
} from './types';
import { CONNECTORS, HEDGES } from './word-lists';

/** Everything that was found out about one answer. */
export interface Findings {
  readonly kind: AnswerKind;
  readonly reading: Reading;
  readonly coverage: Coverage;
  readonly relevance: Relevance;
  readonly story: readonly StoryFinding[];
  readonly specifics: Specifics;
  readonly numbers: readonly AnswerEvidence[];
  readonly hedges: number;
  readonly fillers: number;
  readonly criteria: readonly CriterionResult[];
  readonly ceiling: AnswerCeiling | null;
}

interface Share {
  readonly share: number;
  readonly says: string;
  readonly evidence: readonly AnswerEvidence[];
}

const CONNECTOR_INDEX = phraseIndex(CONNECTORS);
const HEDGE_INDEX = phraseIndex(HEDGES);
/** At most this many quotes stand behind one criterion. */
const QUOTES = 12;
/** Answers with a greater share of their words in lists of terms are not answers. */
const MOSTLY_LISTS = 0.6;

/** Length in words by which the points for it are shared out: none, whole from, whole to, two fifths. */
export const LENGTHS = { none: 10, from: 70, to: 260, much: 500 } as const;

/** Judges an answer by every criterion. Pure. */
export function judge(question: InterviewQuestion, answer: SpokenAnswer): Findings {
  const kind = kindOf(question);
  const reading = readAgainst(question, answer);
  const named = coverageOf(reading);
  const relevance = relevanceOf(reading, named, kind);
  const numbers = numbersIn(reading);
  const story = kind === 'story' ? storyOf(reading, numbers.evidence) : kind === 'situation' ? responseOf(reading) : [];
  const coverage = withStory(named, story);
  const specifics = specificsOf(reading, kind);
  const length = lengthShare(reading.words);
  const hedges = hedgesIn(reading);
  const fillers = fillersIn(reading);
  const gate = gateOf(relevance.share);
  const shares: Readonly<Record<CriterionId, Share>> = {
    relevance: {
      share: gate * Math.min(1, length * 3),
      says:
        gate === 0
          ? 'Speaks about something other than the question.'
          : gate < 1
            ? 'Touches the question.'
            : 'Stays with the question.',
      evidence: relevance.evidence,
    },
    concepts: conceptShare(coverage),
    story: storyShare(story),
    specifics: { ...specifics, says: specificsSay(specifics, kind) },
    numbers: {
      ...numbers,
      says: numbers.evidence.length === 0 ? 'Gives no figure.' : `Gives ${counted(numbers.evidence.length, 'figure')}.`,
    },
    structure: structureShare(reading),
    length: { share: length, says: `Has ${counted(reading.words, 'word')} in sentences that count.`, evidence: [] },
    wording: wordingShare(reading, hedges, fillers, length),
  };
  const points = pointsFor(kind, question);
  const criteria = CRITERIA.filter(({ id }) => points[id] > 0).map(({ id, title }): CriterionResult => {
    const { share, says, evidence } = shares[id];
    const maxPoints = points[id];
    const kept = id === 'relevance' || id === 'concepts' ? share : share * gate;
    return { id, title, points: rounded(kept * maxPoints), maxPoints, says, evidence: evidence.slice(0, QUOTES) };
  });
  const ceiling = ceilingOf(reading, relevance, kind, story);
  return {
    kind,
    reading,
    coverage,
    relevance,
    story,
    specifics,
    numbers: numbers.evidence,
    hedges: hedges.length,
    fillers: fillers.length,
    criteria,
    ceiling,
  };
}

/** 0 to 10, one decimal: the points won, not above the ceiling. */
export function scoreOf({ criteria, ceiling }: Findings): number {
  const points = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
  return Math.round(Math.min(points, ceiling?.limit ?? 10) * 10) / 10;
}

const PART_LABELS: Readonly<Record<StoryPart, RegExp>> = {
  situation: /^(?:the )?(?:situation|scene|context)$/i,
  task: /^(?:the )?(?:task|goal)$/i,
  action: /^(?:action(?: taken)?|(?:my|your own|own) part)$/i,
  result: /^(?:the )?(?:result|outcome|how it ended)$/i,
};

/** A concept that is a part of the story is there when the story has that part. */
function withStory(coverage: Coverage, story: readonly StoryFinding[]): Coverage {
  let { credit } = coverage;
  const findings = coverage.findings.map((finding): ConceptFinding => {
    const part = story.find((row) => row.share > 0 && PART_LABELS[row.part].test(finding.label));
    const evidence = part?.evidence[0];
    if (finding.status !== 'missed' || !part || !evidence) return finding;
    credit += part.share;
    return { label: finding.label, status: part.share === 1 ? 'explained' : 'named', evidence };
  });
  return { ...coverage, findings, credit };
}

/** Whether a concept's label and a part of the story are the same thing. */
export const isPart = (label: string, part: StoryPart) => PART_LABELS[part].test(label);

/** A question that came without concepts shares their points out among the rest, in proportion; the sum stays 10. */
function pointsFor(kind: AnswerKind, { concepts }: InterviewQuestion): Readonly<Record<CriterionId, number>> {
  const points = POINTS[kind];
  if (concepts.length > 0) return points;
  const factor = 10 / (10 - points.concepts);
  const scaled = CRITERIA.map(({ id }) => [id, id === 'concepts' ? 0 : points[id] * factor] as const);
  return Object.fromEntries(scaled) as Record<CriterionId, number>;
}

const rounded = (points: number) => Math.round(points * 100) / 100;

/** 0 for another subject, 1 on the question, even in between from a third on. */
function gateOf(share: number): number {
  if (share < OFF_TOPIC) return 0;
  return Math.min(1, 0.3 + (0.7 * (share - OFF_TOPIC)) / (ON_TOPIC - OFF_TOPIC));
}

function lengthShare(words: number): number {
  const { none, from, to, much } = LENGTHS;
  if (words < from) return Math.max(0, (words - none) / (from - none));
  return words <= to ? 1 : Math.max(0.4, 1 - (0.6 * (words - to)) / (much - to));
}

function conceptShare({ findings, credit, rowCredit }: Coverage): Share {
  const found = findings.filter(({ status }) => status !== 'missed');
  const enough = Math.max(1, Math.ceil(findings.length * ENOUGH_CONCEPTS));
  return {
    share: Math.min(1, credit / enough + Math.min(ROW_SHARE, rowCredit / enough)),
    says: `Covers ${found.length} of ${counted(findings.length, 'point')} that matter, ${found.filter(({ status }) => status === 'explained').length} of them explained.`,
    evidence: found.flatMap(({ evidence }) => evidence ?? []).sort((a, b) => a.start - b.start),
  };
}

function storyShare(story: readonly StoryFinding[]): Share {
  const found = story.filter(({ share }) => share > 0).map(({ part }) => part);
  return {
    share: story.reduce((sum, { part, share }) => sum + share * PART_SHARES[part], 0),
    says: found.length === 0 ? 'Tells no part of the story.' : `Tells ${found.join(', ')}.`,
    evidence: story.flatMap(({ evidence }) => evidence).sort((a, b) => a.start - b.start),
  };
}

function specificsSay({ deeds, names }: Specifics, kind: AnswerKind): string {
  const told = kind === 'situation' ? counted(deeds, 'step') : counted(deeds, 'own action');
  return kind === 'technical'
    ? `Names ${counted(names, 'thing')} of its own.`
    : `Tells ${told} and ${counted(names, 'name')}.`;
}

/** Sentences and joining words: four of each are whole. */
function structureShare(reading: Reading): Share {
  const { text, sentences } = reading;
  const whole = sentences.filter(({ counts }) => counts).length;
  const seen = new Set<string>();
  const evidence: AnswerEvidence[] = [];
  for (const { phrase, from, to } of findPhrases(text.tokens, CONNECTOR_INDEX)) {
    const token = text.tokens[from];
    if (!token?.own || seen.has(phrase) || !sentences[token.sentence]?.counts) continue;
    seen.add(phrase);
    evidence.push(evidenceAt(text, from, to));
  }
  return {
    share: 0.4 * Math.min(1, whole / 4) + 0.6 * Math.min(1, seen.size / 4),
    says: `Has ${counted(whole, 'sentence')} and ${counted(seen.size, 'joining word')}.`,
    evidence,
  };
}

function hedgesIn({ text }: Reading): AnswerEvidence[] {
  const hits = findPhrases(text.tokens, HEDGE_INDEX).filter(({ from }) => !text.tokens[from]?.repeated);
  return hits.map(({ from, to }) => evidenceAt(text, from, to));
}

function fillersIn({ text }: Reading): AnswerEvidence[] {
  const repeated = text.tokens.filter((token) => token.repeated);
  const dropped = new Set(repeated.map(({ start }) => start));
  return APP_LANGUAGE.fillers(text.raw)
    .filter(({ start }) => !dropped.has(start))
    .map(({ start, end }) => ({ quote: text.raw.slice(start, end), start, end }));
}

/** Whole up to 1.5 hedges and 2 fillers in a hundred words, none from 6 of either. */
function wordingShare(
  reading: Reading,
  hedges: readonly AnswerEvidence[],
  fillers: readonly AnswerEvidence[],
  length: number,
): Share {
  const total = reading.text.tokens.filter(({ own }) => own).length;
  const per100 = (count: number) => (100 * count) / Math.max(total, 30);
  const share = (rate: number, free: number) => Math.min(1, Math.max(0, 1 - (rate - free) / (6 - free)));
  return {
    share: (0.5 * share(per100(hedges.length), 1.5) + 0.5 * share(per100(fillers.length), 2)) * Math.min(1, length * 2),
    says: `Has ${counted(hedges.length, 'hedge')} and ${counted(fillers.length, 'filler')}.`,
    evidence: [...hedges, ...fillers.filter((f) => !hedges.some((h) => h.start < f.end && f.start < h.end))].sort(
      (a, b) => a.start - b.start,
    ),
  };
}

/** The lowest ceiling that applies. */
function ceilingOf(
  reading: Reading,
  { share }: Relevance,
  kind: AnswerKind,
  story: readonly StoryFinding[],
): AnswerCeiling | null {
  if (share < OFF_TOPIC)
    return {
      id: 'off-topic',
      limit: CEILINGS['off-topic'],
      reason: 'Hardly anything in the answer is about the question.',
    };
  if (reading.listed >= MOSTLY_LISTS)
    return {
      id: 'terms-without-sentences',
      limit: CEILINGS['terms-without-sentences'],
      reason: 'Most of the answer is a list of terms and not sentences that say something about them.',
    };
  if (kind === 'story' && story.find(({ part }) => part === 'action')?.share === 0)
    return {
      id: 'no-own-story',
      limit: CEILINGS['no-own-story'],
      reason: 'The question asks for something you did, and the answer names no action of yours.',
    };
  return null;
}
