import type { InterviewQuestion } from '../questions/question';
import type { BankWords } from './bank-words';
import { type Coverage, coverageOf } from './concepts';
import { type Contrast, contrastOf } from './contrast';
import { type Counted, type Found, saidOf } from './criteria-says';
import { fieldTalk } from './fields';
import { type Heard, hearConcept } from './hearing';
import { isMissing } from './missing';
import { LEFT, onQuestion } from './on-question';
import { type Reading, readAgainst } from './reading';
import { type Relevance, relevanceOf } from './relevance';
import { type AnswerKind, CEILINGS, CRITERIA, ENOUGH_CONCEPTS, kindOf, PART_SHARES, POINTS, ROW_SHARE } from './rubric';
import { allSaid, saidIn } from './said';
import { CRITERION_OF, type Signal, tellingSignals, WEIGHTS } from './signals';
import { numbersIn, type Specifics, specificsOf } from './specifics';
import type { SpokenAnswer } from './spoken-answer';
import { responseOf, storyOf } from './story';
import { type Telling, tellingOf } from './telling';
import type {
  AnswerCeiling,
  AnswerEvidence,
  ConceptFinding,
  CriterionId,
  CriterionResult,
  StoryFinding,
  StoryPart,
} from './types';
import { fillersIn, hedgesIn, sureShare } from './wording';

/** Everything that was found out about one answer. */
export interface Findings {
  readonly kind: AnswerKind;
  readonly reading: Reading;
  readonly coverage: Coverage;
  readonly relevance: Relevance;
  /** Labels of concepts that the answer surely lacks; those that it may have in other words are in neither list. */
  readonly missing: readonly string[];
  /** Labels of concepts that it may have. */
  readonly unsure: readonly string[];
  /** Parts of the story that it surely lacks. */
  readonly partsMissing: readonly StoryPart[];
  readonly story: readonly StoryFinding[];
  readonly specifics: Specifics;
  readonly telling: Telling;
  readonly numbers: readonly AnswerEvidence[];
  readonly hedges: number;
  readonly fillers: number;
  readonly heard: readonly Heard[];
  readonly signals: Readonly<Record<Signal, number>>;
  readonly contrast: Contrast;
  /** What the signs that were listed by hand say of whether it is on its question, 0 to 1. */
  readonly listed: number;
  /** What is left for rows of terms. */
  readonly rowGate: number;
  /** What is left of all points: less of an answer to something else, or of rows of terms. */
  readonly gate: number;
  readonly criteria: readonly CriterionResult[];
  readonly ceiling: AnswerCeiling | null;
}

/** At most this many quotes stand behind one criterion. */
const QUOTES = 12;
/** Answers with a greater share of their words in lists of terms are not answers. */
const MOSTLY_LISTS = 0.6;
/** From this share of words in lists on, points are taken off. */
const SOME_LISTS = 0.2;

/** Judges an answer by every criterion. Pure. */
export function judge(question: InterviewQuestion, answer: SpokenAnswer, bank: BankWords): Findings {
  const kind = kindOf(question);
  const reading = readAgainst(question, answer);
  const named = coverageOf(reading);
  const numbers = numbersIn(reading);
  const story = kind === 'story' ? storyOf(reading, numbers.evidence) : kind === 'situation' ? responseOf(reading) : [];
  const coverage = withStory(named, story);
  const said = saidIn(reading);
  const telling = tellingOf(reading);
  const heard = question.concepts.map(({ label }) => hearConcept(label, said, telling));
  const words = relevanceOf(reading, named, kind);
  const contrast = contrastOf(reading, bank);
  const onTopic = onQuestion(kind, {
    words: words.share,
    field: fieldTalk(reading, kind, said),
    heard,
    contrast,
    length: reading.words,
  });
  const relevance: Relevance = { ...words, share: onTopic.share };
  const rowGate = reading.listed >= MOSTLY_LISTS ? 0.1 : Math.min(1, (1 - reading.listed) / (1 - SOME_LISTS));
  const gate = onTopic.gate * rowGate;
  const specifics = specificsOf(reading, kind);
  const hedges = hedgesIn(reading);
  const fillers = fillersIn(reading);
  const signals: Readonly<Record<Signal, number>> = {
    ...tellingSignals(telling, heard, contrast, reading.words),
    onQuestion: 1,
    terms: conceptShare(coverage),
    parts: story.reduce((sum, one) => sum + one.share * PART_SHARES[one.part], 0),
    sure: sureShare(reading, hedges.length, fillers.length),
  };
  const found = { kind, reading, coverage, relevance, story, specifics, telling, signals, gate };
  const criteria = criteriaOf(question, found, { heard, numbers: numbers.evidence, hedges, fillers });
  const lacks = missingIn(coverage, found, criteria);
  return {
    ...found,
    ...lacks,
    heard,
    numbers: numbers.evidence,
    hedges: hedges.length,
    fillers: fillers.length,
    criteria,
    ceiling: ceilingOf(reading, onTopic.gate, kind, story),
    contrast,
    listed: onTopic.listed,
    rowGate,
  };
}

