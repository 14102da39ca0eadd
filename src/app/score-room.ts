import { loaders } from 'content:roles/topics';
import type { InterviewRecord, RoomAnswer } from '../../machines/contracts/interview';
import type { TrainerAnswer, TrainerSession } from '../../machines/contracts/trainer';
import { type InterviewQuestion, questionOfTopic } from '../domain/interview/questions/question';
import { loadTopics } from '../domain/interview/roles';
import { roomScoresId } from '../domain/interview/room-scores';
import { answerId, sessionRemoved, sessionRestored } from '../features/interview-trainer/sessions-slice';
import { summarise } from './actors/trainer-engine';
import type { ScoreRoom } from './hooks';

/** Scores each answer of a room session by the trainer's rubric, and the whole. */
export async function scoreRoom(record: InterviewRecord): ReturnType<ScoreRoom> {
  const topics = new Map((await loadTopics(loaders, record.role.id)).map((topic) => [topic.id, topic]));
  const answered = record.answers.flatMap((answer, index): { question: InterviewQuestion; answer: TrainerAnswer }[] => {
    const topic = topics.get(record.questions[index]?.id ?? '');
    const text = textOf(answer);
    if (!topic || text === '') return [];
    return [
      {
        question: questionOfTopic(topic),
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
  const { answers, feedback } = summarise({ session, answers: answered.map(({ answer }) => answer) });
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

const textOf = ({ spoken, typed }: RoomAnswer): string =>
  [spoken.map(({ text }) => text).join(' '), typed]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n');

/** Time of speaking, of an answer that was only spoken: what was typed has no pace. */
function secondsOf({ spoken, typed }: RoomAnswer): number | null {
  if (typed.trim() !== '' || spoken.length === 0) return null;
  return Math.round(spoken.reduce((sum, { start, end }) => sum + (end - start), 0) / 1000) || null;
}
