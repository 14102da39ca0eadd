import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Activity, ActivityKind } from '../../../src/domain/activity/types';
import { figuresOf } from '../../../src/domain/coding-profile/figures';
import { localNameOf, ownerOf } from '../../../src/domain/coding-profile/owner';
import { profileUrl, readHandle } from '../../../src/domain/coding-profile/platforms';
import { readWhole } from '../../../src/domain/coding-profile/read-number';
import { PLATFORM_IDS, type PlatformId } from '../../../src/domain/coding-profile/types';

describe('handles of platforms', () => {
  test.each<[PlatformId, string, string]>([
    ['leetcode', 'ada', 'ada'],
    ['leetcode', '  @ada_l ', 'ada_l'],
    ['leetcode', 'https://leetcode.com/u/ada/', 'ada'],
    ['leetcode', 'leetcode.com/ada', 'ada'],
    ['codeforces', 'http://codeforces.com/profile/Ada.L?locale=en', 'Ada.L'],
    ['codechef', 'codechef.com/users/ada_1', 'ada_1'],
    ['hackerrank', 'https://www.hackerrank.com/profile/ada-l', 'ada-l'],
    ['geeksforgeeks', 'https://www.geeksforgeeks.org/profile/ada', 'ada'],
  ])('%s: %j is %s', (platform, typed, handle) => {
    expect(readHandle(platform, typed)).toEqual({ kind: 'handle', handle });
  });

  test.each(['', '   '])('%j is none', (typed) => {
    expect(readHandle('leetcode', typed)).toEqual({ kind: 'empty' });
  });

  test.each<[string, RegExp]>([
    ['javascript:alert(1)', /not the address of a profile on LeetCode/],
    ['https://leetcode.com.evil.example/u/ada', /not the address/],
    ['https://evil.example/leetcode.com/u/ada', /not the address/],
    ['https://leetcode.com/problems/two-sum/', /not the address/],
    ['data:text/html,x', /not the address/],
    ['https://ada@leetcode.com/u/ada', /not the address/],
    ['https://leetcode.com:8080/u/ada', /not the address/],
    ['https://leetcode.com/u/ada/../../x', /not the address/],
    ['https://leetcode.com/u/%2e%2e', /letters, digits/],
    ['..', /letters, digits/],
    ['ada lovelace', /letters, digits/],
    ['<img src=x>', /letters, digits/],
    ['ада', /letters, digits/],
    ['a'.repeat(65), /at most 64/],
  ])('%j is refused in words', (typed, says) => {
    const reading = readHandle('leetcode', typed);
    expect(reading.kind === 'unfit' ? reading.says : '').toMatch(says);
  });

  test('whatever is typed, an address made of it leads to that platform and nowhere else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLATFORM_IDS), fc.string(), (platform, typed) => {
        const reading = readHandle(platform, typed);
        if (reading.kind !== 'handle') return;
        const url = new URL(profileUrl(platform, reading.handle));
        expect(url.protocol).toBe('https:');
        expect(url.search + url.hash + url.username).toBe('');
        expect(readHandle(platform, url.href)).toEqual(reading);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

test.each([
  ['', { kind: 'empty' }],
  ['0', { kind: 'number', value: 0 }],
  ['1,482', { kind: 'number', value: 1482 }],
  [' 1 482 ', { kind: 'number', value: 1482 }],
  ['9999', { kind: 'number', value: 9999 }],
  ...['10000', '-1', '1.5', '1e3', 'three', 'NaN', '9'.repeat(400)].map(
    (typed) => [typed, { kind: 'unfit', says: 'Enter a whole number from 0 to 9,999.' }] as const,
  ),
] as const)('the number %j', (typed, reading) => {
  expect(readWhole(typed, 9999)).toEqual(reading);
});

describe('whose profile it is', () => {
  const long = 'A'.repeat(100);
  test.each([
    ['nobody signed in', { displayName: 'Ada', handle: 'a b' }, null, { displayName: 'Ada', handle: 'a b' }],
    [
      'nothing entered here',
      { displayName: '', handle: '' },
      { displayName: 'Ada', handle: 'ada' },
      { displayName: 'Ada', handle: 'ada' },
    ],
    [
      'the local one holds the beginning of it',
      { displayName: long, handle: 'a b' },
      { displayName: 'A'.repeat(80), handle: 'ab' },
      { displayName: long, handle: 'a b' },
    ],
    [
      'the local one was changed since',
      { displayName: long, handle: 'ada' },
      { displayName: 'Grace', handle: 'grace' },
      { displayName: 'Grace', handle: 'grace' },
    ],
    [
      'the local one has no handle',
      { displayName: 'Ada', handle: 'ada' },
      { displayName: 'Ada', handle: '' },
      { displayName: 'Ada', handle: 'ada' },
    ],
  ])('%s', (_, profile, local, shown) => {
    expect(ownerOf(profile, local)).toEqual(shown);
  });

  test('what fits into the local profile is short, and cuts no character in two', () => {
    const { displayName, handle } = localNameOf({ displayName: ` ${'🧭'.repeat(90)}`, handle: '@ada <b>' });
    expect(displayName).toBe('🧭'.repeat(80));
    expect(handle).toBe('adab');
  });
});

describe('the figures of the dashboard', () => {
  const did = (kind: ActivityKind, label: string, amount: number | null = null): Activity => ({
    id: `${kind}:${label}`,
    kind,
    at: '2026-11-21T09:00:00.000Z',
    day: '2026-11-21',
    label,
    amount,
  });
  const none = { contests: null, rating: null };
  const shown = (...given: Parameters<typeof figuresOf>) =>
    Object.fromEntries(figuresOf(...given).map(({ id, value, source }) => [id, `${value} ${source}`]));

  test('nothing done: the sample figures of the spec, each marked as such', () => {
    const figures = shown([], none, '2026-11-21');
    expect(figures).toMatchObject({ questions: '239 sample', activeDays: '94 sample', contests: '3 sample' });
    expect(Object.values(figures).every((figure) => figure.endsWith('sample'))).toBe(true);
  });

  test('what its owner entered is shown at once', () => {
    expect(shown([], { contests: 0, rating: 1500 }, '2026-11-21')).toMatchObject({
      contests: '0 owner',
      rating: '1500 owner',
      questions: '239 sample',
    });
  });

  test('the first thing done ends every sample; what nobody knows is absent', () => {
    expect(shown([did('typing', '30 seconds', 52)], none, '2026-11-21')).toEqual({
      questions: '0 here',
      done: '1 here',
      activeDays: '1 here',
      currentStreak: '1 here',
      longestStreak: '1 here',
      topics: '0 here',
    });
  });

  test('counted from the ledger', () => {
    const all = [did('interview', 'SDE-1', 6), did('training', 'Data Analyst', 5), did('challenge', 'FizzBuzz Simple')];
    expect(shown(all, { contests: 4, rating: null }, '2026-11-21')).toEqual({
      questions: '11 here',
      done: '3 here',
      activeDays: '1 here',
      currentStreak: '1 here',
      longestStreak: '1 here',
      topics: '3 here',
      challenges: '1 here',
      contests: '4 owner',
    });
  });
});
