import { each, one, unowned } from '../../app/collection';
import { planDraftReceived, planDraftSlice } from './draft-slice';
import { planDraftSchema, planSchema, planStatesSchema } from './plan-schema';
import { planStatesReceived, plansReceived, plansSlice } from './plans-slice';

export const planDraftCollection = one({
  name: 'planDraft',
  title: 'Unfinished roadmap',
  version: 2,
  migrations: { 1: unowned },
  own: { taken: 'whole' },
  schema: planDraftSchema,
  slice: planDraftSlice,
  select: (state) => state.planDraft.draft,
  received: planDraftReceived,
  initial: null,
});

export const plansCollection = each({
  name: 'plans',
  title: 'Personal roadmaps',
  version: 1,
  schema: planSchema,
  slice: plansSlice,
  select: (state) => state.plans.plans.entities,
  received: plansReceived,
});

export const planStatesCollection = each({
  name: 'planStates',
  title: 'Progress in personal roadmaps',
  version: 1,
  schema: planStatesSchema,
  slice: plansSlice,
  select: (state) => state.plans.states.entities,
  received: planStatesReceived,
});