/** The points of each criterion: its signals by their weights, less what the gate takes off. */
function criteriaOf(question: InterviewQuestion, found: Found, sums: Counted): CriterionResult[] {
  const points = pointsFor(found.kind, question);
  return CRITERIA.filter(({ id }) => points[id] > 0).map(({ id, title }): CriterionResult => {
    const parts = Object.entries(WEIGHTS[found.kind]) as [Signal, number][];
    const own = parts.filter(([signal]) => CRITERION_OF[signal] === id);
    const most = own.reduce((sum, [, weight]) => sum + weight, 0);
    const won = own.reduce((sum, [signal, weight]) => sum + weight * found.signals[signal], 0);
    const maxPoints = points[id];
    const { says, evidence } = saidOf(id, found, sums);
    return {
      id,
      title,
      points: rounded((won / most) * maxPoints * found.gate),
      maxPoints,
      says,
      evidence: evidence.slice(0, QUOTES),
    };
  });
}

/** Concepts of which no form was met: those that are surely missing, and those that may be there in other words. */
function missingIn(
  coverage: Coverage,
  { telling, reading, signals, story }: Found,
  criteria: readonly CriterionResult[],
) {
  const score = criteria.reduce((sum, { points }) => sum + points, 0);
  const all = allSaid(reading);
  const told = { score, signals, sentences: sentencesOf(reading) };
  const open = coverage.findings.filter(({ status }) => status === 'missed').map(({ label }) => label);
  const missing = open.filter((label) => isMissing(hearConcept(label, all, telling), told));
  const parts = story
    .filter(({ share, part }) => share === 0 && isMissing(hearConcept(part, all, telling), told))
    .map(({ part }) => part);
  return { missing, unsure: open.filter((label) => !missing.includes(label)), partsMissing: parts };
}

function sentencesOf({ text, words }: Reading): number {
  const unlisted = text.tokens.filter(({ listed }) => !listed).length;
  return unlisted === 0 ? 1 : words / unlisted;
}

/** So many ways of saying a concept show that it was spoken of. */
const HEARD = 2;

/** The concepts that were found or surely are missing; those in between are left out. */
export function conceptsOf({ coverage, heard, missing }: Findings): ConceptFinding[] {
  return coverage.findings.flatMap((finding): ConceptFinding[] => {
    if (finding.status !== 'missed' || missing.includes(finding.label)) return [finding];
    const other = heard.some(({ label, cues }) => label === finding.label && cues >= HEARD);
    return other ? [{ label: finding.label, status: 'named', evidence: null }] : [];
  });
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

function conceptShare({ findings, credit, rowCredit }: Coverage): number {
  const enough = Math.max(1, Math.ceil(findings.length * ENOUGH_CONCEPTS));
  return Math.min(1, credit / enough + Math.min(ROW_SHARE, rowCredit / enough));
}

/** The lowest ceiling that applies. */
function ceilingOf(
  reading: Reading,
  onTopic: number,
  kind: AnswerKind,
  story: readonly StoryFinding[],
): AnswerCeiling | null {
  if (onTopic <= LEFT)
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
