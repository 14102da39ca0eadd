import { describe, expect, it, test } from 'vitest';
import type { Program, SourceFile } from '../../../machines/contracts/compiler';
import { plainBuild } from '../../../src/domain/c-source/build-options';
import { runProgramNow } from '../../../src/platform/compiler/program';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;
const MEMORY = 64 * 1024 * 1024;

const MAIN_C = `#include <stdio.h>
#include "list.h"
int main(void) {
  int *a = make(3);
  a[0] = a[1] = a[2] = 1;
  printf("%d\\n", sum(a, 3));
}
`;
const LIST_H = '#ifndef LIST_H\n#define LIST_H\nint sum(const int *a, int n);\nint *make(int n);\n#endif\n';
const LIST_C = `#include <stdlib.h>
#include "list.h"
int sum(const int *a, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += a[i];
  return s;
}
int *make(int n) { return malloc(n * sizeof(int)); }
`;

const header = { name: 'list.h', text: LIST_H };
const unit = { name: 'list.c', text: LIST_C };
const inC = (files: readonly SourceFile[], change: Partial<Program> = {}): Program => ({
  source: MAIN_C,
  language: 'c',
  standard: 'C17',
  options: { ...plainBuild, memoryChecks: true },
  files,
  ...change,
});
const edited = (file: SourceFile, from: string, to: string): SourceFile => {
  if (!file.text.includes(from)) throw new Error(`${file.name} has no ${from}`);
  return { ...file, text: file.text.replace(from, to) };
};

function run(program: Program) {
  const built = loadNodeToolchain().build(program);
  if (built.kind !== 'built')
    return { said: built.kind === 'rejected' ? built.diagnostics : built.problem, output: '' };
  let output = '';
  const end = runProgramNow(
    { ...program, wasm: built.wasm },
    {
      read: () => new Uint8Array(),
      write: (_, bytes) => {
        output += new TextDecoder().decode(bytes);
      },
      outputBytes: 10_000,
      memoryBytes: MEMORY,
    },
  );
  return { said: built.diagnostics, output, end };
}

describe('a program of several files', () => {
  test(
    'is compiled file by file and linked; a leak is told where the block came from',
    () => {
      const { said, output, end } = run(inC([header, unit]));
      expect(said).toEqual([]);
      expect(output).toBe('3\n');
      expect(end).toMatchObject({ kind: 'exited', leak: { places: [{ place: { file: 'list.c', line: 8 } }] } });
    },
    PATIENCE,
  );

  it.each([
    ['heap buffer overflow: reading 4 bytes just past the end of a block of 12 bytes from malloc', 'i < n', 'i <= n'],
    ['division by zero', 'a[i]', 'a[i] / (n - 3)'],
  ])(
    'tells %s with its file, and the way there over both',
    (message, from, to) => {
      expect(run(inC([header, edited(unit, from, to)])).end).toMatchObject({
        kind: 'fault',
        fault: {
          message,
          place: { file: 'list.c', line: 5 },
          stack: [
            { name: 'sum', place: { file: 'list.c', line: 5 } },
            { name: 'main', place: { line: 6 } },
          ],
        },
      });
    },
    PATIENCE,
  );

  test(
    'what a header does wrong is told once, in the header, in UTF-16 columns',
    () => {
      const wrong = edited(header, 'int *make', '/* né */ imt *make');
      const { said } = run(inC([wrong, unit]));
      expect(said).toEqual([
        expect.objectContaining({
          severity: 'error',
          message: "unknown type name 'imt'; did you mean 'int'?",
          from: { file: 'list.h', line: 4, column: 10 },
        }),
      ]);
      expect(loadNodeToolchain().check(inC([wrong, unit]))).toEqual(said);
    },
    PATIENCE,
  );

  test(
    'code that stands in a header has its place there',
    () => {
      const inside = { name: 'half.h', text: 'static inline int half(int n) {\n  return 10 / (n - 3);\n}\n' };
      const source = '#include "half.h"\nint main(void) { return half(3); }\n';
      expect(run(inC([inside], { source })).end).toMatchObject({
        fault: { message: 'division by zero', place: { file: 'half.h', line: 2 } },
      });
    },
    PATIENCE,
  );

  test(
    'the linker names what is missing, and the files of what is there twice',
    () => {
      expect(run(inC([header])).said).toEqual([
        expect.objectContaining({ message: 'undefined symbol: make', from: null }),
        expect.objectContaining({ message: 'undefined symbol: sum', from: null }),
      ]);
      const again = {
        name: 'more.c',
        text: 'int sum(const int *a, int n) { return a[n]; }\nint main(void) { return 0; }\n',
      };
      const { said } = run(inC([header, unit, again]));
      expect(said).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ message: 'duplicate symbol: main, defined in main.c and in more.c' }),
          expect.objectContaining({ message: 'duplicate symbol: sum, defined in list.c and in more.c' }),
        ]),
      );
      expect(said).toHaveLength(2);
    },
    PATIENCE,
  );

  test(
    'in C++: templates of a header, a class in a file of its own, what it throws, and members completed there',
    () => {
      const shape = {
        name: 'shape.hpp',
        text: '#pragma once\n#include <string>\nstruct Shape { std::string name; double area() const; };\ntemplate <class T> T twice(T t) { return t + t; }\n',
      };
      const code = {
        name: 'shape.cpp',
        text: '#include "shape.hpp"\n#include <stdexcept>\ndouble Shape::area() const {\n  if (name.empty()) throw std::runtime_error("no name");\n  return 2;\n}\n',
      };
      const source =
        '#include <iostream>\n#include "shape.hpp"\nint main() {\n  Shape s{"square"};\n  std::cout << twice(s.area()) << std::endl;\n  s.name = "";\n  s.area();\n}\n';
      const program: Program = { source, language: 'cpp', standard: 'C++17', files: [shape, code] };
      const { said, output, end } = run(program);
      expect(said).toEqual([]);
      expect(output).toBe('4\n');
      expect(end).toMatchObject({
        fault: { place: { file: 'shape.cpp', line: 4 }, stack: [{ name: 'Shape::area' }, { name: 'main' }] },
      });
      const begun = { ...code, text: `${code.text}double f(Shape s) { return s. }` };
      const names = loadNodeToolchain().names(
        { ...program, files: [shape, begun] },
        { file: 'shape.cpp', line: 7, column: 30 },
      );
      expect(names?.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'area']));
    },
    PATIENCE,
  );

  test(
    'all files together may be as long as one',
    () => {
      const long = { name: 'long.h', text: '/'.repeat(600_000) };
      expect(run(inC([long, { ...long, name: 'more.h' }])).said).toBe('too-large');
    },
    PATIENCE,
  );
});
