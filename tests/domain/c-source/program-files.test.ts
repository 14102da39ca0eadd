import { describe, expect, test } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { nameProblem, textsOf, unitsOf } from '../../../src/domain/c-source/program-files';
import { haveSameTexts, headersAmong, nameIn, textOfNew, withText } from '../../../src/domain/c-source/program-texts';

const program: Program = {
  source: 'int main(void) {}',
  language: 'c',
  standard: 'C17',
  files: [
    { name: 'list.h', text: '1' },
    { name: 'list.c', text: '2' },
    { name: 'odd.cpp', text: '3' },
  ],
};

describe('the files of a program', () => {
  test('what is compiled by itself, and every text', () => {
    expect(unitsOf(program)).toEqual([
      { name: 'main.c', source: 'int main(void) {}' },
      { name: 'list.c', source: '2' },
    ]);
    expect([...textsOf(program).keys()]).toEqual(['main.c', 'list.h', 'list.c', 'odd.cpp']);
    expect(unitsOf({ ...program, language: 'cpp', standard: 'C++17' }).map(({ name }) => name)).toEqual([
      'main.cpp',
      'odd.cpp',
    ]);
  });

  test.each([
    ['list.h', 'c', null],
    ['list_2-b.test.c', 'c', null],
    ['shape.hpp', 'cpp', null],
    ['shape.cc', 'cpp', null],
    ['', 'c', 'Give the file a name.'],
    ['x'.repeat(61), 'c', 'A name has up to 60 characters.'],
    ['../list.h', 'c', 'A name has letters, digits, _ and - only, and an ending.'],
    ['my list.h', 'c', 'A name has letters, digits, _ and - only, and an ending.'],
    ['.h', 'c', 'A name has letters, digits, _ and - only, and an ending.'],
    ['größe.h', 'c', 'A name has letters, digits, _ and - only, and an ending.'],
    ['list', 'c', 'The name ends in .c or .h.'],
    ['shape.hpp', 'c', 'The name ends in .c or .h.'],
    ['shape.c', 'cpp', 'The name ends in .cpp, .h or .hpp.'],
    ['Main.c', 'c', 'The program has a file Main.c already.'],
    ['TAKEN.h', 'c', 'The program has a file TAKEN.h already.'],
  ] as const)('“%s” in %s: %s', (name, language, problem) => {
    expect(nameProblem(name, language, ['taken.h'])).toBe(problem);
  });

  test('a new header has its guard, a new source its header', () => {
    expect(textOfNew('list-2.h', [])).toMatch(/^#ifndef LIST_2_H\n#define LIST_2_H\n[\s\S]*#endif\n$/);
    expect(textOfNew('2.h', [])).toContain('#ifndef H_2_H');
    expect(textOfNew('list.c', ['list.h'])).toBe('#include "list.h"\n\n');
    expect(textOfNew('list.c', ['other.h'])).toBe('');
  });

  test('in another language what is compiled has another ending, and headers keep theirs', () => {
    expect(['list.c', 'list.h'].map((name) => nameIn('cpp', name))).toEqual(['list.cpp', 'list.h']);
    expect(['shape.cc', 'shape.hpp'].map((name) => nameIn('c', name))).toEqual(['shape.c', 'shape.hpp']);
    expect(headersAmong(['a.h', 'a.c', 'b.hpp'])).toEqual(['a.h', 'b.hpp']);
  });

  test('one text of it is replaced, and told from what it was', () => {
    const first = withText(program, null, 'int main(void) { return 1; }');
    const second = withText(program, 'list.h', '9');
    expect(first.source).toContain('return 1');
    expect(second).toEqual({ ...program, files: [{ name: 'list.h', text: '9' }, ...(program.files ?? []).slice(1)] });
    expect(haveSameTexts(program, { ...program })).toBe(true);
    expect(haveSameTexts(program, first) || haveSameTexts(program, second)).toBe(false);
  });
});
