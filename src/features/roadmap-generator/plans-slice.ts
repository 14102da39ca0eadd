import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Plan } from '../../../machines/contracts/roadmap';
import type { TopicState } from '../../domain/plans/types';

/** How far somebody is in one roadmap: a small document of its own, so that a tick writes little. */
export interface PlanStates {
  /** Id of the roadmap. */
  readonly id: string;
  /** By the ids of the topics that no track or subject holds a mark for; one that is not here is not started. */
  readonly states: Readonly<Record<string, TopicState>>;
}

const plansAdapter = createEntityAdapter<Plan>();
const planStatesAdapter = createEntityAdapter<PlanStates>();

const initialState = { plans: plansAdapter.getInitialState(), states: planStatesAdapter.getInitialState() };

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
    /** After an edit, or when it was generated again. */
    planChanged: (
      { plans },
      {
        payload: { id, ...changes },
      }: PayloadAction<{ id: string } & Partial<Pick<Plan, 'roadmap' | 'made' | 'locked' | 'form'>>>,
    ) => {
      const plan = plans.entities[id];
      if (plan) plansAdapter.setOne(plans, { ...plan, ...changes } as Plan);
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
      const { [topic]: _, ...others } = states.entities[id]?.states ?? {};
      const now = state === 'not-started' ? others : { ...others, [topic]: state };
      if (Object.keys(now).length === 0) planStatesAdapter.removeOne(states, id);
      else planStatesAdapter.setOne(states, { id, states: now });
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

export const {
  planFiled,
  planRenamed,
  planChanged,
  planRemoved,
  planRestored,
  planTopicMarked,
  plansReceived,
  planStatesReceived,
} = plansSlice.actions;

/** The id of a roadmap to be made. */
export const newPlanId = (): string => `roadmap-${nanoid()}`;
