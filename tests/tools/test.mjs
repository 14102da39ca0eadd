// npm test: checks beside the build, unit and replay tests, the built app in a real browser, its main journeys in Firefox
// and WebKit, and then whether each statement of the product spec has its test among them. Ends with the minutes of each
// part and "N passed, N failed". --only checks | unit | e2e | browsers runs one part; what follows -- goes to Playwright.
// --full proves what is recorded, too.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';
import { ensureApache, ensureFirefox, ensureWebKit } from './other-browsers.mjs';

const REPORTS = '.reports'; // not test-results: Playwright empties that
const args = process.argv.slice(2).filter((arg) => arg !== '--full');
if (process.argv.includes('--full')) process.env.TEST_FULL = '1'; // read in tests/support/full.ts
const only = args[0] === '--only' ? args[1] : null;
const forPlaywright = args.includes('--') ? args.slice(args.indexOf('--') + 1) : [];
const wanted = (part) => only === null || only === part;

const total = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
/** The runners whose report tells of every test. */
const whole = [];
/** How long each part took, in the order in which they ended. */
const times = [];

/** What it writes is shown as it comes, or kept until it has ended, where something else is shown meanwhile. */
const node = (file, rest, { env = {}, kept = false } = {}) =>
  new Promise((resolve) => {
    const output = [];
    const child = spawn(process.execPath, [file, ...rest], {
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
    child.once('error', () => resolve({ status: 1, output: '' }));
    child.once('close', (code) => resolve({ status: code ?? 1, output: Buffer.concat(output).toString() }));
  });

async function timed(part, work) {
  const begun = performance.now();
  const result = await work();
  times.push([part, performance.now() - begun]);
  return result;
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {boolean} [beside] while something else is running, so it is reported as a whole when it has ended */
async function check(name, file, rest, beside = false) {
  if (!beside) console.log(`\n— ${name}`);
  const { status, output } = await node(file, rest, { kept: beside });
  if (beside) process.stdout.write(`\n— ${name}\n${output}`);
  if (status === 0) total.passed += 1;
  else {
    total.failed += 1;
    notes.push(`${name} failed`);
  }
}

/** A runner that exits non-zero is at least one failure, whatever its report says. */
function add(name, status, counts) {
  if (!counts) {
    total.failed += 1;
    notes.push(`${name}: no report was written (exit ${status})`);
    return;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (status !== 0 && counts.failed === 0) {
    total.failed += 1;
    notes.push(`${name}: exited ${status} with no failed test (an error outside the tests)`);
  }
}

/** Of a report of Playwright's. */
const countsOf = (report) =>
  report && {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.stats.skipped,
  };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

async function checks(beside) {
  const tsc = 'node_modules/typescript/bin/tsc';
  await check('lock file is whole', 'tests/tools/lock-check.mjs', [], beside);
  await check('types', tsc, ['--noEmit', '-p', 'tsconfig.json'], beside);
  await check('types of machines and domain, without a DOM', tsc, ['--noEmit', '-p', 'machines/tsconfig.json'], beside);
  await check(
    'lint and format',
    'node_modules/@biomejs/biome/bin/biome',
    ['check', '--error-on-warnings', '.'],
    beside,
  );
}
const build = (beside) =>
  check('production build', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], beside);

// The build has one thread for most of its time, and so has each check: side by side they fill two cores.
const builds = wanted('e2e') || wanted('browsers');
const both = wanted('checks') && builds;
await Promise.all([
  wanted('checks') ? timed('checks', () => checks(both)) : null,
  builds ? timed('build', () => build(both)) : null,
]);

// Both speak to it. Without it they say that they were skipped, and why.
if (wanted('unit') || wanted('e2e')) ensureApache();

if (wanted('unit')) {
  console.log('\n— unit and replay tests');
  const { status } = await timed('unit', () =>
    node('node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/unit.json`,
    ]),
  );
  const report = readReport('unit.json');
  if (report) whole.push('unit');
  // A file that fails to load has no tests of its own: it counts as one.
  const broken =
    report?.testResults.filter((f) => f.status === 'failed' && f.assertionResults.every((t) => t.status !== 'failed'))
      .length ?? 0;
  add(
    'vitest',
    status,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

if (wanted('e2e')) {
  console.log('\n— end to end, in a real browser');
  const browser = ensureBrowser();
  if (!browser) add('playwright', 1, null);
  else {
    const env = {
      E2E_BROWSER: browser.executablePath ?? '',
      E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    };
    const { status } = await timed('browser', () =>
      node('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/e2e/playwright.config.ts', ...forPlaywright], {
        env,
      }),
    );
    const report = readReport('e2e.json');
    if (report && forPlaywright.length === 0) whole.push('e2e');
    add('playwright', status, countsOf(report));
  }
}

if (wanted('browsers')) {
  console.log('\n— the main journeys in Firefox and WebKit');
  ensureFirefox();
  ensureWebKit();
  const forJourneys = only === 'browsers' ? forPlaywright : [];
  const { status } = await timed('other browsers', () =>
    node('node_modules/@playwright/test/cli.js', ['test', '-c', 'tests/browsers/playwright.config.ts', ...forJourneys]),
  );
  add('journeys', status, countsOf(readReport('browsers.json')));
}

await check('the product spec, line by line', 'tests/tools/spec-coverage.mjs', whole);

const minutes = (milliseconds) => (milliseconds / 60_000).toFixed(1);
console.log(
  `\nminutes: ${times.map(([part, took]) => `${part} ${minutes(took)}`).join(', ')}; all ${minutes(performance.now())}`,
);
for (const note of notes) console.log(note);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
