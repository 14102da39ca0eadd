import { describe, expect, test } from 'vitest';
import { checkBoundaries, readTree } from './boundaries.mjs';

const base: [string, string][] = [
  ['machines/a.machine.ts', "import { setup } from 'xstate'; export const a = setup;"],
  ['machines/contracts/pdf.ts', 'export interface Pdf { text: string }'],
  ['src/domain/score.ts', 'export const score = 1;'],
  ['src/platform/camera.ts', 'export const camera = 1;'],
  ['src/ui/button.tsx', "import { useId } from 'react'; export const Button = useId;"],
  ['src/ai/ai-api.ts', 'export const api = 1;'],
  ['src/app/store.ts', 'export const store = 1;'],
  ['src/app/paths.ts', 'export const paths = 1;'],
  ['src/features/board/board-slice.ts', 'export const board = 1;'],
  ['src/features/resume/resume-slice.ts', 'export const resume = 1;'],
  ['tests/support/fake.ts', 'export const fake = 1;'],
];
const withFile = (file: string, source: string) => checkBoundaries(new Map([...base, [file, source]]));

describe('import boundaries', () => {
  test('hold in this tree', () => {
    expect(checkBoundaries(readTree(process.cwd()))).toEqual([]);
  });

  test.each([
    ['a machine imports React', 'machines/b.machine.ts', "import { useState } from 'react';", 'package "react"'],
    [
      'a machine imports a value of domain',
      'machines/b.machine.ts',
      "import { score } from '../src/domain/score';",
      'may not import domain',
    ],
    [
      'a machine imports another machine',
      'machines/b.machine.ts',
      "import { a } from './a.machine';",
      'may not import machine',
    ],
    ['domain imports a library', 'src/domain/x.ts', "import { z } from 'zod';", 'package "zod"'],
    [
      'domain imports platform',
      'src/domain/x.ts',
      "import { camera } from '../platform/camera';",
      'may not import platform',
    ],
    ['ui imports the store', 'src/ui/x.tsx', "import { store } from '../app/store';", 'may not import app'],
    [
      'platform imports a feature',
      'src/platform/x.ts',
      "import { board } from '../features/board/board-slice';",
      'may not import feature',
    ],
    [
      'ai imports a feature',
      'src/ai/x.ts',
      "export { board } from '../features/board/board-slice';",
      'may not import feature',
    ],
    [
      'a feature imports another',
      'src/features/resume/x.ts',
      "import { board } from '../board/board-slice';",
      'may not import feature',
    ],
    [
      'a feature imports platform',
      'src/features/resume/x.ts',
      "const c = import('../../platform/camera');",
      'may not import platform',
    ],
    [
      'a feature imports the store itself',
      'src/features/resume/x.ts',
      "import { store } from '../../app/store';",
      'may not import app',
    ],
    [
      'the app imports tests',
      'src/app/x.ts',
      "import { fake } from '../../tests/support/fake';",
      'may not import tests',
    ],
    ['an import leads nowhere', 'src/app/x.ts', "import { y } from './nowhere';", 'leads to no file'],
    [
      'a worker crosses a border',
      'src/ui/x.tsx',
      "new Worker(new URL('../platform/camera.ts', import.meta.url));",
      'may not import platform',
    ],
  ])('fail when %s', (_, file, source, fault) => {
    expect(withFile(file, source).join('\n')).toContain(fault);
  });

  test.each([
    ['a machine uses types of a contract', 'machines/b.machine.ts', "import type { Pdf } from './contracts/pdf';"],
    [
      'a feature uses the paths and its own files',
      'src/features/resume/x.ts',
      "import { paths } from '../../app/paths'; import { resume } from './resume-slice';",
    ],
    ['a feature uses a type of the store', 'src/features/resume/x.ts', "import type { store } from '../../app/store';"],
  ])('pass when %s', (_, file, source) => {
    expect(withFile(file, source)).toEqual([]);
  });

  test('name a cycle of value imports, and leave cycles of types alone', () => {
    const files = (kind: string) =>
      new Map([
        ['src/domain/a.ts', `import ${kind} { b } from './b'; export const a = 1;`],
        ['src/domain/b.ts', `import ${kind} { a } from './a'; export const b = 1;`],
      ]);
    expect(checkBoundaries(files('')).join()).toContain('cycle of value imports: src/domain/a.ts → src/domain/b.ts');
    expect(checkBoundaries(files('type'))).toEqual([]);
  });
});
