import { describe, expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import { selectTypingResults } from '../../src/features/typing-test/selectors';
import { gradeOf } from '../../src/features/typing-test/typing-labels';
import { typingResultSchema, typingSettingsSchema } from '../../src/features/typing-test/typing-schema';
import {
  initialTypingSettings,
  typingResultFiled,
  typingResultRemoved,
  typingResultRestored,
  typingResultsReceived,
  typingSettingsChanged,
  typingSettingsReceived,
} from '../../src/features/typing-test/typing-slice';
import { resultWith } from '../domain/typing/support';

const store = () => createStore({ secrets: { read: () => null } });
const ids = (s: ReturnType<typeof store>) => selectTypingResults(s.getState()).map(({ id }) => id);
const at = (day: number) => `2026-11-${day}T10:00:00.000Z`;

describe('the history of the typing test', () => {
  test('a filed result gets an id and a date, and is what the store may read back from disk', () => {
    const { id: _, createdAt: __, ...result } = resultWith({ missed: [{ word: 'cat', typed: 'cta' }] });
    const s = store();
    const filed = s.dispatch(typingResultFiled(result)).payload;
    expect(filed).toEqual({ ...result, id: expect.stringMatching(/^typing-/), createdAt: expect.any(String) });
    expect(selectTypingResults(s.getState())).toEqual([filed]);
    expect(typingResultSchema.parse(JSON.parse(JSON.stringify(filed)))).toEqual(filed);
  });

  test('the newest comes first, even when the clock was set back meanwhile', () => {
    const s = store();
    for (const [id, day] of [
      ['b', 12],
      ['c', 10],
      ['a', 14],
    ] as const)
      s.dispatch(typingResultRestored(resultWith({ id, createdAt: at(day) })));
    expect(ids(s)).toEqual(['a', 'b', 'c']);
  });

  test('a removed result comes back in its place', () => {
    const s = store();
    const results = [resultWith({ id: 'a', createdAt: at(12) }), resultWith({ id: 'b', createdAt: at(11) })];
    s.dispatch(typingResultsReceived({ documents: results, removed: [] }));
    s.dispatch(typingResultRemoved('a'));
    expect(ids(s)).toEqual(['b']);
    s.dispatch(typingResultRestored(resultWith({ id: 'a', createdAt: at(12) })));
    expect(selectTypingResults(s.getState())).toEqual(results);
  });

  test('what another tab wrote and removed comes in', () => {
    const s = store();
    s.dispatch(typingResultsReceived({ documents: [resultWith({ id: 'a' })], removed: [] }));
    s.dispatch(typingResultsReceived({ documents: [resultWith({ id: 'b' })], removed: ['a'] }));
    expect(ids(s)).toEqual(['b']);
  });
});

test('settings: the spec’s defaults, changed, and received', () => {
  const s = store();
  expect(s.getState().typing.settings).toEqual({ seconds: 30, difficulty: 'easy', mode: 'words', theme: 'blue' });
  s.dispatch(typingSettingsChanged({ seconds: 45, difficulty: 'hard', mode: 'words', theme: 'dark' }));
  expect(s.getState().typing.settings).toEqual({ seconds: 45, difficulty: 'hard', mode: 'words', theme: 'dark' });
  s.dispatch(typingSettingsReceived(initialTypingSettings));
  expect(s.getState().typing.settings).toEqual(initialTypingSettings);
});

describe('what is read from disk', () => {
  test.each([
    ['no object', 'text'],
    ['an empty id', resultWith({ id: '' })],
    ['a date that does not exist', resultWith({ createdAt: 'yesterday' })],
    ['no whole seconds', resultWith({ seconds: 1.5, series: [] })],
    ['too long a test', resultWith({ seconds: 301 })],
    ['an accuracy over 100', resultWith({ accuracy: 101 })],
    ['a negative speed', resultWith({ wpm: -1 })],
    ['a series of another length', resultWith({ series: [] })],
    ['an unknown difficulty', { ...resultWith({}), difficulty: 'brutal' }],
  ])('a result with %s is refused', (_, value) => {
    expect(() => typingResultSchema.parse(value)).toThrow();
  });

  test.each([
    [{ seconds: 0, difficulty: 'easy', mode: 'words', theme: 'blue' }],
    [{ seconds: 30, difficulty: 'easy', mode: 'words', theme: 'pink' }],
    [{ seconds: '30', difficulty: 'easy', mode: 'words', theme: 'blue' }],
    [null],
  ])('settings %j are refused', (value) => {
    expect(() => typingSettingsSchema.parse(value)).toThrow();
  });
});

test.each([
  [100, 'high'],
  [90, 'high'],
  [89, 'fair'],
  [80, 'fair'],
  [79, 'low'],
  [0, 'low'],
])('an accuracy of %i percent is %s', (accuracy, word) => {
  expect(gradeOf(accuracy).word.toLowerCase()).toBe(word);
});
