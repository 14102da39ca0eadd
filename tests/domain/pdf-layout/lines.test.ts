import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, closeLetterSpacing } from '../../../src/domain/pdf-layout/clean-text';
import { readingOrder } from '../../../src/domain/pdf-layout/reading-order';
import type { TextRun } from '../../../src/domain/pdf-layout/text-run';
import { A4, block, byRow, read, run, widthOf } from './set-type';

/** Words set one after the other on a baseline, `gap` points apart. */
const inARow = (words: readonly string[], gap: number, size = 10): TextRun[] => {
  let x = 50;
  return words.map((word) => {
    const set = run(word, x, 700, size);
    x += widthOf(word, size) + gap;
    return set;
  });
};

describe('a line', () => {
  test.each<[string, readonly TextRun[], readonly string[]]>([
    ['joins pieces of one word', inARow(['E', 'XPERIENCE'], 0), ['EXPERIENCE']],
    ['puts a space into a gap', inARow(['Acme', 'Corp'], 3), ['Acme Corp']],
    ['puts one space into a wide gap', inARow(['Acme', '2019'], 300), ['Acme 2019']],
    [
      'keeps a blank the file draws in no width',
      [run('over', 50, 700), run(' ', 70, 700, 10, { width: 0 }), run('time', 70.2, 700)],
      ['over time'],
    ],
    ['does not double blanks', [run('over ', 50, 700), run(' time', 78, 700)], ['over time']],
    ['ignores blank runs between lines', [run('one', 50, 700), run(' ', 65, 700), run('two', 50, 686)], ['one', 'two']],
    [
      'drops a leader of dots',
      [run('Acme', 50, 700), run('........ . . . .', 80, 700), run('2019', 300, 700)],
      ['Acme 2019'],
    ],
    ['keeps an ellipsis', [run('and so on...', 50, 700)], ['and so on...']],
    ['takes a superscript in', [run('10', 50, 700), run('6', 60.2, 704, 6), run('cycles', 66, 700)], ['106 cycles']],
    ['takes a subscript in', [run('CO', 50, 700), run('2', 60.2, 698, 6), run('saved', 66, 700)], ['CO2 saved']],
    [
      'leaves small print below alone',
      [run('Thesis', 50, 700), run('with honours', 50, 692, 7)],
      ['Thesis', 'with honours'],
    ],
    [
      'evens out a slanting scan',
      [run('from', 50, 700), run('a', 75, 700.9), run('scanner', 85, 701.8)],
      ['from a scanner'],
    ],
    ['leaves hyphens at line ends alone', block(['a well-', 'known fact'], 50, 700), ['a well-', 'known fact']],
    ['closes letter-spaced pieces', inARow([...'EXPERIENCE'], 8), ['EXPERIENCE']],
    [
      'finds the word space in letter-spaced pieces',
      [...inARow([...'WORK'], 8), ...inARow([...'PLAN'], 8).map((r) => ({ ...r, x: r.x + 72 }))],
      ['WORK PLAN'],
    ],
    [
      'closes letter-spaced runs',
      [run('S K I L L S', 50, 700), run('O F', 130, 700), run('N O T E', 160, 700)],
      ['SKILLS OF NOTE'],
    ],
    [
      'does not print fake bold twice',
      [run('Bold', 50, 700), run('Bold', 50.4, 700), run('Bold', 50.4, 700.4)],
      ['Bold'],
    ],
    ['keeps a word that is really there twice', inARow(['ha', 'ha'], 3), ['ha ha']],
    ['keeps double letters of one run each', inARow([...'ill'], 0, 12), ['ill']],
  ])('%s', (_, runs, texts) => {
    expect(read(runs).texts).toEqual(texts);
  });

  test('carries the size of its tallest run', () => {
    expect(
      readingOrder([run('Jane', 50, 700, 18), run('(she)', 90, 700, 9), run('Analyst', 50, 680, 10)], A4).lines,
    ).toEqual([
      { text: 'Jane (she)', size: 18 },
      { text: 'Analyst', size: 10 },
    ]);
  });
});

describe('direction', () => {
  test('text that runs another way comes last', () => {
    const note = run('Printed in May', 20, 300, 8, { angle: 90 });
    expect(read([note, ...block(['A line of text', 'and another'], 50, 700)]).texts).toEqual([
      'A line of text',
      'and another',
      'Printed in May',
    ]);
  });

  test.each([90, 180, 270])('a page of text turned by %i degrees reads as if upright', (angle) => {
    const upright = byRow([...block(['Acme Corp', 'Built billing'], 50, 700), run('2019–2021', 400, 700)]);
    const turned = upright.map((r) => {
      if (angle === 90) return { ...r, x: 842 - r.y, y: r.x, angle };
      if (angle === 180) return { ...r, x: 595 - r.x, y: 842 - r.y, angle };
      return { ...r, x: r.y, y: 595 - r.x, angle };
    });
    const page = angle === 180 ? A4 : { width: 842, height: 595 };
    expect(read(turned, page).texts).toEqual(['Acme Corp 2019–2021', 'Built billing']);
  });
});

