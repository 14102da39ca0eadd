import { describe, expect, test } from 'vitest';
import { checkBoundaries, readTree } from './boundaries.mjs';
import { checkRawState, slicesOf } from './raw-state.mjs';

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
  ['src/features/board/selectors.ts', 'export const selectTasks = 1;'],
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
      'selectors import another feature’s selectors',
      'src/features/resume/selectors.ts',
      "import { selectTasks } from '../board/selectors';",
      'selectors may not import selectors',
    ],
    [
      'the whole validator comes in',
      'src/features/resume/x.ts',
      "import { z } from 'zod';",
      '"zod" weighs five times "zod/mini"',
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
    [
      'a feature asks another’s selectors',
      'src/features/resume/x.ts',
      "import { selectTasks } from '../board/selectors';",
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

describe('a slice is read by its owner', () => {
  const slices: [string, string][] = [
    ['src/features/board/board-slice.ts', "export const boardSlice = createSlice({ name: 'board', reducers: {} });"],
    [
      'src/features/home/home-slice.ts',
      "const homeSlice = createSlice({ name: 'home', reducers: { a: (state) => state.board } });",
    ],
    ['src/features/board/selectors.ts', 'export const selectTasks = ({ board }: State) => board.entities;'],
    ['src/features/board/collections.ts', 'export const c = one({ select: (state) => state.board.settings });'],
  ];
  const read = (file: string, source: string) => checkRawState(new Map([...slices, [file, source]]));

  test('holds in this tree', () => {
    const files = readTree(process.cwd());
    expect(slicesOf(files).get('trackProgress')).toBe('roadmap');
    expect(slicesOf(files).size).toBeGreaterThan(25);
    expect(checkRawState(files)).toEqual([]);
  });

  test.each([
    ['a selector in a component', 'const x = useAppSelector((state) => state.board.entities);'],
    ['a parameter by another name', 'const x = useAppSelector((s) => s.board.entities);'],
    ['a parameter taken apart', 'const x = useAppData(({ board }) => board.entities);'],
    ['the input of a made selector', 'const x = createSelector([(all) => all.board], (board) => board);'],
    ['a function of the state', 'export function f({ board }: RootState) { return board; }'],
    ['a function of it, by another name', 'const f = (all: RootState) => all.board;'],
    ['the store', 'const x = store.getState().board.entities;'],
    ['the store, taken apart', 'const { board } = store.getState();'],
    ['the store, in two steps', 'const now = store.getState(); use(now.board);'],
    ['the store, in two steps and apart', 'const now = store.getState(); const { board } = now;'],
    ['optional access', 'const x = state?.board;'],
  ])('fail: %s', (_, source) => {
    const fault = 'reads state.board; ask src/features/board/selectors.ts';
    for (const file of [
      'src/features/home/x.tsx',
      'src/features/home/selectors.ts',
      'src/features/board/x.tsx',
      'src/app/x.ts',
    ])
      expect(read(file, source)).toEqual([`${file}: ${fault}`]);
  });

  test.each([
    ['a field of that name in something else', 'const x = props.board; const { board } = props;'],
    ['a field within a slice', 'const x = selectHome(state).board;'],
    ['a computed key', 'const x = state[board];'],
  ])('pass: %s', (_, source) => {
    expect(read('src/features/home/x.tsx', source)).toEqual([]);
  });
});
