import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { ensureBrowser } from '../../tools/browser.mjs';
import { toolchainPlugin } from '../../tools/toolchain/plugin.mjs';
import { medianOf, reading, required, worstOf } from '../support/figures.mjs';
import { openLab } from '../support/lab.mjs';
import { memoryOf } from '../support/memory.mjs';

const RUNS = 7;
const RELOADS = 3;
const PAGE = fileURLToPath(new URL('../pages/compiler', import.meta.url));

const c = (source) => ({ source, language: 'c', standard: 'C17' });
const HELLO = c('#include <stdio.h>\n\nint main(void) {\n  printf("Hello, World!\\n");\n  return 0;\n}\n');
const SPINNING = c('#include <stdio.h>\n\nint main(void) {\n  puts("on");\n  for (;;);\n}\n');
/** Forty functions of five lines over arrays, strings and structs. */
const LONG = c(
  [
    '#include <stdio.h>\n#include <string.h>\n\nstruct pair { int a; double b; };\n',
    ...Array.from(
      { length: 40 },
      (_, n) =>
        `static int step${n}(struct pair *p, int *values, char *text) {\n  for (int i = 0; i < 10; i++) values[i] = (values[i] * ${n + 3} + p->a) % 97;\n  snprintf(text, 32, "%d-%.2f", values[${n % 10}], p->b + ${n});\n  return (int)strlen(text);\n}\n`,
    ),
    'int main(void) {\n  struct pair p = {1, 2.5};\n  int values[10] = {0}, sum = 0;\n  char text[32];',
    ...Array.from({ length: 40 }, (_, n) => `  sum += step${n}(&p, values, text);`),
    '  printf("%d %s\\n", sum, text);\n  return 0;\n}\n',
  ].join('\n'),
);
const STREAMS = {
  source:
    '#include <algorithm>\n#include <iostream>\n#include <string>\n#include <vector>\n\nint main() {\n  std::vector<std::string> words{"c", "b", "a"};\n  std::sort(words.begin(), words.end());\n  for (const auto &word : words) std::cout << word << \' \';\n  std::cout << std::endl;\n}\n',
  language: 'cpp',
  standard: 'C++17',
};

/** Compile, link and run with the machine's own compiler; `null` where there is none. */
function nativeTimes(program) {
  const compiler = program.language === 'c' ? 'gcc' : 'g++';
  if (spawnSync(compiler, ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-native-'));
  const source = join(folder, program.language === 'c' ? 'main.c' : 'main.cpp');
  writeFileSync(source, program.source);
  const times = [];
  for (let run = 0; run <= RUNS; run++) {
    const from = performance.now();
    const built = spawnSync(compiler, ['-Wall', '-Wextra', '-o', join(folder, 'program'), source]);
    const ran = spawnSync(join(folder, 'program'));
    if (built.status !== 0 || ran.status !== 0) throw new Error(built.stderr.toString());
    if (run > 0) times.push(performance.now() - from);
  }
  rmSync(folder, { recursive: true });
  return times;
}

async function servePage(folder) {
  const shared = { configFile: false, root: PAGE, logLevel: 'warn' };
  const outDir = join(folder, 'compiler');
  const plugins = [toolchainPlugin()];
  await build({ ...shared, plugins, worker: { format: 'es' }, build: { outDir, target: 'es2023', emptyOutDir: true } });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return { origin: `http://127.0.0.1:${server.httpServer.address().port}`, close: () => server.close() };
}

async function measure(visit) {
  const { page } = visit;
  // Compiling C++ on a busy machine takes longer than any click in the app.
  page.setDefaultTimeout(180_000);
  let turn = 0;
  /** A program that was built is kept, so each run changes a word of its last line. */
  const changed = (program) => ({ ...program, source: `${program.source}// ${turn++}\n` });
  const run = (program) => page.evaluate((given) => globalThis.compilerBench.run(given), changed(program));
  const several = async (program) => {
    const times = [];
    for (let n = 0; n < RUNS; n++) times.push(await run(program));
    return times;
  };
  const load = () => page.evaluate(() => globalThis.compilerBench.load());
  const bytes = await page.evaluate(() => globalThis.compilerBench.bytes);
  const first = await load();
  const helloFirst = await run(HELLO);
  await several(HELLO);
  const hello = await several(HELLO);
  const long = await several(LONG);
  const streamsFirst = await run(STREAMS);
  // Waits until the headers are compiled, and uses them once.
  await run(STREAMS);
  await run(STREAMS);
  const streams = await several(STREAMS);
  const stops = [];
  for (let n = 0; n < RUNS; n++)
    stops.push(
      await page.evaluate(([a, b]) => globalThis.compilerBench.stop(a, b), [changed(SPINNING), changed(HELLO)]),
    );
  const tasks = await page.evaluate(() => globalThis.bench.longTasksSince(0).length);
  const memory = await memoryOf(visit);
  const cached = [];
  for (let n = 0; n < RELOADS; n++) {
    await page.reload({ waitUntil: 'networkidle' });
    cached.push(await load());
  }
  return { bytes, first, helloFirst, hello, long, streamsFirst, streams, stops, tasks, memory, cached };
}

/** The compiler in a page of its own, in Chromium with a profile on disk, beside gcc and g++. */
export const name = 'compiler';
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-compiler-'));
  const server = await servePage(folder);
  const lab = await openLab({ origin: server.origin, executablePath: ensureBrowser().executablePath });
  let taken;
  try {
    taken = await lab.during('/', { onDisk: true }, measure);
  } finally {
    await lab.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const how = 'from the request to the end of the program: compile, link, run';
  const beside = (title, program) => {
    const times = nativeTimes(program);
    const compiler = program.language === 'c' ? 'gcc' : 'g++';
    return times === null
      ? []
      : [medianOf(`${title}, ${compiler}`, times, 'ms', null, 'compile, link, run; no checks')];
  };
  return [
    reading('compiler: first download', taken.bytes / 1e6, 'MB', required(26), 'both files, compressed'),
    reading('compiler: ready, first load', taken.first, 'ms', null, 'from loopback, with storing'),
    medianOf('compiler: ready from cache', taken.cached, 'ms', required(1500), 'after a reload'),
    reading('compiler: C hello, first', taken.helloFirst, 'ms', null, how),
    medianOf('compiler: C hello, warm', taken.hello, 'ms', required(120), how),
    ...beside('compiler: C hello', HELLO),
    medianOf('compiler: C of 250 lines, warm', taken.long, 'ms', required(200), how),
    ...beside('compiler: C of 250 lines', LONG),
    reading('compiler: C++ iostream + vector, first', taken.streamsFirst, 'ms', required(3000), how),
    medianOf('compiler: C++ iostream + vector, with preamble', taken.streams, 'ms', required(600), how),
    ...beside('compiler: C++ iostream + vector', STREAMS),
    worstOf(
      'compiler: stop of a program that spins',
      taken.stops.map(({ stop }) => stop),
      'ms',
      required(50),
      'until the next can be started',
    ),
    medianOf(
      'compiler: C hello after a stop',
      taken.stops.map(({ next }) => next),
      'ms',
      null,
      how,
    ),
    reading('compiler: tasks over 50 ms on the page', taken.tasks, '', required(0), 'over all of the above'),
    ...(taken.memory.page === null
      ? []
      : [reading('compiler: memory of the page', taken.memory.page, 'MB', required(450), 'private, after all of it')]),
  ];
}
