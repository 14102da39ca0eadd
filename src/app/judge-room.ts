import content from 'content:questions';
import { loaders } from 'content:roles/topics';
import type { InterviewRecord, RoomAnswer } from '../../machines/contracts/interview';
import type { BankWords } from '../domain/interview/answer/bank-words';
import { evaluateAnswer } from '../domain/interview/answer/evaluate-answer';
import { INTERVIEW_RUBRIC_VERSION } from '../domain/interview/answer/rubric';
import type { AnswerEvaluation } from '../domain/interview/answer/types';
import { isOfBank } from '../domain/interview/questions/bank-ids';
import { type InterviewQuestion, questionOfTopic } from '../domain/interview/questions/question';
import { bankQuestion } from '../domain/interview/questions/room-questions';
import { loadTopics } from '../domain/interview/roles';
import type { AnswerScore, RoomScores } from '../domain/interview/room-scores';
import { bankWords } from './bank-words';

/** What the room asked, as the judge takes it; `null` for a question that is not known any more. */
export async function questionsAsked({ role, questions }: InterviewRecord): Promise<(InterviewQuestion | null)[]> {
  const topics = Object.hasOwn(loaders, role.id) ? await loadTopics(loaders, role.id) : [];
  return questions.map(({ id }) => {
    if (isOfBank(id)) return bankQuestion(content, id);
    const topic = topics.find((one) => one.id === id);
    return topic ? questionOfTopic(topic) : null;
  });
}

/**
 * What the built-in judge says of each answer that was reached, in short. One after another, each in a task of its own: the
 * page can be used meanwhile.
 */
export async function judgeRoom(record: InterviewRecord): Promise<RoomScores> {
  const [questions, bank] = await Promise.all([questionsAsked(record), bankWords()]);
  const answers: AnswerScore[] = [];
  for (const [index, answer] of record.answers.entries()) {
    await new Promise((resolve) => setTimeout(resolve));
    answers.push(shortOf(judged(bank, record.language, questions[index] ?? null, answer), answer));
  }
  return { rubric: INTERVIEW_RUBRIC_VERSION, answers };
}

/** All that the judge says of one answer; `null` where there is nothing to say. */
export async function judgeAnswer(record: InterviewRecord, index: number): Promise<AnswerEvaluation | null> {
  const answer = record.answers[index];
  const question = (await questionsAsked(record))[index] ?? null;
  const found = answer ? judged(await bankWords(), record.language, question, answer) : null;
  return typeof found === 'string' ? null : found;
}

type NotJudged = 'unknown' | 'other-language';

function judged(
  bank: BankWords,
  language: string,
  question: InterviewQuestion | null,
  answer: RoomAnswer,
): AnswerEvaluation | NotJudged {
  const text = textOf(answer);
  if (text !== '' && !language.toLowerCase().startsWith('en')) return 'other-language';
  if (!question) return 'unknown';
  const seconds = secondsOf(answer);
  return evaluateAnswer({ question, answer: text, bank, ...(seconds === null ? {} : { seconds }) });
}

function shortOf(found: AnswerEvaluation | NotJudged, answer: RoomAnswer): AnswerScore {
  if (textOf(answer) === '') return { kind: 'none', why: 'empty' };
  if (typeof found === 'string') return { kind: 'none', why: found };
  if (found.kind === 'no-evaluation') return { kind: 'none', why: found.why };
  const { score, concepts } = found;
  return {
    kind: 'score',
    score,
    covered: concepts.filter(({ status }) => status !== 'missed').length,
    of: concepts.length,
  };
}

/** What was said and typed, as one text. */
export const textOf = ({ spoken, typed }: Pick<RoomAnswer, 'spoken' | 'typed'>): string =>
  [spoken.map(({ text }) => text).join(' '), typed]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');

/** Time of speaking, of an answer that was only spoken: what was typed has no pace. */
export function secondsOf({ spoken, typed }: RoomAnswer): number | null {
  if (typed.trim() !== '' || spoken.length === 0) return null;
  return Math.round(spoken.reduce((sum, { start, end }) => sum + (end - start), 0) / 1000) || null;
}
