import { findSkills } from '../../skills/find-skills';
import { skillByName } from '../../skills/skills-data';
import { THEMES } from '../answer/theme-words';
import type { Difficulty, InterviewTopic } from '../types';
import { bankId } from './bank-ids';
import type { BankQuestion } from './bank-types';
import { type InterviewQuestion, questionOfTopic } from './question';
import { subjectsOf } from './subjects';

/** A question that may come into a set. */
export interface Candidate {
  readonly question: InterviewQuestion;
  readonly difficulty: Difficulty;
  /** What else it is about than its words say, such as the pattern that it was made from. */
  readonly marks?: readonly string[];
}

export const ofTopic = (topic: InterviewTopic): Candidate => ({
  question: questionOfTopic(topic),
  difficulty: topic.difficulty,
});

/** @param quote the line of the posting that brought it forward */
export const ofBank = (
  { id, category, topic, question, concepts, outline, difficulty }: BankQuestion,
  quote?: string,
): Candidate => ({
  question: {
    id: bankId(id),
    category,
    topic,
    question,
    concepts,
    outline,
    from: 'behavioural',
    ...(quote === undefined ? {} : { quote }),
  },
  difficulty,
});

const skillsIn = (topic: string, question: string) =>
  new Set([...(skillByName(topic) ? [topic] : []), ...findSkills([topic, question]).map(({ skill }) => skill)]);

/** The skills that a question names. */
export const skillsOf = ({ topic, question }: InterviewQuestion): ReadonlySet<string> => skillsIn(topic, question);

/** What a question is about. A mark that is taken is not asked about again while there is anything else. */
export function marksOf({ question, marks = [] }: Candidate): string[] {
  const text = question.topic.toLowerCase();
  const themes =
    question.category === 'technical' ? [] : THEMES.filter(({ asks }) => asks.some((form) => text.includes(form)));
  const skills = question.from === 'resume' ? [] : [...skillsOf(question)];
  const subjects = subjectsOf(question.question).map((subject) => `subject:${subject}`);
  return [...subjects, ...themes.map(({ id }) => `theme:${id}`), ...skills.map((skill) => `skill:${skill}`), ...marks];
}
