import { describe, expect, test } from 'vitest';
import { CSV_COLUMNS, toCsv } from '../../../src/domain/typing/csv';
import { bestOf, bestsOf, oftenMissed, weakWords } from '../../../src/domain/typing/history';
import { pickWords } from '../../../src/domain/typing/pick-words';
import { entriesOf, figuresOf, resultOf } from '../../../src/domain/typing/result';
import type { TypingEntry, TypingResult } from '../../../src/domain/typing/types';
import { logOf, recorded, resultWith, WORD_LISTS } from './support';

const SEED = 7;
const TEXT = { mode: 'words', difficulty: 'easy', pool: [], seed: SEED } as const;

/** The words of a round typed without a fault, a key each `gap` ms, until `until`. */
function perfect(gap: number, until: number): TypingEntry[] {
  const keys = [...pickWords(WORD_LISTS.easy, SEED, 400).join(' ')];
  return keys
    .map(
      (key, index): TypingEntry =>
        key === ' ' ? { t: index * gap, kind: 'space' } : { t: index * gap, kind: 'char', char: key },
    )
    .filter(({ t }) => t < until);
}

test('a log in chunks reads as one', () => {
  const entries = perfect(100, 30_000);
  expect(entries).toHaveLength(300);
  expect(entriesOf(logOf(entries))).toEqual(entries);
});

test('30 seconds without a fault at ten keys a second', () => {
  const log = logOf(perfect(100, 30_000));
  const result = resultOf({ seconds: 30, ...TEXT, log });
  expect(result.keys.reduce((sum, { typed }) => sum + typed, 0)).toBe(300);
  expect(result.keys.every(({ wrong, timed, ms }) => wrong === 0 && ms === timed * 100)).toBe(true);
  expect(result).toEqual({
    seconds: 30,
    difficulty: 'easy',
    mode: 'words',
    wpm: 120,
    netWpm: 120,
    accuracy: 100,
    held: 0,
    missed: [],
    slow: [],
    keys: expect.any(Array),
    pairs: expect.any(Array),
    series: Array.from({ length: 30 }, () => ({ typed: 10, correct: 10 })),
  });
});

test('keys at or after the end do not count, whatever the log holds', () => {
  const round = { seconds: 2, ...TEXT };
  const entries = perfect(100, 2000);
  const late: TypingEntry[] = [
    { t: 2000, kind: 'char', char: 'x' },
    { t: 2400, kind: 'backspace' },
    { t: 9000, kind: 'space' },
  ];
  expect(resultOf({ ...round, log: logOf([...entries, ...late]) })).toEqual(
    resultOf({ ...round, log: logOf(entries) }),
  );
});

test('five minutes at 25 keys a second go on past 200 words', () => {
  const keys = [...pickWords(WORD_LISTS.easy, SEED, 2000).join(' ')].slice(0, 7500);
  const log = logOf(keys.map((key, index) => ({ t: index * 40, kind: key === ' ' ? 'space' : 'char', char: key })));
  const { wpm, netWpm, accuracy, missed } = resultOf({ seconds: 300, ...TEXT, log });
  expect({ wpm, netWpm, accuracy, missed }).toEqual({ wpm: 300, netWpm: 300, accuracy: 100, missed: [] });
});

test('the figures of a running test are those of its log so far', () => {
  const round = TEXT;
  expect(figuresOf({ ...round, log: logOf([]) }, 0)).toEqual({
    typed: 0,
    correct: 0,
    wpm: 0,
    netWpm: 0,
    accuracy: 100,
  });
  expect(figuresOf({ ...round, log: logOf(perfect(100, 3000)) }, 3000)).toMatchObject({ typed: 30, wpm: 120 });
});

