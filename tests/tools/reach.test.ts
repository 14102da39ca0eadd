import { describe, expect, test } from 'vitest';
import { reachOf } from './reach.mjs';

const files = new Map([
  ['src/app/paths.ts', "export const paths = {\n  tasks: '/tasks',\n  home: '/home',\n};"],
  [
    'src/app/screens.tsx',
    `export const screens = [
      { path: paths.tasks, Component: lazy(() => import('../features/board/screen')) },
      { path: paths.home, Component: lazy(() => import('../features/home/screen')) },
    ];`,
  ],
  ['src/app/store.ts', "import '../features/board/slice'; import '../features/home/slice'; import './screens';"],
  ['src/domain/lists.ts', 'export const lists = 1;'],
  ['src/domain/dates.ts', 'export const dates = 1;'],
  ['src/features/board/slice.ts', "import { lists } from '../../domain/lists'; import '../../domain/dates';"],
  ['src/features/board/card.ts', 'export const card = 1;'],
  ['src/features/board/screen.tsx', "import './card'; import 'content:questions';"],
  ['src/features/home/slice.ts', "import '../../domain/dates';"],
  ['src/features/home/screen.tsx', "import type { lists } from '../../domain/lists';"],
  ['tests/support/draw.tsx', "import '../../src/app/store';"],
  ['tests/screens/steps.ts', "import '../support/draw'; open('/tasks');"],
  ['tests/screens/board.test.tsx', "import './steps';"],
  ['tests/screens/home.test.tsx', "import '../support/draw'; open('/home?x');"],
  ['tests/screens/frame.test.tsx', "import '../support/draw';"],
  ['tests/domain/lists.test.ts', "import '../../src/domain/lists';"],
  ['tests/slices/home.test.ts', "import '../../src/features/home/slice';"],
  ['tests/e2e/board.spec.ts', "import '../../src/domain/lists';"],
]);
const tree = (count = 0) =>
  new Map([
    ...files,
    ...Array.from(
      { length: count },
      (_, n) => [`tests/screens/home-${n}.test.tsx`, "import '../support/draw'; open('/home');"] as const,
    ),
  ]);
const tests = (...changed: string[]) => reachOf(changed, files).tests;

describe('a change reaches', () => {
  test('its own test, and nothing else', () => {
    expect(tests('tests/domain/lists.test.ts')).toEqual(['tests/domain/lists.test.ts']);
  });

  test('of a feature: the screen tests that open one of its paths, through their steps too', () => {
    expect(tests('src/features/board/card.ts')).toEqual(['tests/screens/board.test.tsx']);
  });

  test('of an engine: its tests, and the screens of the features that use it by value', () => {
    expect(reachOf(['src/domain/lists.ts'], files)).toEqual({
      tests: ['tests/domain/lists.test.ts', 'tests/screens/board.test.tsx'],
      left: ['tests/screens/frame.test.tsx', 'tests/screens/home.test.tsx'],
    });
  });

  test('of content: who imports its room', () => {
    expect(tests('src/content/questions/behavioural.yaml')).toEqual(['tests/screens/board.test.tsx']);
  });

  test('too many screens: the file that opens each of them', () => {
    expect(reachOf(['src/domain/dates.ts'], tree(20)).tests).toEqual([
      'tests/screens/frame.test.tsx',
      'tests/slices/home.test.ts',
    ]);
  });

  test('no test of the browser, and none of a file that nobody imports', () => {
    expect(tests('docs/architecture.md', 'tests/e2e/board.spec.ts')).toEqual([]);
  });
});
