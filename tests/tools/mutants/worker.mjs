// Runs the tests of one mutant after another in a copy of the tree, in one Vitest that lives on. Started by mutants.mjs.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

const say = (message) => process.send(message);
const alive = () => say({ type: 'alive' });
const vitest = await createVitest('test', {
  watch: false,
  bail: 1,
  retry: 0,
  maxWorkers: 1,
  // Any of these says that it is not caught in a loop.
  reporters: [
    { onTestModuleStart: alive, onTestModuleCollected: alive, onTestCaseResult: alive, onTestModuleEnd: alive },
  ],
});
await vitest.standalone();

/** The first of these test files that fails; null where all pass. Screens are slow to start and come last. */
async function failing(tests) {
  const screens = tests.filter((test) => test.startsWith('tests/screens/'));
  const others = tests.filter((test) => !screens.includes(test));
  return (await failingOf(others)) ?? (await failingOf(screens));
}

async function failingOf(tests) {
  if (tests.length === 0) return null;
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(resolve(test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const red = testModules.find((module) => module.state() === 'failed');
  if (red) return tests.find((test) => resolve(test) === red.moduleId) ?? tests[0];
  return unhandledErrors.length > 0 ? tests[0] : null;
}

/** Whether the compiler takes the program as it is now. */
function compiles() {
  try {
    execFileSync(process.execPath, ['node_modules/typescript/lib/tsc.js', '-p', 'tsconfig.mutants.json'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
const compiledBefore = compiles();

const green = new Set();
const red = new Set();

async function killer({ file, start, end, text, tests }) {
  const code = readFileSync(file, 'utf8');
  const write = (content) => {
    writeFileSync(file, content);
    vitest.invalidateFile(resolve(file));
  };
  while (true) {
    const wanted = tests.filter((test) => !red.has(test));
    let found;
    try {
      write(code.slice(0, start) + text + code.slice(end));
      found = await failing(wanted);
      if (found === null) return compiledBefore && !compiles() ? 'types' : null;
    } finally {
      write(code);
    }
    if (green.has(found)) return found;
    // A test that fails without the mutant has killed nothing.
    if ((await failing([found])) === null) green.add(found);
    else {
      red.add(found);
      say({ type: 'red', test: found });
    }
    if (green.has(found)) return found;
  }
}

process.on('message', async (mutant) => {
  try {
    say({ type: 'done', by: await killer(mutant) });
  } catch (error) {
    say({ type: 'broken', error: String(error?.stack ?? error) });
  }
});
say({ type: 'ready' });
