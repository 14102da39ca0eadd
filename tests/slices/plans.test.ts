import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import {
  planFiled,
  planRemoved,
  planRestored,
  planStatesReceived,
  plansReceived,
  plansSlice,
  planTopicMarked,
} from '../../src/features/roadmap-generator/plans-slice';
import { planning } from '../support/planning';

const form = {
  topic: 'React',
  level: 'beginner',
  depth: 'overview',
  time: '6 weeks',
  correction: { hoursPerWeek: null, end: null },
  known: [],
} as const;
const roadmap = planRoadmap(planning, { ...form, budget: readTimeLimit('6 weeks', '2026-11-21').budget });
const plan = (id: string) => ({
  id,
  createdAt: '2026-11-21T10:00:00.000Z',
  name: 'React',
  form,
  roadmap,
  made: null,
  locked: [],
  reply: null,
});

const open = () => {
  const store = configureStore({ reducer: { [plansSlice.reducerPath]: plansSlice.reducer } });
  for (const id of ['p', 'q']) {
    store.dispatch(planFiled(plan(id)));
    store.dispatch(planTopicMarked({ id, topic: 'react/jsx', state: 'done' }));
  }
  const state = () => store.getState()[plansSlice.reducerPath];
  return { ...store, state, kept: () => [state()?.plans.ids, state()?.states.ids] };
};
const marks = (id: string) => ({ id, states: { 'react/jsx': 'done' } }) as const;

test('a plan goes with what was marked in it, and comes back with it; the others stay', () => {
  const { dispatch, state, kept } = open();
  dispatch(planRemoved('p'));
  expect(kept()).toEqual([['q'], ['q']]);
  dispatch(planRestored({ plan: plan('p'), states: marks('p') }));
  expect(state()?.states.entities.p).toEqual(marks('p'));
  expect(state()?.plans.entities.p).toEqual(plan('p'));
});

test('what another tab removed goes here too', () => {
  const { dispatch, kept } = open();
  dispatch(plansReceived({ documents: [], removed: ['q'] }));
  expect(kept()).toEqual([['p'], ['p', 'q']]);
  dispatch(planStatesReceived({ documents: [marks('r')], removed: ['q'] }));
  expect(kept()).toEqual([['p'], ['p', 'r']]);
});
