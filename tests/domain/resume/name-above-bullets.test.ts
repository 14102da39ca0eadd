import { expect, test } from 'vitest';
import { readResume } from '../../../src/domain/resume/read-resume';
import { documentOf } from '../report/resumes';

const facts = (projects: string) =>
  readResume(documentOf(`Ada Hill\nDeveloper\nada@example.com\n\nProjects\n${projects}\n\nSkills\nGo, SQL`));

test.each([
  'Study Buddy, a course project of two',
  'Study Buddy – course project, 2023',
  'Track Record: an app for runners',
])('a name that begins like a verb is the head of its project above marked bullets: %s', (head) => {
  const { entries, bullets } = facts(
    `${head}\n• Wrote the planner in Go for 40 students\n• Tested it with two classes`,
  );
  expect(bullets.map(({ text }) => text)).toEqual([
    'Wrote the planner in Go for 40 students',
    'Tested it with two classes',
  ]);
  expect(
    entries.filter(({ section }) => section === 'projects').map((one) => one.head.map(({ text }) => text)),
  ).toEqual([[head]]);
});

test('a sentence without its mark stays a bullet', () => {
  const { bullets } = facts(
    'Planner\nBuilt React, Vue and Svelte screens for a shop\nTracked 40 orders a day for two years',
  );
  expect(bullets.map(({ text }) => text)).toEqual([
    'Built React, Vue and Svelte screens for a shop',
    'Tracked 40 orders a day for two years',
  ]);
});
