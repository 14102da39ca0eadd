import roles from 'content:roles';
import { expect, test } from 'vitest';
import { nearestRole } from '../../../src/domain/interview/nearest-role';

test.each(roles.flatMap(({ id, title, pickerName }) => [[title, id] as const, [pickerName, id] as const]))(
  '%s is itself',
  (title, id) => {
    expect(nearestRole(roles, title)?.id).toBe(id);
  },
);

test.each([
  ['Senior Backend Engineer (m/f/d)', 'backend-developer'],
  ['Backend Engineer', 'backend-developer'],
  ['Front-End Developer', 'frontend-developer'],
  ['Junior frontend engineer', 'frontend-developer'],
  ['Fullstack Engineer', 'full-stack-developer'],
  ['SRE', 'site-reliability-engineer'],
  ['Machine learning engineer intern', 'machine-learning-engineer'],
  ['QA Tester', 'qa-engineer'],
  ['Security Engineer', 'cybersecurity-engineer'],
  ['UX Designer', 'ui-ux-designer'],
  ['iOS Engineer', 'ios-developer'],
  ['Software Engineer', 'sde-2'],
  ['Senior Software Engineer', 'sde-3'],
  ['Software Developer Intern', 'sde-1'],
])('%s leads to %s', (title, id) => {
  expect(nearestRole(roles, title)?.id).toBe(id);
});

test.each(['', '   ', '🚀🚀', 'Astronaut', 'Pastry chef', 'Civil engineer', '工程师', 'x'.repeat(100_000)])(
  '%.20s leads to none',
  (title) => {
    expect(nearestRole(roles, title)).toBeNull();
  },
);
