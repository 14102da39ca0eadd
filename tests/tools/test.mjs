// npm test: checks, unit and replay tests, the built app in a real browser, and then whether each statement of the
// product spec has its test among them. Ends with "N passed, N failed".
// --only checks | unit | e2e runs one part; what follows -- goes to Playwright. --full proves what is recorded, too.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { freePort } from './free-port.mjs';

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

const node = (file, rest, env = {}) =>
  spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}`, 'utf8'));
  } catch {
    return null;
  }
}

function check(name, file, rest) {
  console.log(`\n— ${name}`);
  if (node(file, rest) === 0) total.passed += 1;
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

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

if (wanted('checks')) {
  check('lock file is whole', 'tests/tools/lock-check.mjs', []);
  check('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
  check('types of machines and domain, without a DOM', 'node_modules/typescript/bin/tsc', [
    '--noEmit',
    '-p',
    'machines/tsconfig.json',
  ]);
  check('lint and format', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
}

if (wanted('unit')) {
  console.log('\n— unit and replay tests');
  const status = node('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/unit.json`,
  ]);
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
  check('production build', 'node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  console.log('\n— end to end, in a real browser');
  const browser = ensureBrowser();
  if (!browser) add('playwright', 1, null);
  else {
    const status = node(
      'node_modules/@playwright/test/cli.js',
      ['test', '-c', 'tests/e2e/playwright.config.ts', ...forPlaywright],
      { E2E_BROWSER: browser.executablePath ?? '', E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) },
    );
    const report = readReport('e2e.json');
    if (report && forPlaywright.length === 0) whole.push('e2e');
    add(
      'playwright',
      status,
      report && {
        passed: report.stats.expected + report.stats.flaky,
        failed: report.stats.unexpected,
        skipped: report.stats.skipped,
      },
    );
  }
}

check('the product spec, line by line', 'tests/tools/spec-coverage.mjs', whole);

for (const note of notes) console.log(note);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
