import { describe, expect, test } from 'vitest';
import type { TextRun } from '../../../src/domain/pdf-layout/text-run';
import { byRow, flushRight, read, run, widthOf } from './set-type';

/** Words one after the other from the right edge to the left, as a file in logical order has them. */
function fromRight(words: readonly string[], right = 545, y = 700): TextRun[] {
  let end = right;
  return words.map((word) => {
    const width = widthOf(word, 10);
    const placed = run(word, end - width, y);
    end -= width + 4;
    return placed;
  });
}
const textOf = (runs: readonly TextRun[]) => read(runs).texts;

describe('lines from right to left', () => {
  test.each([
    ['words', ['מהנדס', 'תוכנה', 'בכיר'], 'מהנדס תוכנה בכיר'],
    ['a Latin word', ['מפתח', 'Python', 'בכיר'], 'מפתח Python בכיר'],
    ['a number', ['עם', '10', 'שנות', 'ניסיון'], 'עם 10 שנות ניסיון'],
    ['shaped letters', ['ﻣﺤﻤﺪ', 'ﻋﻠﻲ'], 'محمد علي'],
    ['years', ['חברה', '2019', '–', '2021'], 'חברה 2019 – 2021'],
  ])('%s, in logical and in visual order of the stream', (_, words, expected) => {
    expect(textOf(fromRight(words))).toEqual([expected]);
    expect(textOf([...fromRight(words)].reverse())).toEqual([expected]);
  });

  test('letters that come one by one', () => {
    const letters = [...'שלום'].map((letter, i) => run(letter, 500 - i * 5, 700));
    expect(textOf(letters)).toEqual(['שלום']);
    expect(textOf([...letters].reverse())).toEqual(['שלום']);
  });

  test.each([
    ['as they are drawn', '(', ')'],
    ['as they are written', ')', '('],
  ])('brackets %s', (_, left, right) => {
    const drawn = [
      run('תוכנה', 520, 700),
      run(left, 470, 700),
      run('Senior', 475, 700),
      run(right, 505, 700),
      run('בכיר', 440, 700),
    ];
    expect(textOf(drawn)).toEqual(['תוכנה (Senior) בכיר']);
  });

  test('the right column is read first', () => {
    const right = flushRight(
      ['ניהול צוות של עשרה מפתחים בחברה', 'בניית מערכת תשלומים חדשה מאפס', 'הפחתת זמן הטעינה בחצי', 'כתיבת מדריך'],
      545,
      700,
    );
    const left = flushRight(
      ['לימודי מדעי המחשב בטכניון חיפה', 'תואר ראשון בהצטיינות יתרה', 'קורס רשתות מתקדם', 'פרויקט גמר'],
      270,
      695,
    );
    const { columns, texts } = read(byRow([...left, ...right]));
    expect(columns).toBe(2);
    expect(texts).toEqual([...right, ...left].map(({ text }) => text));
  });

  test('a Hebrew name in an English line leaves the line as it is', () => {
    expect(
      textOf([run('Lectured in Hebrew (', 50, 700), run('עברית', 150, 700), run(') and English', 175, 700)]),
    ).toEqual(['Lectured in Hebrew (עברית) and English']);
  });

  describe('a file that draws words in the order in which they are read', () => {
    // Name and title are drawn alike in both orders of reading.
    const title = fromRight(['מהנדסת', 'תוכנה'], 545, 720);
    const drawn = (...words: [text: string, x: number][]) => words.map(([text, x]) => run(text, x, 700));

    test('a line that begins in English stays so', () => {
      const words = drawn(['Lead at', 50], ['חברת', 130], ['אופק', 105], ['since 2019', 155]);
      expect(textOf([...title, ...words])).toEqual(['מהנדסת תוכנה', 'Lead at חברת אופק since 2019']);
    });

    test('what comes first is read first where both orders look the same', () => {
      const [hebrew, number, latin] = drawn(['אופק', 100], ['12', 85], ['Go', 70]) as [TextRun, TextRun, TextRun];
      expect(textOf([...title, hebrew, number, latin])).toEqual(['מהנדסת תוכנה', 'אופק 12 Go']);
      expect(textOf([...title, hebrew, latin, number])).toEqual(['מהנדסת תוכנה', 'אופק Go 12']);
    });

    test('ways to reach somebody, each set for itself', () => {
      const ways = fromRight(['תל', 'אביב', '|', 'a.org', '|', '+1 415 555 0132']);
      expect(textOf([...title, ...ways])).toEqual(['מהנדסת תוכנה', 'תל אביב | a.org | +1 415 555 0132']);
    });

    test('an order that does not give what is on the page is not believed', () => {
      const [hebrew, number, latin] = drawn(['אופק', 100], ['12', 85], ['Go', 70]) as [TextRun, TextRun, TextRun];
      expect(textOf([...title, number, hebrew, latin])).toEqual(['מהנדסת תוכנה', 'אופק Go 12']);
    });
  });
});
