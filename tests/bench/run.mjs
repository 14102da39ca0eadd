// npm run bench [-- name…]: builds the app, drives it in headless Chromium, and prints what was measured as a table and
// as JSON. A missed target is a figure like any other; only a measure that cannot be taken fails the run.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../tools/browser.mjs';
import * as backup from './measures/backup.mjs';
import * as board from './measures/board.mjs';
import * as calendar from './measures/calendar.mjs';
import * as chat from './measures/chat.mjs';
import * as coach from './measures/coach.mjs';
import * as codeEditor from './measures/code-editor.mjs';
import * as compiler from './measures/compiler.mjs';
import * as devices from './measures/devices.mjs';
import * as engine from './measures/engine.mjs';
import * as everyRoute from './measures/every-route.mjs';
import * as firstLoad from './measures/first-load.mjs';
import * as history from './measures/history.mjs';
import * as jobs from './measures/jobs.mjs';
import * as languages from './measures/languages.mjs';
import * as map from './measures/map.mjs';
import * as palette from './measures/palette.mjs';
import * as pdfText from './measures/pdf-text.mjs';
import * as plan from './measures/plan.mjs';
import * as posting from './measures/posting.mjs';
import * as quickAdd from './measures/quick-add.mjs';
import * as report from './measures/report.mjs';
import * as resumeForm from './measures/resume-form.mjs';
import * as resumeImport from './measures/resume-import.mjs';
import * as resumePdf from './measures/resume-pdf.mjs';
import * as room from './measures/room.mjs';
import * as routes from './measures/routes.mjs';
import * as trainer from './measures/trainer.mjs';
import * as typing from './measures/typing.mjs';
import { loadModules, serveApp } from './support/app.mjs';
import { tableOf, verdict } from './support/figures.mjs';
import { makeFiles } from './support/files.mjs';
import { openLab } from './support/lab.mjs';

const MEASURES = [
  firstLoad,
  pdfText,
  report,
  posting,
  history,
  typing,
  resumeForm,
  resumePdf,
  resumeImport,
  room,
  trainer,
  chat,
  board,
  coach,
  plan,
  routes,
  everyRoute,
  engine,
  quickAdd,
  map,
  palette,
  compiler,
  languages,
  codeEditor,
  calendar,
  jobs,
  devices,
  backup,
];
const RESULT = '.reports/bench.json';
const say = (text) => process.stderr.write(`bench: ${text}\n`);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !MEASURES.some((measure) => measure.name === name));
if (unknown.length > 0) {
  say(`no measure ${unknown.join(', ')}; there are ${MEASURES.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const browser = ensureBrowser();
if (!browser) process.exit(1);

const figures = [];
const failures = [];
const load = [loadavg()[0]];
const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-'));
let app;
let lab;
try {
  say('building …');
  app = await serveApp(folder);
  const modules = await loadModules(folder);
  lab = await openLab({ origin: app.origin, executablePath: browser.executablePath });
  const files = await makeFiles({ folder, writePdf: modules.writePdf, printPdf: lab.printPdf });
  await lab.checkProbe();
  for (const measure of MEASURES) {
    if (asked.length > 0 && !asked.includes(measure.name)) continue;
    say(`${measure.name} …`);
    try {
      figures.push(...(await measure.run({ lab, files, modules, built: app.outDir })));
    } catch (error) {
      const told = error.stack.slice(0, 2000);
      failures.push({ measure: measure.name, error: told.split('\n')[0] });
      say(`${measure.name} FAILED: ${told}`);
    }
  }
} finally {
  await lab?.close();
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
}
load.push(loadavg()[0]);

const result = {
  takenAt: new Date().toISOString(),
  environment: { cores: availableParallelism(), node: process.version, chromium: lab.browserVersion, load },
  figures: figures.map((figure) => ({ ...figure, verdict: verdict(figure) || null })),
  failures,
};
const json = JSON.stringify(
  result,
  (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value),
  2,
);
mkdirSync('.reports', { recursive: true });
writeFileSync(RESULT, `${json}\n`);
console.log(`${tableOf(figures)}\n`);
console.log(json);
// The bench itself brings the load to nearly 3.
if (load[0] > 1 || load[1] > 4)
  say(
    `the machine was busy (load ${load.map((value) => value.toFixed(1)).join(' before, ')} after): times are too high`,
  );
for (const { measure, error } of failures) say(`${measure} could not be taken: ${error}`);
process.exit(failures.length > 0 ? 1 : 0);
