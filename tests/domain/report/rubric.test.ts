import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  AREA_TITLES,
  CHECKS,
  LEAST_WORDS,
  RUBRIC_MONTH,
  RUBRIC_VERSION,
  result,
} from '../../../src/domain/report/rubric';
import { ceilingOf, FIT_LIMITS, SCORE_LIMIT } from '../../../src/domain/report/score';

const page = readFileSync(join(process.cwd(), 'docs/rubric.md'), 'utf8');

describe('the rubric', () => {
  test('gives 100 points in all, each check one id', () => {
    expect(CHECKS.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(CHECKS.length);
    expect(RUBRIC_MONTH).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
  });

  test('is described on its page: version, areas, every check with its points, and no other', () => {
    expect(page).toContain(`# The resume rubric, version ${RUBRIC_VERSION}\n`);
    expect(page).toContain(`With fewer than ${LEAST_WORDS} words there is no report`);
    for (const title of Object.values(AREA_TITLES)) expect(page).toContain(`### ${title}\n`);
    const rows = [...page.matchAll(/^\| `([a-z-]+)` \| ([\d.]+) \|/gm)].map(([, id, points]) => [id, Number(points)]);
    expect(rows).toEqual(CHECKS.map(({ id, maxPoints }) => [id, maxPoints]));
  });

  test('has the ceilings that its page names', () => {
    const document = { pages: [{ number: 1, columns: 1 as const, images: 1, lines: [] }], links: [] };
    const facts = { lines: [], words: 10, contact: { email: null, phone: null } };
    const limit = (words: number, images: number) =>
      ceilingOf({
        document: { ...document, pages: document.pages.map((p) => ({ ...p, images })) },
        facts: { ...facts, words },
      } as unknown as Parameters<typeof ceilingOf>[0])?.limit;
    const named = [...page.matchAll(/^\| [^|`]+ \| (\d+) \|$/gm)].map(([, points]) => Number(points));
    expect(named).toEqual([
      40,
      50,
      50,
      70,
      FIT_LIMITS.otherField,
      FIT_LIMITS.noMust,
      FIT_LIMITS.fewMusts,
      FIT_LIMITS.fewYears,
      FIT_LIMITS.someMusts,
    ]);
    expect(page).toContain(`at ${SCORE_LIMIT} unless fit is good`);
    expect([limit(100, 1), limit(10, 0), limit(100, 0)]).toEqual([50, 50, 70]);
    expect([limit(59, 0), limit(60, 0)]).toEqual([50, 70]);
  });

  test.each([
    [null, 'skipped', 0],
    [0, 'failed', 0],
    [-1, 'failed', 0],
    [1 / 3, 'partial', 1.33],
    [1, 'passed', 4],
    [7, 'passed', 4],
  ])('turns a share of %s into %s with %s points', (share, status, points) => {
    expect(result('contact-email', { share, says: 'x', advice: 'y' })).toMatchObject({
      status,
      points,
      maxPoints: 4,
      advice: status === 'failed' || status === 'partial' ? 'y' : null,
    });
  });
});
