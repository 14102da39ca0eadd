import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ALL_SETS,
  COLLECTIONS,
  LABELS,
  meanOf,
  ORDERED,
  type Pairs,
  pairs,
  type Scored,
  scored,
  strayingShare,
} from './labelled-figures';

const page = readFileSync(join(process.cwd(), 'docs/interview-rubric.md'), 'utf8');
const all = scored(ALL_SETS);

const ordered = (rows: readonly Scored[]) => pairs(rows, ORDERED, false);
const unrewarded = (rows: readonly Scored[]) => pairs(rows, [['middling', 'stuffed']], false);
const offTopicLow = (rows: readonly Scored[]) => pairs(rows, [['poor', 'offTopic']], true);
const share = ({ right, all: of }: Pairs) => right / of;
const shown = ({ right, all: of }: Pairs) => `${right} of ${of}`;

describe('the labelled answers', () => {
  test('are at least 60, over at least 10 questions, all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ALL_SETS.map(({ question }) => question)).size).toBe(ALL_SETS.length);
    expect(ALL_SETS.length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ answer }) => answer)).size).toBe(all.length);
    for (const set of ALL_SETS) for (const label of LABELS) expect(set[label].length).toBeGreaterThan(0);
  });

  test('are ordered good above middling above poor in at least 90 % of the pairs', () => {
    expect(share(ordered(all)), ordered(all).wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('never reward stuffing: no row of terms reaches a middling answer to the same question', () => {
    expect(unrewarded(all).wrong).toEqual([]);
    expect(Math.max(...all.filter(({ label }) => label === 'stuffed').map(({ score }) => score))).toBeLessThan(2);
  });

  test('keep what is off-topic at or below a poor answer in at least three of four pairs', () => {
    expect(share(offTopicLow(all)), offTopicLow(all).wrong.join('\n')).toBeGreaterThanOrEqual(0.75);
  });

  test('have the figures that docs/interview-rubric.md names', () => {
    const rows = COLLECTIONS.map(({ name, sets }) => {
      const own = scored(sets);
      return [name, String(own.length), shown(ordered(own)), shown(unrewarded(own)), shown(offTopicLow(own))];
    });
    rows.push(['all', String(all.length), shown(ordered(all)), shown(unrewarded(all)), shown(offTopicLow(all))]);
    const named = [...page.matchAll(/^\| (.+?) \| (\d+) \| (\d+ of \d+) \| (\d+ of \d+) \| (\d+ of \d+) \|$/gm)];
    expect(named.map((row) => row.slice(1))).toEqual(rows);

    const means = LABELS.map((label) => meanOf(all, label).toFixed(1)).join(', ');
    expect(page).toContain(`Mean scores: ${means}`);
  });

  test('stay low under a question that they do not answer, as far as the page says', { timeout: 60_000 }, () => {
    const technical = strayingShare(ALL_SETS, ['technical', 'situational']);
    const stories = strayingShare(ALL_SETS, ['behavioral']);
    expect(page).toContain(`${technical} % of them stay below 4 under technical and situational questions`);
    expect(page).toContain(`${stories} % under behavioural ones`);
  });
});
