import { expect, test } from 'vitest';
import { milestonesOf } from '../../../src/domain/plans/schedule';
import type { RoadmapStep, RoadmapTopic } from '../../../src/domain/plans/types';

const topic = (id: string): RoadmapTopic => ({
  id,
  name: id.toUpperCase(),
  hours: 4,
  subtopics: [],
  why: '',
  doneWhen: `You can do ${id}.`,
  track: null,
});
const step = (week: number, ...topics: readonly string[]): RoadmapStep => ({
  firstWeek: week,
  lastWeek: week,
  from: `2026-12-0${week}`,
  to: `2026-12-1${week}`,
  title: '',
  hours: 8,
  items: topics.map((id) => ({ topic: id, text: id, hours: 4 })),
});

test('two milestones in one week are one, which says both', () => {
  expect(milestonesOf(['a', 'b', 'c'].map(topic), [step(1, 'a', 'b'), step(2, 'c')])).toEqual([
    { date: '2026-12-11', text: 'A: done. You can do a. B: done. You can do b.' },
    { date: '2026-12-12', text: 'C: done. You can do c.' },
  ]);
});

test('a topic is done with the last step that has it', () => {
  expect(milestonesOf([topic('a')], [step(1, 'a'), step(2, 'a')])).toEqual([
    { date: '2026-12-12', text: 'A: done. You can do a.' },
  ]);
});

test('a topic that no step has leads to none', () => {
  expect(milestonesOf([topic('a'), topic('b')], [step(1, 'b')])).toEqual([
    { date: '2026-12-11', text: 'B: done. You can do b.' },
  ]);
});
