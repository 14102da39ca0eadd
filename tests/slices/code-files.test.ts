import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fileName, freeName, LONGEST_SOURCE, languageOf } from '../../src/domain/c-source/files';
import { MOST_FILES } from '../../src/domain/c-source/program-files';
import { readSource } from '../../src/features/terminal/read-source';
import { FILES_KEPT } from '../../src/features/terminal/runs-slice';
import { decodeShare, encodeShare, type SharedProgram } from '../../src/features/terminal/share-link';

describe('file names', () => {
  test.each([
    ['main.c', 'c', 'main.c'],
    ['main.c', 'cpp', 'main.cpp'],
    ['list.cc', 'cpp', 'list.cc'],
    ['list.cc', 'c', 'list.c'],
    ['notes', 'c', 'notes.c'],
    ['a.b', 'c', 'a.b.c'],
    ['', 'cpp', 'main.cpp'],
    ['.c', 'c', 'main.c'],
    ['../../etc/passwd', 'c', '-..-etc-passwd.c'],
    ['  x.c ', 'c', 'x.c'],
    ['x'.repeat(200), 'c', `${'x'.repeat(78)}.c`],
  ] as const)('%j as %s', (name, language, expected) => expect(fileName(name, language)).toBe(expected));

  test('the language comes from the ending', () => {
    expect(
      ['a.c', 'A.C', 'a.h', 'a.cpp', 'a.cc', 'a.CXX', 'a.hpp', 'a.rs', 'c', 'a.py', 'a.mjs', 'a.ts', 'a.mts'].map(
        languageOf,
      ),
    ).toEqual([
      'c',
      'c',
      'c',
      'cpp',
      'cpp',
      'cpp',
      'cpp',
      null,
      null,
      'python',
      'javascript',
      'typescript',
      'typescript',
    ]);
  });

  test('a taken name gets the first free number', () => {
    expect(freeName('main.c', [])).toBe('main.c');
    expect(freeName('main.c', ['Main.c'])).toBe('main-2.c');
    expect(freeName('main-2.c', ['main.c', 'main-2.c'])).toBe('main-3.c');
  });
});

describe('a chosen file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  test('is read as text with its language', () => {
    expect(readSource('a.cpp', bytes('\ufeffint x;\r\nint y;\r'))).toEqual({
      source: 'int x;\nint y;\n',
      language: 'cpp',
    });
  });
  test.each([
    ['a.rs', bytes('x'), 'not-source'],
    ['a.c', new Uint8Array(LONGEST_SOURCE + 1), 'too-large'],
    ['a.c', new Uint8Array([0xff, 0xfe, 0]), 'not-text'],
    ['a.c', bytes('a\0b'), 'not-text'],
  ])('%s is refused', (name, content, problem) => expect(readSource(name, content)).toEqual({ problem }));
});

test('a run keeps as many further files as a program can have', () => expect(FILES_KEPT).toBe(MOST_FILES));

describe('a link that carries a program', () => {
  const program: SharedProgram = {
    language: 'cpp',
    standard: 'C++20',
    source: 'int main() {}\n'.repeat(40),
    input: '1\n',
    files: [],
  };

  test('brings it back, and is shorter than it', async () => {
    const fragment = await encodeShare(program);
    expect(fragment).toMatch(/^#code=1z[\w-]+$/);
    expect(fragment.length).toBeLessThan(program.source.length / 2);
    expect(await decodeShare(fragment)).toEqual(program);
  });

  test('brings all files of a program, in a form that an earlier version takes for a later one', async () => {
    const files = [
      { name: 'shape.hpp', text: '#pragma once\n' },
      { name: 'shape.cpp', text: '#include "shape.hpp"\n' },
    ];
    const fragment = await encodeShare({ ...program, files });
    expect(fragment).toMatch(/^#code=2z/);
    expect(await decodeShare(fragment)).toEqual({ ...program, files });
  });

  test('any text comes back as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (source) => {
        const shared = { ...program, source: new TextDecoder().decode(new TextEncoder().encode(source)) };
        expect(await decodeShare(await encodeShare(shared))).toEqual(shared);
      }),
      { seed: 6, numRuns: 40 },
    );
  });

  test('without compression in the browser it is plain, and a deflated one is told apart', async () => {
    const deflated = await encodeShare(program);
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    const plain = await encodeShare(program);
    expect(plain).toMatch(/^#code=1p/);
    expect(await decodeShare(plain)).toEqual(program);
    expect(await decodeShare(deflated)).toEqual({ problem: 'unknown' });
    vi.unstubAllGlobals();
  });

  const plain = (value: unknown) => `#code=1p${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
  test.each([
    ['#code=', 'damaged'],
    ['#code=1zAAAA', 'damaged'],
    ['#code=1z%%%', 'damaged'],
    ['#code=1pbm90IGpzb24', 'damaged'],
    ['#code=2zAAAA', 'damaged'],
    ['#code=3zAAAA', 'unknown'],
    [plain({}), 'damaged'],
    ...[
      [['../etc.h', '']],
      [['main.cpp', '']],
      [['a.hpp', 7]],
      [['a.hpp'], 'b'],
      [
        ['a.hpp', ''],
        ['A.hpp', ''],
      ],
      Array.from({ length: 21 }, (_, n) => [`a${n}.hpp`, '']),
      'a',
    ].map((files): [string, string] => [plain(['cpp', 'C++20', '', '', files]), 'damaged']),
    [plain(['c', 'C17', 5, '']), 'damaged'],
    [plain(['rust', 'C17', '', '']), 'damaged'],
    [plain(['c', 'C++17', '', '']), 'unknown'],
  ])('%.30s … says %s', async (fragment, problem) => {
    expect(await decodeShare(fragment)).toEqual({ problem });
  });

  test('a source longer than the compiler takes is refused', async () => {
    const fragment = plain(['c', 'C17', 'x'.repeat(LONGEST_SOURCE + 1), '']);
    expect(await decodeShare(fragment)).toEqual({ problem: 'too-large' });
  });

  test('a cut link is damaged, and one that unpacks to far more than a program is stopped', async () => {
    const fragment = await encodeShare(program);
    expect(await decodeShare(fragment.slice(0, -10))).toEqual({ problem: 'damaged' });
    const bomb = await encodeShare({ ...program, source: 'a'.repeat(LONGEST_SOURCE * 7) });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await decodeShare(bomb)).toEqual({ problem: 'too-large' });
  });

  test('other fragments carry nothing', async () => {
    for (const fragment of ['', '#', '#main', '#codes=1p']) expect(await decodeShare(fragment)).toBeNull();
  });
});
