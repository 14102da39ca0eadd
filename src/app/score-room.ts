import type { InterviewRecord } from '../../machines/contracts/interview';
import type { TrainerAnswer, TrainerSession } from '../../machines/contracts/trainer';
import type { InterviewQuestion } from '../domain/interview/questions/question';
import { roomScoresId } from '../domain/interview/room-scores';
import { answerId, sessionRemoved, sessionRestored } from '../features/interview-trainer/sessions-slice';
import { summarise } from './actors/trainer-engine';
import type { ScoreRoom } from './hooks';
import { questionsAsked, secondsOf, textOf } from './judge-room';

/** Scores each answer of a room session by the trainer's rubric, and the whole. */
export async function scoreRoom(record: InterviewRecord): ReturnType<ScoreRoom> {
  const questions = await questionsAsked(record);
  const answered = record.answers.flatMap((answer, index): { question: InterviewQuestion; answer: TrainerAnswer }[] => {
    const question = questions[index];
    const text = textOf(answer);
    if (!question || text === '') return [];
    return [
      {
        question,
        answer: { text, seconds: secondsOf(answer), evaluation: null, evaluatedText: '', remark: null },
      },
    ];
  });
  if (answered.length === 0) return null;
  const session: TrainerSession = {
    id: roomScoresId(record.id),
    createdAt: record.begunAt,
    seed: record.id,
    role: record.role.name,
    jobDescription: '',
    resume: '',
    questions: answered.map(({ question }) => question),
    fromModel: 0,
    feedback: null,
    remark: null,
  };
  const { answers, feedback } = await summarise({ session, answers: answered.map(({ answer }) => answer) });
  const whole = {
    session: { ...session, feedback },
    answers: answers.map((answer, index) => ({
      ...answer,
      id: answerId(session.id, index),
      session: session.id,
      index,
    })),
  };
  return { session: session.id, add: sessionRestored(whole), remove: sessionRemoved(whole) };
}
