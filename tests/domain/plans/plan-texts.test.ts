import { expect, test } from 'vitest';
import { datesOf, planToMarkdown, planToText, roadmapFileName, stepName } from '../../../src/domain/plans/to-text';
import type { Roadmap, TopicState } from '../../../src/domain/plans/types';

const roadmap: Roadmap = {
  title: 'Bees',
  summary: 'Bees for a beginner: 4 topics.',
  basis: 'partly',
  notes: ['First *note*.', 'Second note.'],
  level: 'beginner',
  depth: 'overview',
  budget: { start: '2026-11-21', end: '2026-12-05', days: 14, weeks: 2, hoursPerWeek: 8, byDay: null, totalHours: 16 },
  topics: ['not-started', 'learning', 'done', 'skipped'].map((id, index) => ({
    id,
    name: `Topic_${index}`,
    hours: index + 1,
    subtopics: index === 0 ? ['hives', 'smoke'] : [],
    why: 'It comes first.',
    doneWhen: 'You can do it.',
    track: null,
  })),
  leftOut: [{ name: 'Wax', reason: 'No room.' }],
  steps: [
    {
      firstWeek: 1,
      lastWeek: 1,
      from: '2026-11-21',
      to: '2026-11-27',
      title: 'Topic_0',
      hours: 8,
      items: [
        { topic: 'a', text: 'hives', hours: 8 },
        { topic: null, text: 'rest', hours: 0 },
      ],
    },
    { firstWeek: 2, lastWeek: 3, from: '2026-11-28', to: '2026-11-28', title: 'More', hours: 1, items: [] },
  ],
  resources: [{ name: 'Hive [1]', url: 'https://example.org/hive', kind: 'resource' }],
  milestones: [{ date: '2026-12-05', text: 'Done.' }],
};
const states: Record<string, TopicState> = { learning: 'learning', done: 'done', skipped: 'skipped' };

test('a plan as Markdown', () => {
  expect(
    planToMarkdown({ name: 'My #1 plan', roadmap, reply: 'Look at [this](https://bad.example) page.', states }),
  ).toBe(`# My #1 plan

Bees for a beginner: 4 topics.

> First \\*note\\*.
>
> Second note.

## Technologies and topics

- [ ] **Topic\\_0**, 1 hour
  - hives
  - smoke
  - Why here: It comes first.
  - Done when: You can do it.
- [ ] **Topic\\_1**, 2 hours (learning)
  - Why here: It comes first.
  - Done when: You can do it.
- [x] **Topic\\_2**, 3 hours (done)
  - Why here: It comes first.
  - Done when: You can do it.
- [ ] **Topic\\_3**, 4 hours (skipped)
  - Why here: It comes first.
  - Done when: You can do it.

### Left out

- Wax: No room.

## Step-by-step guide

1. **Week 1** (21 Nov to 27 Nov, 8 hours): Topic\\_0
   - hives, 8 hours
   - rest
2. **Weeks 2 to 3** (28 Nov, 1 hour): More


## Milestones

- 5 December 2026: Done.

## Additional resources

- [Hive \\[1\\]](https://example.org/hive)

## The model’s own words

Look at this page.
`);
});

test('a plan as plain text', () => {
  expect(planToText({ name: 'Bees', roadmap, reply: '# Hello\n\n**bold** words', states })).toBe(`Bees
====

Bees for a beginner: 4 topics.

Note: First *note*.

Note: Second note.

Technologies and topics
-----------------------

[ ] Topic_0, 1 hour
    - hives
    - smoke
    Why here: It comes first.
    Done when: You can do it.
[~] Topic_1, 2 hours
    Why here: It comes first.
    Done when: You can do it.
[x] Topic_2, 3 hours
    Why here: It comes first.
    Done when: You can do it.
[-] Topic_3, 4 hours
    Why here: It comes first.
    Done when: You can do it.

Left out
--------

- Wax: No room.

Step-by-step guide
------------------

Week 1 (21 Nov to 27 Nov, 8 hours): Topic_0
    - hives, 8 hours
    - rest
Weeks 2 to 3 (28 Nov, 1 hour): More


Milestones
----------

- 5 December 2026: Done.

Additional resources
--------------------

- Hive [1]: https://example.org/hive

The model’s own words
---------------------

Hello

bold words
`);
});

test('nothing is written of what there is not', () => {
  const bare: Roadmap = { ...roadmap, notes: [], leftOut: [], resources: [] };
  const written = [planToMarkdown, planToText].map((write) =>
    write({ name: 'B', roadmap: bare, reply: null, states: {} }),
  );
  for (const text of written) {
    expect(text).not.toMatch(/note|Left out|own words/i);
    expect(text).toContain('The catalogue has no pages on it.');
  }
  expect(planToMarkdown({ name: 'B', roadmap: null, reply: 'Words', states: {} })).toBe('# B\n\nWords\n');
  expect(planToText({ name: 'B', roadmap: null, reply: 'Words', states: {} })).toBe('B\n===\n\nWords\n');
});

test.each([
  ['React', 'react-learning-roadmap.txt'],
  ['C++ & C#', 'c++-c#-learning-roadmap.txt'],
  ['  Node.js!  ', 'node.js-learning-roadmap.txt'],
  ['', 'my-learning-roadmap.txt'],
  ['...', 'my-learning-roadmap.txt'],
  ['a'.repeat(61), `${'a'.repeat(60)}-learning-roadmap.txt`],
  ['Été', 'été-learning-roadmap.txt'],
])('%j is saved as %s', (topic, name) => expect(roadmapFileName(topic, 'txt')).toBe(name));

test('weeks and days by name', () => {
  expect([stepName({ firstWeek: 1, lastWeek: 1 }), stepName({ firstWeek: 1, lastWeek: 2 })]).toEqual([
    'Week 1',
    'Weeks 1 to 2',
  ]);
  expect(datesOf({ from: '2026-12-31', to: '2027-01-01' })).toBe('31 Dec to 1 Jan');
});
