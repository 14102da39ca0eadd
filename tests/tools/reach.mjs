// Which tests a change reaches, for `npm run test:quick`.
import { importsOf, resolve } from './boundaries.mjs';

/** More screen tests than this take longer than anybody waits: the screens are then looked at one by one in one file. */
const MOST_SCREENS = 12;
const EVERY_SCREEN = 'tests/screens/frame.test.tsx';

const isTest = (file) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(file);
const isScreenTest = (file) => isTest(file) && file.startsWith('tests/screens/');

/** Files that are one thing: a feature's folder. Others are one for themselves. */
const roomOf = (file) => /^src\/features\/[^/]+\//.exec(file)?.[0] ?? file;

/**
 * @param {readonly string[]} changed paths from the repository's root, with forward slashes
 * @param {ReadonlyMap<string, string>} files path → source, as `readTree` gives it
 * @returns {{ tests: string[], left: string[] }} the tests to run, and the screen tests that are reached too, but only
 * because every screen test draws the whole app
 */
export function reachOf(changed, files) {
  const importers = importersIn(files);
  const begun = new Set(changed.flatMap((file) => [file, ...(contentOf(file) ?? [])]));
  const reached = closure(begun, (file) => importers.get(file) ?? []);
  const tests = [...reached].filter((file) => isTest(file) && files.has(file));

  const rooms = new Set([...begun].map(roomOf));
  for (const file of begun)
    for (const user of importers.get(file) ?? []) if (user.startsWith('src/features/')) rooms.add(roomOf(user));
  const opened = pathsOf(rooms, files);
  const near = (test) => {
    if (begun.has(test)) return true;
    if (importsIn(test, files).some((target) => rooms.has(roomOf(target)))) return true;
    return helpersOf(test, files).some((file) => opened.some((path) => opens(files.get(file) ?? '', path)));
  };

  const screens = tests.filter(isScreenTest);
  const chosen = screens.filter(near);
  const shown =
    chosen.length <= MOST_SCREENS ? chosen : [...new Set([...chosen.filter((test) => begun.has(test)), EVERY_SCREEN])];
  return {
    tests: [...tests.filter((test) => !isScreenTest(test)), ...shown].sort(),
    left: screens.filter((test) => !shown.includes(test)).sort(),
  };
}

/** Content is imported by the name of its room. */
function contentOf(file) {
  const room = /^src\/content\/([\w-]+)/.exec(file)?.[1];
  return room && room !== 'schema' ? [`content:${room}`] : null;
}

function importsIn(file, files) {
  return importsOf(file, files.get(file) ?? '').flatMap(({ specifier, typeOnly }) => {
    const path = specifier.split('?')[0] ?? '';
    const room = /^content:[\w-]+/.exec(path)?.[0];
    if (room) return [room];
    const target = path.startsWith('.') && !typeOnly ? resolve(file, path, files) : undefined;
    return target ? [target] : [];
  });
}

function importersIn(files) {
  const importers = new Map();
  for (const file of files.keys())
    for (const target of importsIn(file, files)) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

function closure(start, next) {
  const seen = new Set(start);
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const further of next(file))
      if (!seen.has(further)) {
        seen.add(further);
        queue.push(further);
      }
  return seen;
}

/** A test with the files beside it that it takes its steps and samples from; what all share says nothing of one. */
const helpersOf = (test, files) => [
  ...closure([test], (file) =>
    importsIn(file, files).filter((target) => /^tests\/(?!support\/)/.test(target) && !isTest(target)),
  ),
];

/** The addresses whose screens are of these rooms, as the app's own lists have them. */
function pathsOf(rooms, files) {
  const known = new Map(
    [...(files.get('src/app/paths.ts') ?? '').matchAll(/^\s*(\w+): '([^']+)'/gm)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  const found = [];
  for (const list of ['src/app/screens.tsx', 'src/app/guide-screens.tsx'])
    for (const [, name = '', file = ''] of (files.get(list) ?? '').matchAll(
      /path: paths\.(\w+)[\s\S]*?import\('([^']+)'\)/g,
    )) {
      const screen = resolve(list, file, files);
      const path = known.get(name);
      // Some are put together in `app`.
      const parts = screen?.startsWith('src/app/') ? importsIn(screen, files) : [screen ?? ''];
      if (path && path !== '/' && parts.some((part) => rooms.has(roomOf(part)))) found.push(path);
    }
  return found;
}

const opens = (source, path) => new RegExp(`\\b(?:renderScreen|open\\w*)\\(\\s*['"\`]${path}(?![\\w/-])`).test(source);
