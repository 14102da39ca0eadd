import type { QuestionCategory } from '../types';
import type { InterviewQuestion } from './question';

/** The shape of a strong answer to any question of a kind. */
const SHAPES: Readonly<Record<QuestionCategory, string>> = {
  technical:
    'Say in one sentence what it is, or what you would do first. Then explain it step by step, with the reason for each ' +
    'step and one example from your own work. Name a limit or an alternative, and say how you would check the result.',
  behavioral:
    'Set the scene in two sentences: when, with whom, what was at stake. Then what you did yourself, in two or three steps ' +
    'with your reasons. Give the result, in a figure if you have one, and say what you would do differently.',
  situational:
    'Say first what you would find out, and whom you would tell. Then your steps in order, with the reason for each, and ' +
    'what you would do if the first one fails. End with how you would keep it from happening again.',
};

/**
 * The outline of a question; for one that came without, as a model's may, the points that it asks for and the shape of a
 * strong answer to its kind.
 */
export function outlineOf({
  outline,
  category,
  concepts,
}: Pick<InterviewQuestion, 'outline' | 'category' | 'concepts'>): string {
  if (outline.trim() !== '') return outline;
  const points = concepts.map(({ label }) => label);
  const [last] = points.slice(-1);
  if (last === undefined) return SHAPES[category];
  const list = points.length === 1 ? last : `${points.slice(0, -1).join(', ')} and ${last}`;
  return `A strong answer covers ${list}. ${SHAPES[category]}`;
}
