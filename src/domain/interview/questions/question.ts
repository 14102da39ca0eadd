import type { Concept, InterviewTopic, QuestionCategory } from '../types';

export type QuestionSource = 'job' | 'role' | 'behavioural' | 'resume';

/** One question of a set. Plain JSON. */
export interface InterviewQuestion {
  /** Unique in its set, and the same for the same question in every set. */
  readonly id: string;
  readonly question: string;
  readonly category: QuestionCategory;
  /** What it is about, short, for charts: a skill's name, a role's topic, a theme. */
  readonly topic: string;
  readonly concepts: readonly Concept[];
  /** The shape of a strong answer. */
  readonly outline: string;
  /** `behavioural` also marks questions of the general bank that need neither job nor role. */
  readonly from: QuestionSource;
  /** The line of the job description or of the resume that it came from. */
  readonly quote?: string;
  /** Id of the question that it goes deeper into; left out where it is none. */
  readonly followsUp?: string;
}

/** A role's topic as a question. */
export function questionOfTopic(topic: InterviewTopic): InterviewQuestion {
  const { id, question, category, concepts, outline } = topic;
  return { id, question, category, topic: topic.topic, concepts, outline, from: 'role' };
}

/** What the id of a follow-up that a model wrote adds to that of its question. */
export const BY_MODEL = '.model-follow-up';

/** Whether a model wrote this follow-up. */
export const isWrittenFollowUp = ({ id, followsUp }: InterviewQuestion): boolean =>
  followsUp !== undefined && id === `${followsUp}${BY_MODEL}`;
