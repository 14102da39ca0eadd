import type { Depth, Level, Roadmap, RoadmapForm, TimeCorrection } from '../../src/domain/plans/types';
import type { Advice } from './resume';

export type { Advice, Depth, Level, Roadmap, RoadmapForm, TimeCorrection };

/** What the screen makes for a new roadmap, because a machine knows no chance and no clock. */
export interface RoadmapRequest {
  readonly id: string;
  /** ISO date-time. */
  readonly at: string;
  /** ISO date of the learner's own day. */
  readonly today: string;
  /** Ask no model, even if one is chosen. */
  readonly builtIn: boolean;
}

/** Actor `makePlan`: the built-in planner, or a model's Markdown read as a roadmap, `null` when it holds none; one promise. */
export interface MakePlanInput {
  readonly form: RoadmapForm;
  readonly today: string;
  /** A model's reply; `null` for the built-in planner. */
  readonly text: string | null;
}

/** Actor `writePlan`: streams a model's roadmap, sends `AiStreamEvent`s to its parent. */
export interface WritePlanInput {
  readonly form: RoadmapForm;
  readonly today: string;
}

/** Why there is no roadmap, by the messages of the product spec, section 8. */
export type WizardFailure =
  /** The provider said why. */
  | 'provider'
  /** The reply holds no text. */
  | 'empty'
  /** The request failed, and nobody said why. */
  | 'request'
  /** The app itself ran into a fault. */
  | 'engine';

/** A roadmap as it is kept. */
export interface Plan {
  readonly id: string;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly name: string;
  readonly form: RoadmapForm;
  /** `null` when a model's reply could not be read as a roadmap. */
  readonly roadmap: Roadmap | null;
  /** The roadmap as it was generated, once it has been edited; `null` as long as it is as it was generated. */
  readonly made: Roadmap | null;
  /** Ids of topics that stay as they are when it is generated again. */
  readonly locked: readonly string[];
  /** A model's own words; `null` for the built-in planner. */
  readonly reply: Advice | null;
}

export type WizardStep = 'topic' | 'time' | 'level' | 'depth' | 'result';

/** What survives a reload: the flow's position and everything the user put in. */
export interface WizardDraft {
  readonly step: WizardStep;
  readonly form: RoadmapForm;
  /** Id of the roadmap that is shown. */
  readonly plan: string | null;
  /** What came in of a reply that failed. */
  readonly reply: Advice | null;
}
