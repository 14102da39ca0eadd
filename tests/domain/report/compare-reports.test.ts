import { describe, expect, test } from 'vitest';
import { compareReports } from '../../../src/domain/report/compare-reports';
import { BACKEND_JOB, FRONTEND_JOB, MIDDLING } from './resumes';
import { reportOn } from './support';

const before = reportOn(MIDDLING, BACKEND_JOB);

describe('two reports', () => {
  test('of the same input differ in nothing', () => {
    const comparison = compareReports(before, before);
    expect(comparison).toMatchObject({
      scoreChange: 0,
      matchChange: 0,
      sameRubric: true,
      sameJob: true,
      sameResume: true,
    });
    expect(comparison.checks.every(({ change }) => change === 0)).toBe(true);
    expect([comparison.skillsGained, comparison.skillsLost, comparison.skillsEvidenced]).toEqual([[], [], []]);
  });

  test('before and after an edit', () => {
    const edited = MIDDLING.replace(
      '- Worked on the migration to Docker',
      '- Moved 12 services to Kubernetes and PostgreSQL 15',
    ).replace('PostgreSQL, Docker, Git', 'PostgreSQL, Git');
    const after = reportOn(edited, BACKEND_JOB);
    const comparison = compareReports(before, after);
    expect(comparison).toMatchObject({
      scoreBefore: before.score,
      scoreAfter: after.score,
      scoreChange: after.score - before.score,
      sameJob: true,
      sameResume: false,
      skillsGained: ['Kubernetes'],
      skillsLost: ['Docker'],
      skillsEvidenced: ['PostgreSQL'],
    });
    expect(comparison.checks.filter(({ change }) => change !== 0).map(({ id, change }) => [id, change])).toEqual([
      ['bullets-verbs', 1.25],
      ['bullets-numbers', 2],
      ['length-words', expect.any(Number)],
      ['skills-must', 2],
    ]);
  });

  test('for two jobs compare only skills that both ask for', () => {
    const comparison = compareReports(before, reportOn(MIDDLING, FRONTEND_JOB));
    expect(comparison.sameJob).toBe(false);
    expect(comparison.skillsGained).toEqual([]);
  });

  test('of two rubrics keep the checks of both, and say that scores are not comparable', () => {
    const old = {
      ...before,
      rubricVersion: '0',
      checks: [
        ...before.checks.slice(1),
        { ...before.checks[0], id: 'retired', points: 2, maxPoints: 2 } as (typeof before.checks)[number],
      ],
    };
    const comparison = compareReports(old, before);
    expect(comparison.sameRubric).toBe(false);
    expect(comparison.checks.find(({ id }) => id === 'retired')).toMatchObject({ after: null, change: -2 });
    expect(comparison.checks.find(({ id }) => id === before.checks[0]?.id)).toMatchObject({ before: null });
  });
});
