import type { SkillKind } from '../../skills/skill-kinds';
import type { Concept, Difficulty, QuestionCategory } from '../types';

interface Question {
  readonly id: string;
  readonly category: QuestionCategory;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly concepts: readonly Concept[];
  readonly outline: string;
}

/** A question pattern for skills; `{skill}` stands for the skill's name. */
export interface SkillPattern extends Question {
  /** It reads well with skills of these kinds. */
  readonly kinds: readonly SkillKind[];
  /** It reads well with these alone, whatever their group; `null`: with all of its group and of its kinds. */
  readonly skills: readonly string[] | null;
  /** Skills of its kinds that it does not fit all the same. */
  readonly except: readonly string[];
}

/** A question of the bank that needs no skill. */
export interface BankQuestion extends Question {
  readonly topic: string;
  /** Ways of working that an answer shows; a posting that names one brings the question forward. */
  readonly shows: readonly string[];
}

/** A question pattern for what a resume names; `{what}` stands for it. */
export type ResumePattern = Pick<Question, 'id' | 'question' | 'concepts' | 'outline'>;

/** The questions that need no role. */
export interface QuestionContent {
  /** The opening question of most interviews, for a role that brings none of its own. */
  readonly introduction: BankQuestion;
  /** On past behaviour, by theme. */
  readonly behavioural: readonly BankQuestion[];
  readonly situational: readonly BankQuestion[];
  readonly technical: readonly BankQuestion[];
  /** By group of skills; those of `any` suit any group. */
  readonly patterns: Readonly<Record<string, readonly SkillPattern[]>>;
  /**
   * Group → the skills for which its patterns read well; for the others of it those of `any` are used ("A page built
   * with npm loads slowly" would be nonsense). A group that is not here suits all its skills.
   */
  readonly suited: Readonly<Record<string, readonly string[]>>;
  /** Skill → another group in whose words it is asked about. */
  readonly borrowed: Readonly<Record<string, string>>;
  /** Notations and everyday programs: no interviewer spends a question on them while there is anything else. */
  readonly minor: readonly string[];
  /** Whole fields of work: asked about only in patterns that name them. */
  readonly wide: readonly string[];
  readonly resume: Readonly<Record<'project' | 'job' | 'figure', readonly ResumePattern[]>>;
}
