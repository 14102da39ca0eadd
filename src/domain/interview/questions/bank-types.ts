import type { Concept, QuestionCategory } from '../types';

/** A question pattern for the skills of one group; `{skill}` stands for the skill's name. */
export interface SkillTemplate {
  readonly id: string;
  readonly category: QuestionCategory;
  readonly question: string;
  readonly concepts: readonly Concept[];
  readonly outline: string;
}

/** A question of the bank that needs no skill. */
export interface BankQuestion extends SkillTemplate {
  readonly topic: string;
}

/** A question pattern for what a resume names; `{what}` stands for it. */
export type ResumePattern = Omit<SkillTemplate, 'category'>;

/** The questions that need no role. */
export interface QuestionContent {
  /** The opening question of most interviews, for a role that brings none of its own. */
  readonly introduction: BankQuestion;
  /** On past behaviour, by theme. */
  readonly behavioural: readonly BankQuestion[];
  readonly situational: readonly BankQuestion[];
  readonly technical: readonly BankQuestion[];
  /** By group of skills; `any` suits any skill. */
  readonly patterns: Readonly<Record<string, readonly SkillTemplate[]>>;
  /**
   * Group → the skills for which its patterns read well; for the others of it those of `any` are used ("A page built
   * with npm loads slowly" would be nonsense). A group that is not here suits all its skills.
   */
  readonly suited: Readonly<Record<string, readonly string[]>>;
  /** Skill → another group in whose words it is asked about. */
  readonly borrowed: Readonly<Record<string, string>>;
  /** Notations and everyday programs: no interviewer spends a question on them while there is anything else. */
  readonly minor: readonly string[];
  readonly resume: Readonly<Record<'project' | 'job' | 'figure', readonly ResumePattern[]>>;
}
