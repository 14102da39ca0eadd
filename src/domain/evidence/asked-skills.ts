import type { InterviewQuestion } from '../interview/questions/question';
import { findSkills } from '../skills/find-skills';
import { skillByName } from '../skills/skills-data';
import type { Way } from './way-types';

/**
 * The skills that a question asks about, the main one first: those that the content names for it; else, of a question
 * that was made for a posting, those in its own words. None for a question about oneself.
 */
export function askedSkills(
  { id, topic, question, quote }: Pick<InterviewQuestion, 'id' | 'topic' | 'question' | 'quote'>,
  ways: readonly Way[],
): readonly string[] {
  const known = ways.find((way) => way.kind === 'question' && way.id.endsWith(`/${id}`));
  if (known) return known.skills;
  const named = skillByName(topic)?.name;
  const found = findSkills([topic, question, quote ?? '']).map(({ skill }) => skill);
  return [...new Set(named === undefined ? found : [named, ...found])];
}
