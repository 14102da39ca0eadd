import { expect, test } from 'vitest';
import { IMPLICATIONS, impliedBy } from '../../../src/domain/skills/implied';
import { isWay, skillByName } from '../../../src/domain/skills/skills-data';

test('every rule names skills of the vocabulary as they are called there, and no way of working', () => {
  const names = [...new Set(IMPLICATIONS.flat())];
  expect(IMPLICATIONS.length).toBeGreaterThan(250);
  expect(names.filter((name) => skillByName(name)?.name !== name || isWay(name))).toEqual([]);
});

test('no rule is said twice, and none leads in a circle', () => {
  expect(new Set(IMPLICATIONS.map(String)).size).toBe(IMPLICATIONS.length);
  expect(IMPLICATIONS.filter(([by, shown]) => impliedBy(shown).includes(by))).toEqual([]);
});

test('chains are followed, the nearest first', () => {
  expect(impliedBy('Playwright')).toEqual(['End-to-End Testing', 'Test Automation', 'Software Testing']);
  expect(impliedBy('Spring Boot')).toEqual(['Spring', 'Java']);
  expect(impliedBy('Amazon EKS')).toEqual([
    'Amazon Web Services',
    'Kubernetes',
    'Container Orchestration',
    'Containerization',
  ]);
});

test.each([
  ['Test Automation', 'Selenium'],
  ['JavaScript', 'React'],
  ['Java', 'JavaScript'],
  ['SQL', 'PostgreSQL'],
  ['Amazon Web Services', 'Microsoft Azure'],
  ['Kubernetes', 'Helm'],
  ['Figma', 'UX Design'],
  ['Linux', 'Bash'],
  ['Microsoft Excel', 'Data Analysis'],
])('%s does not show %s', (by, shown) => {
  expect(impliedBy(by)).not.toContain(shown);
});
