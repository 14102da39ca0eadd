import content from 'content:questions';
import { bankQuestion, drawQuestions } from '../../domain/interview/questions/room-questions';
import type { InterviewRole, InterviewTopic } from '../../domain/interview/types';
import type { KnownQuestion } from './role-topics';

// The bank is large, so it is fetched when a later session draws from it, or one of its questions is opened.

/** A question of the bank, with what a good answer covers. */
export function bankQuestionOf(id: string): KnownQuestion | null {
  const found = bankQuestion(content, id);
  if (!found) return null;
  const { question, concepts, outline } = found;
  return { question, covers: concepts.map(({ label }) => sentence(label)), outline, followUps: [] };
}

/** The questions of a later session of a role. */
export const draw = (
  role: InterviewRole,
  topics: readonly InterviewTopic[],
  asked: readonly string[],
): readonly { readonly id: string; readonly question: string }[] =>
  drawQuestions(content, { role, topics, asked, seed: asked.join(' ') });

const sentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
