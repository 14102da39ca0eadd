/** How much of the subject the learner knows. The first is the default (product spec, section 9). */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** How far the roadmap goes. The first is the default (product spec, section 9). */
export const DEPTHS = ['overview', 'moderate', 'in-depth'] as const;
export type Depth = (typeof DEPTHS)[number];

/** What the learner corrected in the understood time limit; `null` where they left it. */
export interface TimeCorrection {
  readonly hoursPerWeek: number | null;
  /** ISO date. */
  readonly end: string | null;
}

/** What the wizard asks for (product spec, section 3: roadmap request). */
export interface RoadmapForm {
  readonly topic: string;
  /** Free text, as it was written. */
  readonly time: string;
  readonly correction: TimeCorrection;
  readonly level: Level;
  readonly depth: Depth;
  /** Ids of topics that the learner knows already: they shrink to a review. */
  readonly known: readonly string[];
}

/** The time there is. */
export interface TimeBudget {
  /** ISO date of the first day. */
  readonly start: string;
  /** ISO date by which it is done. */
  readonly end: string;
  /** From `start` to `end`, at least 1. */
  readonly days: number;
  /** Weeks begun. */
  readonly weeks: number;
  readonly hoursPerWeek: number;
  /** Hours on each day of the week, Sunday to Saturday, where the learner told them apart. */
  readonly byDay: readonly number[] | null;
  /** In whole hours; in half hours below 20. */
  readonly totalHours: number;
}

export type TopicState = 'not-started' | 'learning' | 'done' | 'skipped';

export interface RoadmapTopic {
  /** Unique in its roadmap. */
  readonly id: string;
  readonly name: string;
  readonly hours: number;
  readonly subtopics: readonly string[];
  /** Why it comes at this point. */
  readonly why: string;
  /** How the learner knows that it is learnt. */
  readonly doneWhen: string;
  /** Title of the track it comes from; `null` for one that no track has. */
  readonly track: string | null;
}

export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

export interface StepItem {
  /** Id of the topic; `null` for words of a model that name none. */
  readonly topic: string | null;
  readonly text: string;
  readonly hours: number;
}

/** A week, or several where the roadmap is long. */
export interface RoadmapStep {
  readonly firstWeek: number;
  readonly lastWeek: number;
  /** ISO dates, both inside. */
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly hours: number;
  readonly items: readonly StepItem[];
}

/** A page of the catalogue; nothing else is ever linked. */
export interface RoadmapResource {
  readonly name: string;
  readonly url: string;
  readonly kind: 'roadmap' | 'resource' | 'video' | 'certification' | 'reference';
}

export interface Milestone {
  /** ISO date. */
  readonly date: string;
  readonly text: string;
}

export interface Roadmap {
  readonly title: string;
  readonly summary: string;
  /** `catalogue`: all of it is known; `partly`: some; `general`: nothing, so it is a general way of learning. */
  readonly basis: 'catalogue' | 'partly' | 'general';
  /** What the reader should know about how it was made. */
  readonly notes: readonly string[];
  readonly level: Level;
  readonly depth: Depth;
  readonly budget: TimeBudget;
  /** In learning order; their hours add up to the budget. */
  readonly topics: readonly RoadmapTopic[];
  readonly leftOut: readonly LeftOut[];
  readonly steps: readonly RoadmapStep[];
  readonly resources: readonly RoadmapResource[];
  readonly milestones: readonly Milestone[];
}
