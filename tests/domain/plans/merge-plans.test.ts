import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edited, type PlanEdit } from '../../../src/domain/plans/edit-plan';
import { mergePlans } from '../../../src/domain/plans/merge-plans';
import { planRoadmap } from '../../../src/domain/plans/planner';
import { readTimeLimit } from '../../../src/domain/plans/time-limit';
import type { Roadmap, RoadmapTopic, TopicState } from '../../../src/domain/plans/types';
import { planning } from '../../support/planning';

const planned = (time: string, depth: 'overview' | 'in-depth' = 'in-depth'): Roadmap =>
  planRoadmap(planning, { topic: 'React', level: 'beginner', depth, budget: readTimeLimit(time, '2026-11-23').budget });
const base = planned('200 hours');
const short = planned('40 hours');
const ids = ({ topics }: Roadmap) => topics.map(({ id }) => id);
const after = (...edits: PlanEdit[]) => edits.reduce(edited, base);
const own: RoadmapTopic = {
  id: 'own/reading',
  name: 'Reading group',
  hours: 3,
  subtopics: [],
  why: 'You added it.',
  doneWhen: 'You can explain it.',
  track: null,
};
const lost = ids(base).filter((id) => !ids(short).includes(id));
const [gone = ''] = lost;
const [, second = '', third = ''] = ids(short);
const what = (merged: ReturnType<typeof mergePlans>, id: string) =>
  merged.changes.find((change) => change.id === id)?.what ?? null;

describe('generated again', () => {
  test('without edits it is what is generated now', () => {
    expect(lost.length).toBeGreaterThan(0);
    const merged = mergePlans({ base, mine: base, theirs: short }, [], {});
    expect(ids(merged.roadmap)).toEqual(ids(short));
    expect(merged.roadmap.budget.totalHours).toBe(short.budget.totalHours);
    expect(what(merged, gone)).toBe('left-out');
  });

  test('what was removed stays out, what was added stays in, own hours hold', () => {
    const mine = after(
      { kind: 'remove', topic: second },
      { kind: 'add', topic: own, at: 2 },
      { kind: 'hours', topic: third, hours: 9.5 },
    );
    const merged = mergePlans({ base, mine, theirs: short }, [], {});
    expect(ids(merged.roadmap)).not.toContain(second);
    expect(merged.roadmap.topics.find(({ id }) => id === own.id)).toEqual(own);
    expect(merged.roadmap.topics.find(({ id }) => id === third)?.hours).toBe(9.5);
    expect([second, own.id, third].map((id) => what(merged, id))).toEqual(['stays-out', 'kept', 'own-hours']);
  });

  test('a locked topic is as it was, one that was begun stays', () => {
    const [, other = ''] = lost;
    const merged = mergePlans({ base, mine: base, theirs: short }, [gone], { [other]: 'learning' });
    expect(merged.roadmap.topics.find(({ id }) => id === gone)).toEqual(base.topics.find(({ id }) => id === gone));
    expect(ids(merged.roadmap)).toContain(other);
    expect(merged.changes.filter(({ id }) => [gone, other].includes(id)).map(({ because }) => because)).toEqual(
      expect.arrayContaining(['locked', 'begun']),
    );
  });

  test('the own order holds, and new topics come after what they come after', () => {
    const mine = edited(short, { kind: 'move', topic: ids(short)[0] ?? '', to: 3 });
    const merged = ids(mergePlans({ base: short, mine, theirs: base }, [], {}).roadmap);
    expect(merged.filter((id) => ids(mine).includes(id))).toEqual(ids(mine));
    expect(merged).toHaveLength(base.topics.length);
  });
});

test('nothing that is locked, begun or added is ever lost, and nothing that was removed comes back', () => {
  const places = fc.array(fc.nat(40), { maxLength: 5 });
  const plans = fc.constantFrom(base, short, planned('60 hours', 'overview'), planned('1000 hours'));
  fc.assert(
    fc.property(plans, plans, places, places, places, (from, theirs, removed, lockedAt, begunAt) => {
      const at = (plan: Roadmap) => (place: number) => ids(plan)[place % plan.topics.length] ?? '';
      let mine: Roadmap = edited(from, { kind: 'add', topic: own, at: removed[0] ?? 0 });
      for (const topic of removed.map(at(from))) mine = edited(mine, { kind: 'remove', topic });
      const locked = lockedAt.map(at(mine));
      const states = Object.fromEntries(begunAt.map(at(mine)).map((id): [string, TopicState] => [id, 'done']));
      const { roadmap } = mergePlans({ base: from, mine, theirs }, locked, states);
      for (const id of [own.id, ...locked, ...Object.keys(states)]) expect(ids(roadmap)).toContain(id);
      for (const id of locked)
        expect(roadmap.topics.find((topic) => topic.id === id)).toEqual(mine.topics.find((topic) => topic.id === id));
      for (const id of ids(from).filter((one) => !ids(mine).includes(one))) expect(ids(roadmap)).not.toContain(id);
      expect(new Set(ids(roadmap)).size).toBe(roadmap.topics.length);
      expect(roadmap.topics.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(roadmap.budget.totalHours, 6);
    }),
    { numRuns: 100 },
  );
});
