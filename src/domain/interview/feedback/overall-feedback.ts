import { counted, listed, quoted } from '../../report/words';
import { bandOf, CRITERIA, INTERVIEW_RUBRIC_VERSION } from '../answer/rubric';
import type { CriterionId, Evaluation, ScoreBand } from '../answer/types';
import type { QuestionCategory } from '../types';
import type { FeedbackPoint, FeedbackQuote, InterviewSession, OverallFeedback, SessionAnswer } from './types';

/** A habit is a strength from this share of its points on, and wants work below the other. */
const STRONG = 0.75;
const WEAK = 0.6;
/** At most this many points of each kind, and quotes behind each. */
const POINTS = 4;
const QUOTES = 3;

const PRAISE: Readonly<Record<CriterionId, string>> = {
  relevance: 'You stay with the question.',
  concepts: 'You speak of what is looked for.',
  story: 'You tell what happened from the situation to the result.',
  specifics: 'You are specific: your own actions, names, examples.',
  numbers: 'You back what you say with figures.',
  structure: 'You guide the listener through your answer.',
  length: 'Your answers have a good length.',
  wording: 'You speak with confidence, with few hedges and fillers.',
};

const WORK: Readonly<Record<CriterionId, string>> = {
  relevance: 'Answer the question that was asked, in the first sentence.',
  concepts: 'Say more of what matters to each question, with a reason or an example for each point.',
  story: 'Tell the whole story: situation, task, your action, result.',
  specifics: 'Be more specific: what you yourself did, with which tools, with whom.',
  numbers: 'Give figures: how many, how long, before and after.',
  structure: 'Guide the listener with words such as first, because and in the end.',
  length: 'Take about a minute for each answer, 100 to 160 words.',
  wording: 'Leave out hedges and fillers; pause instead.',
};

const EXERCISES: Readonly<Record<CriterionId, string>> = {
  relevance: 'Before you speak, repeat to yourself what was asked, and begin with the answer to just that.',
  concepts: 'Write three points on each weak topic from its outline, and say each aloud with a reason.',
  story: 'Write two stories from your work in four lines each, situation, task, action, result, and tell them aloud.',
  specifics: 'Go through your answers and put a name or a step of your own in place of each general word.',
  numbers: 'Collect five figures from your own work that you can stand by, and use one in each answer.',
  structure: 'Practise saying three points with first, then and in the end.',
  length: 'Practise with the clock: main point within 20 seconds, done within a minute or a little more.',
  wording: 'Record one answer, count the fillers, and say it again with silent pauses.',
};

const SUMMARIES: Readonly<Record<ScoreBand, string>> = {
  strong: 'Most of your answers cover their questions fully and in particulars.',
  solid: 'Your answers cover most of what was asked; a few parts are thin or general.',
  partial: 'Your answers cover part of what was asked, or cover it in general words.',
  thin: 'Your answers touch the questions but say little that could be pictured or checked.',
  weak: 'Little of what interviewers look for was recognised in your answers.',
};

const CATEGORY_NAMES: Readonly<Record<QuestionCategory, string>> = {
  behavioral: 'behavioural',
  technical: 'technical',
  situational: 'situational',
};

/** One evaluated answer and its number. */
interface Judged extends SessionAnswer {
  readonly evaluation: Evaluation;
  readonly number: number;
}

/**
 * Feedback on a whole practice interview, made from its evaluations alone: the same session gives the same feedback.
 * Questions without an evaluated answer are counted and named, and move no figure.
 */
export function overallFeedback(session: InterviewSession): OverallFeedback {
  const judged = session.answers.flatMap((answer, at): Judged[] =>
    answer.evaluation?.kind === 'evaluation' ? [{ ...answer, evaluation: answer.evaluation, number: at + 1 }] : [],
  );
  const score = judged.length === 0 ? null : mean(judged.map(({ evaluation }) => evaluation.score));
  const habits = habitsOf(judged);
  const strengths = habits.filter(({ share }) => share >= STRONG).sort((a, b) => b.share - a.share);
  const work = habits.filter(({ share }) => share < WEAK).sort((a, b) => b.lost - a.lost);
  const byTopic = grouped(judged, ({ question }) => question.topic).map(([topic, rest]) => ({ topic, ...rest }));
  const byCategory = grouped(judged, ({ question }) => question.category).map(([category, rest]) => ({
    category,
    ...rest,
  }));
  return {
    rubricVersion: INTERVIEW_RUBRIC_VERSION,
    score,
    evaluated: judged.length,
    asked: session.answers.length,
    summary: summaryOf(session, judged, score, byCategory),
    strengths: [...bestAnswer(judged), ...strengths.slice(0, POINTS - 1).map((habit) => praise(habit, judged))],
    improvements: [...work.slice(0, POINTS - 1).map((habit) => toWorkOn(habit, judged)), ...missedMost(judged)],
    recommendation: recommendationOf(
      judged,
      work[0]?.id ?? habits.sort((a, b) => b.lost - a.lost)[0]?.id,
      byTopic,
      score,
    ),
    byTopic,
    byCategory,
  };
}

interface Habit {
  readonly id: CriterionId;
  /** Share of its points, over all answers that have the criterion. */
  readonly share: number;
  readonly lost: number;
}

