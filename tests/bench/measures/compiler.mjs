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
import { median } from '../support/statistics.mjs';

const RUNS = 7;
const RELOADS = 3;
const PAGE = fileURLToPath(new URL('../pages/compiler', import.meta.url));

const c = (source) => ({ source, language: 'c', standard: 'C17' });
/** With the checks that a learner has unless they are taken off. */
const checked = (program) => ({ ...program, options: { memoryChecks: true, optimise: '0', warnings: 'usual' } });
const optimised = (program) => ({ ...program, options: { memoryChecks: false, optimise: '2', warnings: 'usual' } });
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

/** Half a second and more of loops over arrays, numbers and short texts. */
const BUSY = c(`#include <stdio.h>
#include <string.h>

#define N 180
static double a[N][N], b[N][N], product[N][N];
static unsigned char composite[3000000];

int main(void) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) { a[i][j] = i + j; b[i][j] = i - j; }
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < N; k++) product[i][j] += a[i][k] * b[k][j];
  int primes = 0;
  for (int i = 2; i < 3000000; i++) {
    if (composite[i]) continue;
    primes++;
    for (long long j = (long long)i * i; j < 3000000; j += i) composite[j] = 1;
  }
  unsigned hash = 5381;
  char text[64];
  for (int n = 0; n < 200000; n++) {
    snprintf(text, sizeof text, "line %d", n);
    for (size_t i = 0; i < strlen(text); i++) hash = hash * 33 + (unsigned char)text[i];
  }
  printf("%.0f %d %u\\n", product[7][9], primes, hash);
  return 0;
}
`);

/** Compile, link and run with the machine's own compiler, and the run alone; `null` where there is none. */
function nativeTimes(program) {
  const compiler = program.language === 'c' ? 'gcc' : 'g++';
  if (spawnSync(compiler, ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-native-'));
  const source = join(folder, program.language === 'c' ? 'main.c' : 'main.cpp');
  writeFileSync(source, program.source);
  const optimise = `-O${program.options?.optimise ?? 0}`;
  const times = [];
  for (let run = 0; run <= RUNS; run++) {
    const from = performance.now();
    const built = spawnSync(compiler, [optimise, '-Wall', '-Wextra', '-o', join(folder, 'program'), source]);
    const begun = performance.now();
    const ran = spawnSync(join(folder, 'program'));
    if (built.status !== 0 || ran.status !== 0) throw new Error(built.stderr.toString());
    const ended = performance.now();
    if (run > 0) times.push({ took: ended - from, ran: ended - begun });
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
  const runWhole = (program) => page.evaluate((given) => globalThis.compilerBench.run(given), changed(program));
  const run = async (program) => (await runWhole(program)).took;
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
  await run(checked(HELLO));
  const helloChecked = await several(checked(HELLO));
  const longChecked = await several(checked(LONG));
  const busy = {};
  for (const [way, program] of [
    ['0', BUSY],
    ['2', optimised(BUSY)],
  ]) {
    busy[way] = [];
    for (let n = 0; n < RUNS; n++) busy[way].push((await runWhole(program)).ran);
  }
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
  return {
    bytes,
    first,
    helloFirst,
    hello,
    long,
    helloChecked,
    longChecked,
    busy,
    streamsFirst,
    streams,
    stops,
    tasks,
    memory,
    cached,
  };
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
  const native = {};
  for (const [key, program] of Object.entries({
    hello: HELLO,
    long: LONG,
    streams: STREAMS,
    busy: BUSY,
    fast: optimised(BUSY),
  }))
    native[key] = nativeTimes(program);
  const beside = (title, key) =>
    native[key] === null
      ? []
      : [
          medianOf(
            `${title}, ${key === 'streams' ? 'g++' : 'gcc'}`,
            native[key].map(({ took }) => took),
            ...['ms', null, 'compile, link, run; no checks'],
          ),
        ];
  /** How many times as long as the machine's own compiler, in the same run. */
  const ratio = (title, times, key, most, what = 'took') =>
    native[key] === null
      ? []
      : [
          reading(
            `compiler: ${title}`,
            median(times) / median(native[key].map((one) => one[what])),
            ...['×', required(most), what === 'took' ? 'compile, link, run; medians' : 'the run alone; medians'],
          ),
        ];
  return [
    reading('compiler: first download', taken.bytes / 1e6, 'MB', required(26), 'both files, compressed'),
    reading('compiler: ready, first load', taken.first, 'ms', null, 'from loopback, with storing'),
    medianOf('compiler: ready from cache', taken.cached, 'ms', required(1500), 'after a reload'),
    reading('compiler: C hello, first', taken.helloFirst, 'ms', null, how),
    medianOf('compiler: C hello, warm', taken.hello, 'ms', required(120), how),
    ...beside('compiler: C hello', 'hello'),
    ...ratio('C hello, all checks, beside gcc -O0', taken.helloChecked, 'hello', 1.7),
    ...ratio('C hello, no memory checks, beside gcc -O0', taken.hello, 'hello', 1.5),
    medianOf('compiler: C of 250 lines, warm', taken.long, 'ms', required(200), how),
    ...beside('compiler: C of 250 lines', 'long'),
    ...ratio('C of 250 lines, all checks, beside gcc -O0', taken.longChecked, 'long', 2),
    reading('compiler: C++ iostream + vector, first', taken.streamsFirst, 'ms', required(3000), how),
    medianOf('compiler: C++ iostream + vector, with preamble', taken.streams, 'ms', required(600), how),
    ...beside('compiler: C++ iostream + vector', 'streams'),
    ...ratio('C++ with preamble, beside g++ -O0', taken.streams, 'streams', 1),
    ...ratio('C++, first, beside g++ -O0', [taken.streamsFirst], 'streams', 5),
    ...ratio('a busy program at -O0, beside gcc’s', taken.busy['0'], 'busy', 1.5, 'ran'),
    ...ratio('a busy program at -O2, beside gcc’s', taken.busy['2'], 'fast', 1.5, 'ran'),
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
