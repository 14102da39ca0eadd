import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../../../src/domain/guides/post-day';
import { inOrder, type PlannedPost, planMarkdown } from '../../../src/domain/guides/post-plan';
import { byWeek, inWords, readFigure, type WeekFigures } from '../../../src/domain/guides/weekly-figures';
import { mondayOf } from '../../../src/domain/guides/weeks';

const post = (id: string, date: string, text: string, posted = false): PlannedPost => ({ id, date, text, posted });
const week = (day: string, views: number): WeekFigures => ({
  id: day,
  week: day,
  views,
  searches: 2,
  followers: 1_200,
});

describe('posts', () => {
  test('by day, then by id', () => {
    const posts = [post('b', '2026-12-01', ''), post('a', '2026-12-01', ''), post('c', '2026-11-30', '')];
    expect(inOrder(posts).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('as Markdown: a task each, the text fenced as it is', () => {
    const text = planMarkdown([
      post('b', '2026-12-02', 'Second\r\n\r\n- [ ] not a task', true),
      post('a', '2026-12-01', '```js\n1\n```'),
    ]);
    expect(text).toBe(`# LinkedIn posts

- [ ] 2026-12-01

  \`\`\`\`
  \`\`\`js
  1
  \`\`\`
  \`\`\`\`

- [x] 2026-12-02

  \`\`\`
  Second

  - [ ] not a task
  \`\`\`
`);
  });

  test.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['1999-12-31', false],
    ['tomorrow', false],
    ['', false],
  ])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));
});

describe('weekly figures', () => {
  test.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2024-03-03', '2024-02-26'],
  ])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

  test('every day belongs to the Monday at most six days before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (n) => {
        const day = new Date(n * 86_400_000).toISOString().slice(0, 10);
        const monday = mondayOf(day);
        const days = (Date.parse(day) - Date.parse(monday)) / 86_400_000;
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(days >= 0 && days <= 6).toBe(true);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test('no day, no week', () => expect(() => mondayOf('soon')).toThrow(RangeError));

  test.each([
    ['0', 0],
    [' 42 ', 42],
    ['1,200', 1_200],
    ['1 200 300', 1_200_300],
    ['100000000', 100_000_000],
    ['100000001', null],
    ['', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['12,34', null],
    ['many', null],
  ])('%j reads as %s', (typed, value) => expect(readFigure(typed)).toBe(value));

  test('in words: one week, several, none', () => {
    expect(inWords([], 'views')).toBe('Profile views: no week entered.');
    expect(inWords([week('2026-11-16', 30)], 'views')).toBe('Profile views: 30 in the week of 2026-11-16.');
    const weeks = [week('2026-11-16', 1_030), week('2026-11-02', 30), week('2026-11-09', 500)];
    expect(byWeek(weeks).map(({ views }) => views)).toEqual([30, 500, 1_030]);
    expect(inWords(weeks, 'views')).toBe(
      'Profile views: 30 in the week of 2026-11-02, 1,030 in the week of 2026-11-16, up by 1,000.',
    );
    expect(inWords(weeks, 'followers')).toContain('unchanged');
  });
});