function habitsOf(judged: readonly Judged[]): Habit[] {
  return CRITERIA.flatMap(({ id }): Habit[] => {
    const rows = judged.flatMap(({ evaluation }) => evaluation.criteria.filter((criterion) => criterion.id === id));
    const most = rows.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    const points = rows.reduce((sum, row) => sum + row.points, 0);
    return most === 0 ? [] : [{ id, share: points / most, lost: most - points }];
  });
}

const mean = (values: readonly number[]) => Math.round((10 * values.reduce((a, b) => a + b, 0)) / values.length) / 10;

function grouped<K>(judged: readonly Judged[], keyOf: (answer: Judged) => K): [K, { score: number; count: number }][] {
  const groups = new Map<K, number[]>();
  for (const answer of judged) {
    const key = keyOf(answer);
    groups.set(key, [...(groups.get(key) ?? []), answer.evaluation.score]);
  }
  return [...groups].map(([key, scores]) => [key, { score: mean(scores), count: scores.length }]);
}

function summaryOf(
  { answers, role }: InterviewSession,
  judged: readonly Judged[],
  score: number | null,
  byCategory: OverallFeedback['byCategory'],
): string {
  const of = role.trim() === '' ? '' : ` for ${quoted(role, 60)}`;
  const left = answers.length - judged.length;
  const rest =
    left === 0
      ? ''
      : ` ${counted(left, 'question')} ${left === 1 ? 'has' : 'have'} no evaluated answer and ${left === 1 ? 'does' : 'do'} not count.`;
  if (score === null)
    return `You were asked ${counted(answers.length, 'question')}${of}.${rest} There is nothing to sum up yet.`;
  const kinds = byCategory.map((row) => `${CATEGORY_NAMES[row.category]} ${row.score.toFixed(1)}`);
  return `${SUMMARIES[bandOf(score)]} Over ${counted(judged.length, 'answer')}${of} the mean is ${score.toFixed(1)} of 10 (${kinds.join(', ')}), for coverage, structure, specifics and delivery and not for truth.${rest}`;
}

function bestAnswer(judged: readonly Judged[]): FeedbackPoint[] {
  const best = [...judged].sort((a, b) => b.evaluation.score - a.evaluation.score)[0];
  if (!best || best.evaluation.score < 6) return [];
  const strongest = [...best.evaluation.criteria].sort((a, b) => b.points - a.points)[0];
  return [
    {
      text: `Your best answer is question ${best.number}, on ${best.question.topic}, with ${best.evaluation.score.toFixed(1)} of 10.`,
      quotes: quotesFrom(best, strongest?.id ?? 'concepts').slice(0, 1),
    },
  ];
}

function quotesFrom({ number, question, evaluation }: Judged, id: CriterionId): FeedbackQuote[] {
  const evidence = evaluation.criteria.find((criterion) => criterion.id === id)?.evidence ?? [];
  return evidence.map(({ quote }) => ({ number, question: question.question, quote }));
}

/** The quotes of the answers that won the largest share for this habit. */
function praise({ id }: Habit, judged: readonly Judged[]): FeedbackPoint {
  const ranked = byShare(judged, id).reverse();
  const quotes = ranked.slice(0, QUOTES).flatMap((answer) => {
    const quote = id === 'wording' ? undefined : quotesFrom(answer, id)[0];
    return quote ?? { number: answer.number, question: answer.question.question, quote: '' };
  });
  return { text: PRAISE[id], quotes };
}

/** The questions in which this habit cost most; for hedges and fillers also the words. */
function toWorkOn({ id }: Habit, judged: readonly Judged[]): FeedbackPoint {
  const quotes = byShare(judged, id)
    .slice(0, QUOTES)
    .map((answer): FeedbackQuote => {
      const words = id === 'wording' ? quotesFrom(answer, id)[0] : undefined;
      return words ?? { number: answer.number, question: answer.question.question, quote: '' };
    });
  return { text: WORK[id], quotes };
}

/** Answers that have the criterion, the smallest share first. */
function byShare(judged: readonly Judged[], id: CriterionId): Judged[] {
  const share = ({ evaluation }: Judged) => {
    const row = evaluation.criteria.find((criterion) => criterion.id === id);
    return row ? row.points / row.maxPoints : null;
  };
  return judged.filter((answer) => share(answer) !== null).sort((a, b) => (share(a) ?? 0) - (share(b) ?? 0));
}

function missedMost(judged: readonly Judged[]): FeedbackPoint[] {
  const weakest = [...judged].sort((a, b) => a.evaluation.score - b.evaluation.score)[0];
  if (!weakest || weakest.evaluation.missed.length === 0 || weakest.evaluation.score >= 8) return [];
  const { number, question, evaluation } = weakest;
  return [
    {
      text: `Question ${number}, on ${question.topic}, was your weakest. Missing there: ${listed(evaluation.missed, 4)}.`,
      quotes: [{ number, question: question.question, quote: '' }],
    },
  ];
}

function recommendationOf(
  judged: readonly Judged[],
  habit: CriterionId | undefined,
  byTopic: OverallFeedback['byTopic'],
  score: number | null,
): string {
  if (score === null || judged.length === 0 || habit === undefined)
    return 'Answer at least one question in a few sentences and have it evaluated; then there is something to build on.';
  const topics = [...byTopic]
    .sort((a, b) => a.score - b.score)
    .slice(0, 2)
    .filter((topic) => topic.score < 8);
  const again =
    topics.length === 0
      ? 'Take a set with more questions next.'
      : `Practise ${listed(topics.map(({ topic }) => topic))} again next.`;
  return `${again} ${EXERCISES[habit]}`;
}