describe('cleanText', () => {
  test.each([
    ['e\uFB03cient \uFB01le \uFB02ow o\uFB00', 'efficient file flow off'],
    ['soft\u00ADware', 'software'],
    ['New\u00A0York\u2009City\u3000x\ty', 'New York City x y'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['x² ½ ™ Å é', 'x² ½ ™ Å é'],
    ['nul\u0000l', 'null'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('closeLetterSpacing', () => {
  test.each([
    ['E X P E R I E N C E', 'EXPERIENCE'],
    ['W O R K  P L A N', 'WORK PLAN'],
    ['É T U D E S', 'ÉTUDES'],
    ['R & D 2 4', 'R&D24'],
    ['A B C', 'A B C'],
    ['J. R. Doe', 'J. R. Doe'],
    ['plain words here too', 'plain words here too'],
  ])('%j becomes %j', (text, closed) => {
    expect(closeLetterSpacing(text)).toBe(closed);
  });
});

describe('readingOrder of any page', () => {
  const anyRun = fc.record({
    text: fc.string({ maxLength: 12 }),
    x: fc.double({ min: -50, max: 650, noNaN: true }),
    y: fc.double({ min: -50, max: 900, noNaN: true }),
    width: fc.double({ min: 0, max: 400, noNaN: true }),
    size: fc.double({ min: 0, max: 40, noNaN: true }),
    angle: fc.constantFrom(0, 0, 0, 90, 180, 45),
  });
  const letters = (texts: readonly string[]) => [...texts.join('').replace(/[\s.…]/g, '')].sort().join('');

  test('loses and invents nothing but blanks, leaders and overprints', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyRun, { maxLength: 60, selector: (r) => cleanText(r.text).trim() }), (runs) => {
        expect(letters(read(runs).texts)).toBe(letters(runs.map((r) => cleanText(r.text))));
      }),
    );
  });

  test('gives lines without blanks at their ends or two in a row', () => {
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 60 }), (runs) => {
        for (const text of read(runs).texts) expect(text).toBe(text.trim().replace(/ {2,}/g, ' '));
      }),
    );
  });

  test('an empty page has no lines and one column', () => {
    expect(readingOrder([], A4)).toEqual({ lines: [], columns: 1 });
  });
});

describe('cost', () => {
  const scatter = (count: number): TextRun[] =>
    Array.from({ length: count }, (_, i) => run('ab', (i * 7919) % 580, (i * 104729) % 830, 1 + (i % 9)));
  const grid = (count: number): TextRun[] =>
    Array.from({ length: count }, (_, i) => run('a', (i % 200) * 3, 830 - Math.floor(i / 200) * 8, 2));
  const pile = (count: number): TextRun[] => Array.from({ length: count }, () => run('same', 50, 700));
  const steps = (count: number): TextRun[] =>
    Array.from({ length: count }, (_, i) => run('s', 50 + (i % 7), 830 - i * 0.01, i % 2 ? 10 : 4));

  const sizes = (count: number): TextRun[] =>
    Array.from({ length: count }, (_, i) =>
      run('a', (1 + i / count) * 200, (1 + i / count) * 300, 8 * (1 + i / count)),
    );
  const huge = (count: number): TextRun[] =>
    Array.from({ length: count }, (_, i) => run('h', 50, 830 - i * 0.01, i % 2 ? 1000 : 400));

  test.each([
    ['scattered', scatter],
    ['in a grid', grid],
    ['all in one place', pile],
    ['in tiny steps of two sizes', steps],
    ['of one text in many sizes', sizes],
    ['of huge type in tiny steps', huge],
  ])('20,000 runs %s are all put in order', (_, make) => {
    const { lines } = readingOrder(make(20_000), A4);
    expect(lines.length).toBeGreaterThan(0);
  });

  test('a line of a million letters and blanks is read to its end', () => {
    const { lines } = readingOrder(
      [run('a '.repeat(500_000), 50, 700), run('. '.repeat(500_000), 50, 650), run(' '.repeat(1_000_000), 50, 600)],
      A4,
    );
    expect(lines.length).toBe(2);
  });
});

describe('leaning text', () => {
  const leaning = (angle: number) =>
    read([...block(['A line of text', 'and another'], 50, 700), run('leans', 50, 730, 10, { angle })]).texts;
  test.each([0, 8, -8, 352, 360, 368, -352])('by %d degrees is upright', (angle) =>
    expect(leaning(angle)).toEqual(['leans', 'A line of text', 'and another']),
  );
  test.each([9, -9, 45, 81, 82, 90, 98, 180, 270, 351, -90])('by %d degrees runs another way', (angle) =>
    expect(leaning(angle)).toEqual(['A line of text', 'and another', 'leans']),
  );

  test.each([
    ['in the very same place', 0, 0, 10, 1],
    ['an eighth of its size away', 1.25, 0, 10, 1],
    ['more than that away', 1.3, 0, 10, 2],
    ['an eighth above', 0, 1.25, 10, 1],
    ['half a point away, however small it is', 0.5, 0, 2, 1],
    ['more than half a point away', 0.55, 0, 2, 2],
  ])('printed twice, %s', (_, right, up, size, times) => {
    const { texts } = read([run('Bold', 50, 700, size), run('Bold', 50 + right, 700 + up, size)]);
    expect(texts.join(' ').match(/Bold/g)).toHaveLength(times);
  });

  test('a run without a size or a place is read, or left out', () => {
    expect(read([run('small', 50, 700, 0)]).texts).toEqual(['small']);
    expect(read([run('lost', Number.NaN, 700), run('there', 50, 700)]).texts).toEqual(['there']);
  });
});
