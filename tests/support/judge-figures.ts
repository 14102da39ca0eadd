import bank from 'content:bank-words';
import content from 'content:questions';
import { loaders } from 'content:roles/topics';
import { evaluateAnswer } from '../../src/domain/interview/answer/evaluate-answer';
import type { AnswerEvaluation } from '../../src/domain/interview/answer/types';
import { type InterviewQuestion, questionOfTopic } from '../../src/domain/interview/questions/question';
import { loadTopics } from '../../src/domain/interview/roles';
import {
  answerAreas,
  type Half,
  type LabelledAnswer,
  type LabelledQuestion,
  labelledAnswers,
} from './labelled-answers';

/** A labelled answer with what the judge says of it. */
export interface Judged {
  readonly label: LabelledAnswer;
  readonly evaluation: AnswerEvaluation;
  readonly score: number;
  readonly words: number;
}

export interface JudgedQuestion {
  readonly name: string;
  readonly area: string;
  readonly question: InterviewQuestion;
  readonly answers: readonly Judged[];
}

/** How many of how many. */
export interface Share {
  readonly right: number;
  readonly all: number;
}

export interface JudgeFigures {
  readonly ordered: Share;
  readonly ownWords: Share;
  readonly stuffed: Share;
  readonly offTopic: Share;
  /** Mean difference in points of two good answers to one question. */
  readonly apart: number;
  /** Of the concepts listed as missing that have a label: those that are lacking. */
  readonly missing: Share;
  /** Of the concepts that are lacking: those that are listed. */
  readonly missingFound: Share;
  /** Of the concepts held: those that are heard. */
  readonly heard: Share;
}

/** The question of the banks that a labelled file is about. @throws RangeError where there is none */
export async function questionOf(one: LabelledQuestion): Promise<InterviewQuestion> {
  if ('role' in one) {
    const found = (await loadTopics(loaders, one.role)).find(({ topic }) => topic === one.topic);
    if (found) return questionOfTopic(found);
  } else {
    const banks = { ...content, introduction: [content.introduction] };
    const found = banks[one.bank].find(({ id }) => id === one.topic);
    if (found) return { ...found, from: 'behavioural' };
  }
  throw new RangeError(`There is no question ${one.name}`);
}

/** Every labelled answer of a half, judged under its question; of all areas, or of those that are named. */
export async function judgedHalf(half: Half, areas: readonly string[] = answerAreas()): Promise<JudgedQuestion[]> {
  const files = areas.flatMap((area) => labelledAnswers(area, [half]));
  return Promise.all(
    files.map(async (one) => {
      const question = await questionOf(one);
      const answers = one.answers.map((label): Judged => {
        const evaluation = evaluateAnswer({ question, answer: label.text, bank });
        return { label, evaluation, score: evaluation.score, words: label.text.trim().split(/\s+/).length };
      });
      return { name: one.name, area: one.area, question, answers };
    }),
  );
}

type Pair = readonly [high: Judged, low: Judged];

/** Pairs of answers to one question of which the first is labelled better. */
export const pairsOf = ({ answers }: JudgedQuestion): Pair[] =>
  answers.flatMap((high) =>
    answers.flatMap((low): Pair[] =>
      high.label.tier !== null && low.label.tier !== null && high.label.tier > low.label.tier ? [[high, low]] : [],
    ),
  );

const inOwnWords = ({ label }: Judged) =>
  label.tier === 3 && (label.kind === 'own-words' || label.kind === 'transcript');
const isGood = ({ label }: Judged) => label.tier === 3;

/** How well a value that each answer has orders them; by default the score. */
export function orderedBy(
  all: readonly JudgedQuestion[],
  value: (answer: Judged) => number,
): Omit<JudgeFigures, 'missing' | 'missingFound' | 'heard'> {
  const pairs = all.flatMap(pairsOf);
  const share = (rows: readonly Pair[]): Share => ({
    right: rows.filter(([high, low]) => value(high) > value(low)).length,
    all: rows.length,
  });
  const apart = all.flatMap(({ answers }) => {
    const good = answers.filter(isGood).map(value);
    return good.flatMap((a, at) => good.slice(at + 1).map((b) => Math.abs(a - b)));
  });
  return {
    ordered: share(pairs),
    ownWords: share(pairs.filter(([high]) => inOwnWords(high))),
    stuffed: share(pairs.filter(([, low]) => low.label.kind === 'stuffed')),
    offTopic: share(pairs.filter(([, low]) => low.label.kind === 'off-topic')),
    apart: apart.reduce((sum, one) => sum + one, 0) / Math.max(1, apart.length),
  };
}

export function figuresOf(all: readonly JudgedQuestion[]): JudgeFigures {
  const rows = all.flatMap(({ answers }) => answers);
  const sum = (count: (row: Judged, missed: ReadonlySet<string>) => number) =>
    rows.reduce((total, row) => total + count(row, missedBy(row)), 0);
  const lacking = sum(({ label }, missed) => label.lacks.filter((one) => missed.has(one)).length);
  const holding = sum(({ label }, missed) => label.holds.filter((one) => missed.has(one)).length);
  return {
    ...orderedBy(all, ({ score }) => score),
    missing: { right: lacking, all: lacking + holding },
    missingFound: { right: lacking, all: sum(({ label }) => label.lacks.length) },
    heard: {
      right: sum((row) => row.label.holds.filter((one) => heardBy(row).has(one)).length),
      all: sum(({ label }) => label.holds.length),
    },
  };
}

/** Labels that the evaluation lists as missing; a part of a story stands for the concept of its name. */
export function missedBy({ evaluation, label }: Judged): ReadonlySet<string> {
  if (evaluation.kind === 'no-evaluation') return new Set();
  const missed = evaluation.missed.map((one) => one.toLowerCase());
  return new Set(
    [...label.holds, ...label.lacks].filter((one) => missed.some((other) => isSame(other, one.toLowerCase()))),
  );
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  situation: ['the scene', 'scene', 'context', 'the situation'],
  task: ['goal', 'the goal', 'the task'],
  action: ['action taken', 'your own part', 'my own part', 'own part'],
  result: ['outcome', 'the outcome', 'the result', 'how it ended'],
};
const isSame = (missed: string, label: string) => missed === label || (PARTS[missed]?.includes(label) ?? false);

const heardBy = ({ evaluation }: Judged): ReadonlySet<string> =>
  new Set(
    evaluation.kind === 'no-evaluation'
      ? []
      : evaluation.concepts.filter(({ status }) => status !== 'missed').map(({ label }) => label),
  );

const percent = ({ right, all }: Share) => `${((100 * right) / Math.max(1, all)).toFixed(1)} % (${right} of ${all})`;

/** The figures as rows of a table: name, the judge's, by length alone. */
export function tableOf(
  all: readonly JudgedQuestion[],
): readonly (readonly [name: string, judge: string, length: string])[] {
  const judge = figuresOf(all);
  const length = orderedBy(all, ({ words }) => words);
  return [
    ['ordered', percent(judge.ordered), percent(length.ordered)],
    ['own words', percent(judge.ownWords), percent(length.ownWords)],
    ['stuffed', percent(judge.stuffed), percent(length.stuffed)],
    ['off-topic', percent(judge.offTopic), percent(length.offTopic)],
    ['two good answers apart', judge.apart.toFixed(2), ''],
    ['missing right', percent(judge.missing), ''],
    ['missing found', percent(judge.missingFound), ''],
    ['held and heard', percent(judge.heard), ''],
  ];
}
