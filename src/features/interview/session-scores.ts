import type { RoomAnswer } from '../../../machines/contracts/interview';
import { type AnswerScore, meanScore } from '../../domain/interview/room-scores';
import { deliveryNumbers } from './delivery';
import type { FiledSession } from './sessions-slice';

/** The figures of one answer, or of all. `null`: it could not be measured. */
export interface AnswerFigures {
  readonly score: number | null;
  readonly covered: number | null;
  readonly of: number | null;
  readonly pace: number | null;
  readonly fillers: number | null;
  /** Milliseconds of answering. */
  readonly time: number;
}

/** What was said and typed, as one text. */
export const wordsOf = ({ spoken, typed }: RoomAnswer): string =>
  [spoken.map(({ text }) => text).join(' '), typed.trim()].filter(Boolean).join('\n');

/** Whether anything was said or typed. */
export const hasWords = ({ answers }: Pick<FiledSession, 'answers'>): boolean =>
  answers.some((answer) => wordsOf(answer) !== '');

export function figuresOfAnswer(session: FiledSession, index: number): AnswerFigures {
  const answer = session.answers[index];
  const short: AnswerScore | undefined = session.scores?.answers[index];
  const judged = short?.kind === 'score' ? short : null;
  const delivery = answer ? deliveryNumbers(answer, session.language) : { pace: null, fillers: null };
  return {
    score: judged?.score ?? null,
    covered: judged?.covered ?? null,
    of: judged?.of ?? null,
    ...delivery,
    time: answer ? answer.spent - answer.prepared : 0,
  };
}

const sum = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0);
};

/** The whole session: the mean score and pace, what was covered in all, all fillers, all the time. */
export function totalOf(session: FiledSession): AnswerFigures {
  const each = session.answers.map((_, index) => figuresOfAnswer(session, index));
  const paces = each.flatMap(({ pace }) => (pace === null ? [] : [pace]));
  return {
    score: session.scores ? meanScore(session.scores) : null,
    covered: sum(each.map(({ covered }) => covered)),
    of: sum(each.map(({ of }) => of)),
    pace: paces.length === 0 ? null : Math.round(paces.reduce((all, one) => all + one, 0) / paces.length),
    fillers: sum(each.map(({ fillers }) => fillers)),
    time: each.reduce((all, { time }) => all + time, 0),
  };
}

/** Why an answer has no score. */
export const NO_SCORE: Readonly<Record<Extract<AnswerScore, { kind: 'none' }>['why'], string>> = {
  empty: 'no answer',
  'too-short': 'too short to judge',
  'other-language': 'not in English',
  unknown: 'its question has changed',
};
