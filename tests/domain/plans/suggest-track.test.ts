import { expect, test } from 'vitest';
import { suggestTrack } from '../../../src/domain/plans/suggest-track';

const topics = [
  { id: 'frontend/react', skills: ['React'] },
  { id: 'frontend/git', skills: ['Git'] },
  { id: 'backend/databases', skills: ['SQL', 'PostgreSQL'] },
  { id: 'backend/git', skills: ['Git'] },
  { id: 'devops/containers', skills: ['Docker'] },
  { id: 'ux-design/figma', skills: ['Figma'] },
];
const idFor = (text: string) => suggestTrack(text, topics)?.id ?? null;

test.each([
  ['Junior backend developer', 'backend'],
  ['DevOps Engineer', 'devops'],
  ['React', 'frontend'],
  ['Full stack developer', 'frontend'],
  ['Distributed systems engineer', 'backend'],
  ['', null],
  ['Florist', null],
  ['Software engineer', null],
])('the role %s leads to %s', (role, track) => {
  expect(idFor(role)).toBe(track);
});

test('a posting leads to the track that teaches most of its skills; what all teach decides nothing', () => {
  const posting = 'Developer\n\nRequirements\n- PostgreSQL and SQL\n- Git\n- React is a plus';
  expect(suggestTrack(posting, topics)).toEqual({ id: 'backend', taught: ['PostgreSQL', 'SQL', 'Git'], named: 4 });
});

test('a required skill counts for more than one that is nice to have', () => {
  expect(idFor('Developer\n\nRequirements\n- Docker\n\nNice to have\n- Figma')).toBe('devops');
  expect(idFor('Developer\n\nRequirements\n- Figma\n\nNice to have\n- Docker')).toBe('ux-design');
});
