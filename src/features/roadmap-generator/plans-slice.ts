import { createEntityAdapter, createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '../../../machines/contracts/roadmap';
import { type PlanProgress, planProgress } from '../../domain/roadmap/progress';
import type { TopicState } from '../../domain/roadmap/types';

/** How far somebody is in one roadmap: a small document of its own, so that a tick writes little. */
export interface PlanStates {
  /** Id of the roadmap. */
  readonly id: string;
  /** By the topics' ids; a topic that is not here is not started. */
  readonly states: Readonly<Record<string, TopicState>>;
}

const plansAdapter = createEntityAdapter<Plan>({
  sortComparer: (a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id),
});
const planStatesAdapter = createEntityAdapter<PlanStates>();

const initialState = { plans: plansAdapter.getInitialState(), states: planStatesAdapter.getInitialState() };
export type PlansState = typeof initialState;

interface Received<T> {
  readonly documents: T[];
  readonly removed: string[];
}

/** A roadmap with its progress, to be removed and brought back. */
export interface PlanWithStates {
  readonly plan: Plan;
  readonly states: PlanStates | null;
}

export const plansSlice = createSlice({
  name: 'plans',
  initialState,
  reducers: {
    planFiled: ({ plans }, { payload }: PayloadAction<Plan>) => {
      plansAdapter.setOne(plans, payload);
    },
    planRenamed: ({ plans }, { payload: { id, name } }: PayloadAction<{ id: string; name: string }>) => {
      plansAdapter.updateOne(plans, { id, changes: { name } });
    },
    planRemoved: ({ plans, states }, { payload }: PayloadAction<string>) => {
      plansAdapter.removeOne(plans, payload);
      planStatesAdapter.removeOne(states, payload);
    },
    planRestored: ({ plans, states }, { payload }: PayloadAction<PlanWithStates>) => {
      plansAdapter.upsertOne(plans, payload.plan);
      if (payload.states) planStatesAdapter.upsertOne(states, payload.states);
    },
    planTopicMarked: (
      { states },
      { payload: { id, topic, state } }: PayloadAction<{ id: string; topic: string; state: TopicState }>,
    ) => {
      const before = states.entities[id]?.states ?? {};
      planStatesAdapter.setOne(states, { id, states: { ...before, [topic]: state } });
    },
    plansReceived: ({ plans }, { payload }: PayloadAction<Received<Plan>>) => {
      plansAdapter.setMany(plans, payload.documents);
      plansAdapter.removeMany(plans, payload.removed);
    },
    planStatesReceived: ({ states }, { payload }: PayloadAction<Received<PlanStates>>) => {
      planStatesAdapter.setMany(states, payload.documents);
      planStatesAdapter.removeMany(states, payload.removed);
    },
  },
});

export const { planFiled, planRenamed, planRemoved, planRestored, planTopicMarked, plansReceived, planStatesReceived } =
  plansSlice.actions;

/** The id of a roadmap to be made. */
export const newPlanId = (): string => `roadmap-${nanoid()}`;

export interface WithPlans {
  readonly plans: PlansState;
}

/** Every roadmap, the newest first. */
export const { selectAll: selectPlans, selectById: selectPlan } = plansAdapter.getSelectors(
  (state: WithPlans) => state.plans.plans,
);

const NO_STATES: Readonly<Record<string, TopicState>> = {};

/** The states of a roadmap's topics, by their ids. */
export const statesOf = ({ plans }: WithPlans, id: string): Readonly<Record<string, TopicState>> =>
  plans.states.entities[id]?.states ?? NO_STATES;

export interface PlanSummary {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** `null` for a reply that could not be read as a roadmap. */
  readonly progress: PlanProgress | null;
}

/** Every roadmap with its progress and its next topic, the newest first. */
export const planSummaries = createSelector(
  (state: WithPlans) => state.plans,
  ({ plans, states }): readonly PlanSummary[] =>
    plans.ids.flatMap((id) => {
      const plan = plans.entities[id];
      if (!plan) return [];
      const { name, createdAt, roadmap } = plan;
      const progress = roadmap ? planProgress(roadmap, states.entities[id]?.states ?? NO_STATES) : null;
      return [{ id: plan.id, name, createdAt, progress }];
    }),
);
