/** Roadmap generator: what the flow holds, receives and emits. */
import type { AiStreamEvent } from './ai';
import type { Advice, Plan, RoadmapForm, RoadmapRequest, WizardDraft, WizardFailure, WizardStep } from './roadmap';

export interface WizardContext {
  readonly form: RoadmapForm;
  readonly request: RoadmapRequest | null;
  readonly reply: Advice | null;
  readonly failure: WizardFailure | null;
  /** Id of the roadmap that is shown. */
  readonly plan: string | null;
  readonly restoring: WizardStep;
}

export type WizardEvent =
  | { type: 'topic.written'; text: string }
  | { type: 'time.written'; text: string }
  | { type: 'time.corrected'; correction: RoadmapForm['correction'] }
  | { type: 'level.chosen'; level: RoadmapForm['level'] }
  | { type: 'known.marked'; known: RoadmapForm['known'] }
  | { type: 'depth.chosen'; depth: RoadmapForm['depth'] }
  | { type: 'step.advanced' }
  | { type: 'step.reversed' }
  | { type: 'roadmap.requested' | 'reply.taken'; request: RoadmapRequest }
  | { type: 'generation.stopped' }
  | { type: 'another.requested' }
  | AiStreamEvent;

/** The draft is what an earlier visit left; `null` starts afresh. */
export type WizardInput = { readonly draft: WizardDraft | null };
export type WizardEmitted = { type: 'plan.made'; plan: Plan };