describe('the history', () => {
  const of = (id: string, more: Partial<TypingResult>) => resultWith({ id, ...more });

  test.each([
    ['the faster one', of('a', { netWpm: 50 }), of('b', { netWpm: 51 }), 'b'],
    ['of equals the more exact one', of('a', { accuracy: 97 }), of('b', { accuracy: 96 }), 'a'],
    [
      'of full equals the earlier one',
      of('a', { createdAt: '2026-11-21T00:00:00.000Z' }),
      of('b', { createdAt: '2026-11-20T00:00:00.000Z' }),
      'b',
    ],
    ['mashing does not win', of('a', { wpm: 300, netWpm: 3 }), of('b', { wpm: 20, netWpm: 20 }), 'b'],
  ])('the best is %s', (_, a, b, id) => {
    expect([bestOf([a, b])?.id, bestOf([b, a])?.id]).toEqual([id, id]);
  });

  test('of none there is no best', () => {
    expect([bestOf([]), bestsOf([])]).toEqual([null, []]);
  });

  test('tests of one text are of one kind; the difficulty counts where it changes the text', () => {
    const results = [
      of('a', { mode: 'c', difficulty: 'easy', netWpm: 30 }),
      of('b', { mode: 'c', difficulty: 'hard', netWpm: 31 }),
      of('c', { mode: 'numbers', difficulty: 'easy', netWpm: 20 }),
      of('d', { mode: 'numbers', difficulty: 'hard', netWpm: 10 }),
      of('e', { netWpm: 1 }),
    ];
    expect(bestsOf(results).map(({ id }) => id)).toEqual(['e', 'c', 'd', 'b']);
  });

  test('what wants practice: missed before slow, recent before old, each word once', () => {
    const results = [
      of('new', { missed: [{ word: 'cat', typed: 'cta' }], slow: [{ word: 'dog', wpm: 9 }] }),
      ...Array.from({ length: 19 }, (_, n) => of(`none ${n}`, {})),
      of('too old', { missed: [{ word: 'sun', typed: '' }] }),
    ];
    expect(weakWords(results)).toEqual(['cat', 'dog']);
    expect(weakWords([of('a', { slow: [{ word: 'dog', wpm: 9 }] }), ...results])).toEqual(['dog', 'cat']);
    expect(weakWords([of('empty', { missed: [{ word: '', typed: 'x' }] })])).toEqual([]);
  });

  test('one best for each duration and difficulty', () => {
    const results = [
      of('a', { seconds: 60, netWpm: 40 }),
      of('b', { seconds: 15, difficulty: 'hard', netWpm: 30 }),
      of('c', { seconds: 15, difficulty: 'easy', netWpm: 70 }),
      of('d', { seconds: 60, netWpm: 41 }),
    ];
    expect(bestsOf(results).map(({ id }) => id)).toEqual(['c', 'b', 'd']);
  });

  test('the words missed most, then by the alphabet', () => {
    const missed = (...words: string[]) => of(words.join(), { missed: words.map((word) => ({ word, typed: '' })) });
    const results = [missed('sun', 'cat'), missed('cat', 'dog'), missed('cat')];
    expect(oftenMissed(results, 2)).toEqual([
      { word: 'cat', times: 3 },
      { word: 'dog', times: 1 },
    ]);
  });
});

test('the export: a header and a line for each result, and nothing that a sheet would calculate', () => {
  const csv = toCsv([
    resultWith({
      missed: [
        { word: 'cat', typed: '=1+1' },
        { word: 'dog', typed: 'dpg' },
      ],
      held: 1,
    }),
    resultWith({ seconds: 15, series: [] }),
    resultWith({
      seconds: 3,
      mode: 'c',
      missed: [
        { word: '=0', typed: '' },
        { word: '+1', typed: '' },
      ],
      series: Array.from({ length: 3 }, () => ({ typed: 3, correct: 3 })),
    }),
  ]);
  expect(csv).toBe(
    'date,seconds,difficulty,wpm,net_wpm,accuracy_percent,typed_characters,correct_characters,held_characters,missed_words,text,consistency_percent\r\n' +
      '2026-11-20T10:00:00.000Z,2,easy,60,48,80,10,8,1,cat dog,words,\r\n' +
      '2026-11-20T10:00:00.000Z,15,easy,60,48,80,0,0,0,,words,\r\n' +
      "2026-11-20T10:00:00.000Z,3,easy,60,48,80,9,9,0,'=0 +1,c,100\r\n",
  );
  expect(csv.split('\r\n').map((line) => line.split(',').length)).toEqual([...Array(4).fill(CSV_COLUMNS.length), 1]);
});

test('recorded keys of two seconds, typed for the words of seed 7', () => {
  const [first = '', second = ''] = pickWords(WORD_LISTS.easy, SEED, 2);
  const keys = [...first, '_', second[0] ?? '', '#'];
  const log = logOf(recorded(...keys.map((key, index): [string, number] => [key, index * 300])));
  // Six keys: a whole word with its space, a right first letter, a wrong second one. 6 / 5 / (2 / 60) = 36; 5 of 6 right.
  expect(resultOf({ seconds: 2, ...TEXT, log })).toEqual({
    seconds: 2,
    difficulty: 'easy',
    mode: 'words',
    wpm: 36,
    netWpm: 30,
    accuracy: 83,
    held: 0,
    missed: [{ word: second, typed: `${second[0]}#` }],
    slow: [],
    keys: expect.arrayContaining([{ of: second[1], typed: 1, wrong: 1, timed: 0, ms: 0 }]),
    pairs: expect.arrayContaining([{ of: second.slice(0, 2), typed: 1, wrong: 1, timed: 0, ms: 0 }]),
    series: [
      { typed: 4, correct: 4 },
      { typed: 2, correct: 1 },
    ],
  });
});
