import { each, one, unowned } from '../../app/collection';
import { planDraftReceived, planDraftSlice } from './draft-slice';
import { neverEdited, withoutKnown } from './plan-migrations';
import { planDraftSchema, planSchema, planStatesSchema } from './plan-schema';
import { planStatesReceived, plansReceived, plansSlice } from './plans-slice';

export const planDraftCollection = one({
  name: 'planDraft',
  title: 'Unfinished roadmap',
  version: 3,
  migrations: { 1: unowned, 2: withoutKnown },
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
  version: 2,
  migrations: { 1: neverEdited },
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
