import { describe, expect, test } from 'vitest';
import { block, read, run } from './set-type';

const texts = (...lines: string[]) => read(block(lines, 50, 700)).texts;

describe('soft hyphens', () => {
  test.each([
    ['2019\u00AD2021', '2019–2021'],
    ['Jan 2019 \u00AD Mar 2021', 'Jan 2019 – Mar 2021'],
    ['Jan\u00ADMar 2021', 'Jan–Mar 2021'],
    ['03/2019 \u00AD Present', '03/2019 – Present'],
    ['May 2020\u00ADpresent', 'May 2020–present'],
    ['Acme, Jan 2019 \u00AD', 'Acme, Jan 2019 –'],
    ['Developer \u00AD Acme', 'Developer - Acme'],
    ['\u00AD Built a parser', '- Built a parser'],
    ['develop\u00ADment of soft\u00ADware', 'development of software'],
    ['hands-on work', 'hands-on work'],
  ])('%j is read as %j', (line, expected) => {
    expect(texts(line)).toEqual([expected]);
  });

  test('a dash in a run of its own parts dates', () => {
    expect(read([run('2019', 50, 700), run('\u00AD', 72, 700), run('2021', 79, 700)]).texts).toEqual(['2019 – 2021']);
  });

  test('a word split at the end of a line is one word; a real hyphen stays', () => {
    expect(
      texts('Led the develop\u00AD', 'ment of a parser', 'with hands-', 'on work and inter\u00AD', 'faces'),
    ).toEqual(['Led the development', 'of a parser', 'with hands-', 'on work and interfaces']);
  });
});
