import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, type PlanEdit, topicHours } from '../../../src/domain/plans/edit-plan';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import type { Roadmap, RoadmapTopic } from '../../../src/domain/plans/types';
import { planning } from '../../support/planning';

const planned = (topic: string, time: string): Roadmap =>
  planRoadmap(planning, {
    topic,
    level: 'beginner',
    depth: 'moderate',
    budget: readTimeLimit(time, '2026-11-23').budget,
  });

const react = planned('React', '6 weeks');
const added: RoadmapTopic = {
  id: 'own/reading',
  name: 'Reading group',
  hours: 3,
  subtopics: [],
  why: 'You added it.',
  doneWhen: 'You can explain it.',
  track: null,
};
const [first, second, third] = react.topics.map(({ id }) => id) as [string, string, string];
const ids = ({ topics }: Roadmap) => topics.map(({ id }) => id);

describe('one edit', () => {
  test('remove: the hours go, the end comes nearer at the same pace, the summary says so', () => {
    const after = edited(react, { kind: 'remove', topic: second });
    expect(ids(after)).toEqual(ids(react).filter((id) => id !== second));
    expect(after.budget.totalHours).toBe(react.budget.totalHours - (react.topics[1]?.hours ?? 0));
    expect(after.budget.hoursPerWeek).toBe(react.budget.hoursPerWeek);
    expect(after.budget.end < react.budget.end).toBe(true);
    expect(after.summary).toContain(`${after.topics.length} topics`);
    expect(after.summary).not.toBe(react.summary);
  });

  test('add, move, hours', () => {
    const more = edited(react, { kind: 'add', topic: added, at: 1 });
    expect(ids(more).slice(0, 3)).toEqual([first, 'own/reading', second]);
    expect(ids(edited(react, { kind: 'move', topic: first, to: 2 })).slice(0, 3)).toEqual([second, third, first]);
    expect(edited(react, { kind: 'hours', topic: first, hours: 2.3 }).topics[0]?.hours).toBe(2.25);
  });

  test.each<[string, PlanEdit]>([
    ['a topic that is not there', { kind: 'remove', topic: 'nothing' }],
    ['one that is there already', { kind: 'add', topic: react.topics[0] as RoadmapTopic, at: 0 }],
    ['an unknown one', { kind: 'move', topic: 'nothing', to: 0 }],
  ])('%s changes nothing', (_, edit) => {
    expect(edited(react, edit)).toBe(react);
  });

  test('the last topic cannot be removed', () => {
    const one = ids(react)
      .slice(1)
      .reduce((plan, topic) => edited(plan, { kind: 'remove', topic }), react);
    expect(edited(one, { kind: 'remove', topic: first })).toBe(one);
    expect(one.topics).toHaveLength(1);
  });

  test.each([
    [Number.NaN, 0.25],
    [-4, 0.25],
    [0, 0.25],
    [1.1, 1],
    [5000, 1000],
  ])('%d hours are %d', (asked, hours) => {
    expect(topicHours(asked)).toBe(hours);
  });
});

const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('remove' as const), place: fc.nat(30) }),
    fc.record({ kind: fc.constant('move' as const), place: fc.nat(30), to: fc.integer({ min: -5, max: 40 }) }),
    fc.record({ kind: fc.constant('hours' as const), place: fc.nat(30), hours: fc.double({ min: -1, max: 300 }) }),
    fc.record({ kind: fc.constant('add' as const), n: fc.nat(5), at: fc.integer({ min: -5, max: 40 }) }),
  ),
  { maxLength: 12 },
);

test('after any edits the hours add up in topics, steps and budget, and every step is inside of the time', () => {
  fc.assert(
    fc.property(edits, fc.constantFrom('6 weeks', '3 days', '300 hours', '1 hour a week for a year'), (list, time) => {
      let plan = planned('React', time);
      for (const edit of list) {
        const at = (place: number) => plan.topics[place % plan.topics.length]?.id ?? '';
        plan = edited(
          plan,
          edit.kind === 'add'
            ? { kind: 'add', topic: { ...added, id: `own/${edit.n}` }, at: edit.at }
            : { ...edit, topic: at(edit.place) },
        );
      }
      const sum = (hours: readonly { readonly hours: number }[]) => hours.reduce((all, one) => all + one.hours, 0);
      expect(sum(plan.topics)).toBeCloseTo(plan.budget.totalHours, 6);
      expect(sum(plan.steps.flatMap(({ items }) => items))).toBeCloseTo(plan.budget.totalHours, 6);
      expect(new Set(ids(plan)).size).toBe(plan.topics.length);
      for (const { from, to } of plan.steps) {
        expect(from >= plan.budget.start && from <= to).toBe(true);
        expect(to <= plan.budget.end).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
