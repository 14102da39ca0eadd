import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { Plan, WizardDraft } from '../../../machines/contracts/roadmap';
import { newestFirst } from '../../domain/dates/newest-first';
import { topicStates } from '../../domain/plans/one-progress';
import { type PlanProgress, planProgress } from '../../domain/plans/progress';
import type { TopicState } from '../../domain/plans/types';
import type { TrackProgress } from '../../domain/track-progress/types';
import type { planDraftSlice } from './draft-slice';
import type { PlanStates, PlanWithStates, plansSlice } from './plans-slice';

type WithPlans = WithSlice<typeof plansSlice>;

/** The unfinished wizard, or `null`. */
export const selectWizardDraft = ({ planDraft }: WithSlice<typeof planDraftSlice>): WizardDraft | null =>
  planDraft.draft;

const selectPlansById = ({ plans }: WithPlans): Readonly<Record<string, Plan>> => plans.plans.entities;

/** How far somebody is in each roadmap, by the roadmap's id. */
export const selectPlanStates = ({ plans }: WithPlans): Readonly<Record<string, PlanStates>> => plans.states.entities;

/** Every roadmap, the newest first. */
export const selectPlans = createSelector([selectPlansById], (byId): readonly Plan[] =>
  Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);

export const selectPlan = ({ plans }: WithPlans, id: string): Plan | undefined => plans.plans.entities[id];

/** A roadmap with its progress, to be removed and brought back; `null` when there is none of that id. */
export function planWithStates({ plans }: WithPlans, id: string): PlanWithStates | null {
  const plan = plans.plans.entities[id];
  return plan ? { plan, states: plans.states.entities[id] ?? null } : null;
}

const NO_STATES: Readonly<Record<string, TopicState>> = {};

/** What the roadmap itself holds of its topics' states, by their ids; `use-topic-states.ts` has all of them. */
export const statesOf = ({ plans }: WithPlans, id: string): Readonly<Record<string, TopicState>> =>
  plans.states.entities[id]?.states ?? NO_STATES;

export interface PlanSummary {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** `null` for a reply that could not be read as a roadmap. */
  readonly progress: PlanProgress | null;
  /** A topic is being learned. */
  readonly isLearning: boolean;
}

/** Every roadmap with its progress and its next topic, the newest first. @param marks what was marked in tracks and subjects */
export const planSummaries = createSelector(
  [selectPlans, selectPlanStates, (_: WithPlans, marks: Readonly<Record<string, TrackProgress | undefined>>) => marks],
  (plans, kept, marks): readonly PlanSummary[] =>
    plans.map(({ id, name, createdAt, roadmap }) => {
      const states = topicStates(roadmap?.topics ?? [], kept[id]?.states ?? NO_STATES, marks);
      const progress = roadmap ? planProgress(roadmap, states) : null;
      return { id, name, createdAt, progress, isLearning: Object.values(states).includes('learning') };
    }),
);
