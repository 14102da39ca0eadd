import allCards from 'content:cards';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { THRESHOLDS } from '../../../src/domain/coach/coach';
import { declined, type Figure, found, type Half, shareOf, sure } from './figures';
import { INSIDE, OUTSIDE } from './labelled-questions';

const page = readFileSync(join(process.cwd(), 'docs/coach.md'), 'utf8');
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the labelled questions', () => {
  test('are at least 140 inside and 60 outside the cards, all different', () => {
    expect(INSIDE.length).toBeGreaterThanOrEqual(140);
    expect(OUTSIDE.length).toBeGreaterThanOrEqual(60);
    const all = [...INSIDE.map(({ asked, before = [] }) => [...before, asked].join(' / ')), ...OUTSIDE];
    expect(new Set(all).size).toBe(all.length);
  });

  test('name cards that exist and touch every group', () => {
    const groups = new Map(allCards.map(({ id, group }) => [id, group]));
    const named = INSIDE.flatMap(({ cards }) => cards);
    expect(named.filter((id) => !groups.has(id))).toEqual([]);
    expect(new Set(named.map((id) => groups.get(id)))).toEqual(new Set(groups.values()));
  });

  test('are none of the forms that the cards themselves list', () => {
    const forms = new Set(allCards.flatMap(({ asked }) => asked.map(bare)));
    expect(INSIDE.filter(({ asked }) => forms.has(bare(asked)))).toEqual([]);
  });

  test('find the right card first in at least 85 %', () => {
    expect(shareOf(found('all')), found('all').wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
  });

  test('are declined in at least 90 % where no card is about them', () => {
    expect(shareOf(declined('all')), declined('all').wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('are right in at least 95 % where the coach says nothing of doubt', () => {
    expect(shareOf(sure('all')), sure('all').wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

const shown = (figure: Figure) => `${figure.right} of ${figure.all} (${(shareOf(figure) * 100).toFixed(1)} %)`;

test.each(['tuned', 'held out', 'all'] as const)('the page gives the figures of the half: %s', (half: Half) => {
  expect(page).toContain(`| ${half} | ${shown(found(half))} | ${shown(declined(half))} | ${shown(sure(half))} |`);
});

test('the page names the thresholds', () => {
  for (const [name, value] of Object.entries(THRESHOLDS)) expect(page).toContain(`| \`${name}\` | ${value} |`);
});
