// npm run prove: proves the challenges and programs that changed, by each compiler and in the browser, and writes
// tests/fixtures/proofs. `npm test` takes what is recorded there as proven. --full proves all of them again.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';

const PROVEN = '.reports/proofs';
const RECORDS = 'tests/fixtures/proofs';
/** Where the things are of which a record speaks: what is gone is left out. */
const PLACES = {
  challenges: 'src/content/challenges',
  coach: 'src/domain/coach',
  faults: 'tests/fixtures/faulty',
  programs: 'tests/fixtures/programs',
  quiz: 'src/content/programs.yaml',
};
const isThere = (place, name) =>
  place.endsWith('.yaml') ? `\n${readFileSync(place, 'utf8')}`.includes(`\n${name}:`) : existsSync(`${place}/${name}`);

const full = process.argv.includes('--full') ? { TEST_FULL: '1' } : {};
const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...full, ...env } }).status === 0;

/** Solves challenges through the screen of the built app. */
async function inBrowser() {
  const browser = ensureBrowser();
  return (
    browser !== null &&
    node(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']) &&
    node(
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'tests/e2e/playwright.config.ts',
        'terminal.spec.ts',
        '-g',
        'every challenge',
      ],
      {
        E2E_PROVES: '1',
        E2E_BROWSER: browser.executablePath ?? '',
        E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
      },
    )
  );
}

/** Moves what the tests have proven into the records. */
function record() {
  const proven = existsSync(PROVEN)
    ? readdirSync(PROVEN).map((name) => JSON.parse(readFileSync(`${PROVEN}/${name}`, 'utf8')))
    : [];
  let changed = 0;
  for (const [subject, place] of Object.entries(PLACES)) {
    const file = `${RECORDS}/${subject}.json`;
    const record = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
    for (const { name, way, hash, verdict } of proven.filter((one) => one.subject === subject)) {
      const ways = record.get(name) ?? {};
      if (ways[way]?.hash === hash) continue;
      record.set(name, sorted({ ...ways, [way]: { hash, verdict } }));
      changed += 1;
    }
    for (const name of record.keys()) if (!isThere(place, name)) record.delete(name);
    writeFileSync(file, `${JSON.stringify(sorted(Object.fromEntries(record)), null, 2)}\n`);
  }
  rmSync(PROVEN, { recursive: true, force: true });
  return changed;
}

const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

// What `npm test` left is not proven twice.
let changed = record();
console.log('— with the compilers');
const built = node([
  'node_modules/vitest/vitest.mjs',
  'run',
  'tests/domain/challenges',
  'tests/platform/compiler/programs',
  'tests/platform/compiler/memory',
  'tests/domain/coach/labelled',
  'tests/domain/quiz/programs',
]);
changed += record();
if (built) console.log('\n— in the browser');
const holds = built && (await inBrowser());
changed += record();
console.log(
  changed === 0
    ? 'Nothing new was proven.'
    : `${changed} proofs were recorded in ${RECORDS}: commit them with the change.`,
);
if (!holds) console.log('Not everything holds: see above.');
process.exit(holds ? 0 : 1);
