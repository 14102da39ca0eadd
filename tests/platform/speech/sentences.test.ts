import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../src/platform/speech/sentences';

const LONGEST = 180;
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word).join(' ');

test.each<[string, string[]]>([
  ['', []],
  ['   \n\n ', []],
  ['One.', ['One.']],
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['Skills: Go; Kafka. Done…  Next', ['Skills:', 'Go;', 'Kafka.', 'Done…', 'Next']],
  ['Version 2.5 of Node.js costs 1,000.50.', ['Version 2.5 of Node.js costs 1,000.50.']],
  ['First line\nSecond line\n\nThird', ['First line', 'Second line', 'Third']],
  ['— … !!! Word.', ['Word.']],
  ['履歴書。 Ärger.', ['履歴書。 Ärger.']],
])('%j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

describe('long sentences', () => {
  test('are cut at the last comma that leaves a good part', () => {
    const first = `${words(20)},`;
    expect(sentencesOf(`${first} ${words(30, 'more')}.`)[0]).toBe(first);
  });

  test('are cut at a space where the comma comes too early', () => {
    const [first = '', second = ''] = sentencesOf(`Well, ${words(60)}.`);
    expect(first.startsWith('Well, word')).toBe(true);
    expect(first.length).toBeGreaterThan(LONGEST - 5);
    expect(second.startsWith('word')).toBe(true);
  });

  test('a word without end is cut all the same', () => {
    expect(sentencesOf('a'.repeat(400)).map(({ length }) => length)).toEqual([180, 180, 40]);
  });
});

const word = fc.stringMatching(/^[a-zA-Zäé0-9]{1,20}$/);
const mark = fc.constantFrom(' ', ', ', '. ', '; ', '\n', ' – ', '? ', '  ');
const prose = fc
  .array(fc.tuple(word, mark), { maxLength: 120 })
  .map((pairs) => pairs.map(([text, after]) => text + after).join(''));
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('whatever the text', () => {
  test('every word stays, in its order', () => {
    fc.assert(
      fc.property(prose, (text) => {
        expect(wordsOf(sentencesOf(text).join(' '))).toEqual(wordsOf(text));
      }),
    );
  });

  test('no piece is empty, and each has something to say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const sentence of sentencesOf(text)) {
          expect(sentence).toBe(sentence.trim());
          expect(sentence).toMatch(/[\p{L}\p{N}]/u);
        }
      }),
    );
  });

  test('no piece is longer than one that every voice finishes, in any prose', () => {
    fc.assert(
      fc.property(prose, (text) => {
        for (const sentence of sentencesOf(text)) expect(sentence.length).toBeLessThanOrEqual(180);
      }),
    );
  });

  test('no piece is longer than one that every voice finishes', () => {
    const sentence = `${'a'.repeat(90)} ${'b'.repeat(89)}, ${words(30)}`;
    for (const piece of sentencesOf(sentence)) expect(piece.length).toBeLessThanOrEqual(LONGEST);
  });

  test.each([
    ['one word', 'a'.repeat(1_000_000)],
    ['only spaces', ' '.repeat(1_000_000)],
    ['only marks', '.'.repeat(1_000_000)],
    ['marks and spaces', '. '.repeat(500_000)],
    ['commas', ', '.repeat(500_000)],
  ])('a million characters of %s are cut in a straight line', (_, text) => {
    // Work that grew with the square of the length would not end within the runner's limit.
    for (const piece of sentencesOf(text)) expect(piece.length).toBeLessThanOrEqual(LONGEST);
  });
});
