import type { Requirement } from '../jobs/job-types';

/** From strong to weak; docs/evidence.md has the rules, with an example each. */
export const STRENGTHS = ['work', 'here', 'named', 'on-the-way', 'gap'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const STRENGTH_NAMES: Readonly<Record<Strength, string>> = {
  work: 'Shown at work',
  here: 'Proven here',
  named: 'Named',
  'on-the-way': 'On the way',
  gap: 'Gap',
};

/** The least score of an answer that proves something (0 to 10). */
export const PROVING_SCORE = 7;

/** What a mark was made from; `app/open-source.ts` knows how each is opened. */
export type Source =
  | { readonly kind: 'resume'; readonly id: string; readonly quote: string }
  | { readonly kind: 'report'; readonly id: string; readonly page: number | null }
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'answer'; readonly session: string; readonly question: number }
  | { readonly kind: 'story'; readonly id: string }
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'task'; readonly id: string }
  /** `day`: `YYYY-MM-DD` */
  | { readonly kind: 'event'; readonly id: string; readonly day: string };

/** One mark in the matrix. */
export interface Mark {
  readonly strength: Exclude<Strength, 'gap'>;
  readonly source: Source;
  /** The learner's own words, or the name of what was done. */
  readonly words: string;
  /** Where that is: the resume's title, the track, the role of the interview. */
  readonly where: string;
  /** ISO date or date-time; `null` where it is not known. */
  readonly at: string | null;
}

/** A requirement with what shows it, the strongest first. */
export interface Row {
  /** Of alternatives, the words of all ("one of AWS, Azure, GCP") and the skill that is shown best. */
  readonly requirement: Requirement;
  /** One, or the alternatives of which one is enough. */
  readonly members: readonly Requirement[];
  /** That of the strongest mark. */
  readonly strength: Strength;
  readonly marks: readonly Mark[];
}

export interface Matrix {
  /** Gaps first, musts before nice ones. */
  readonly rows: readonly Row[];
  readonly musts: Share;
  readonly nice: Share;
}

/** "n of m shown": at work or here. */
export interface Share {
  readonly shown: number;
  readonly named: number;
  readonly onTheWay: number;
  readonly of: number;
}

/** A place of a resume that names a skill. */
export interface ResumeMark {
  readonly skill: string;
  /** The line. */
  readonly quote: string;
  readonly page: number | null;
  /** Named where work is told: in a job, a project, a certificate. */
  readonly told: boolean;
}

/** What the learner has, gathered by the selectors of the features. Skills are names of the vocabulary. */
export interface Facts {
  readonly resumes: readonly {
    readonly source: 'resume' | 'report';
    readonly id: string;
    readonly title: string;
    readonly at: string | null;
    readonly marks: readonly ResumeMark[];
  }[];
  /** Challenges that passed every test. */
  readonly solved: readonly {
    readonly id: string;
    readonly title: string;
    readonly at: string;
    readonly skills: readonly string[];
  }[];
  /** Answers that were scored. `skills`: those that the answer itself names. */
  readonly answers: readonly {
    readonly session: string;
    readonly question: number;
    readonly role: string;
    readonly text: string;
    readonly score: number;
    readonly at: string;
    readonly skills: readonly string[];
  }[];
  /** `skills`: those that the learner says it shows. */
  readonly stories: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly at: string;
    readonly skills: readonly string[];
  }[];
  readonly topics: readonly {
    readonly id: string;
    readonly name: string;
    readonly track: string;
    readonly status: 'learning' | 'done';
    readonly at: string;
    readonly skills: readonly string[];
  }[];
  /** The learner's own tasks. */
  readonly tasks: readonly {
    readonly id: string;
    readonly text: string;
    readonly done: boolean;
    readonly at: string;
    readonly skills: readonly string[];
  }[];
  /** Blocks of the calendar that are still to come. */
  readonly blocks: readonly {
    readonly id: string;
    readonly title: string;
    readonly start: string;
    readonly skills: readonly string[];
  }[];
}
