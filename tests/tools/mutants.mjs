// npm run test:mutants: changes one small thing in machines, engines, slices or providers and asks whether a test notices.
//   npm run test:mutants -- --sample 400 --seed 1        a sample; the same seed gives the same mutants, a larger one more
//   npm run test:mutants -- --sample 50 -- src/domain/board   only in files whose path begins so
// Works in copies of the tree. What is known of a mutant is kept until its file or a test that reaches it changes, so a run
// that was stopped continues where it was. The tests of a mutant are those that reach its file by imports, the nearest
// NEAREST of them; those in tests/tools, which compare texts, do not count. So a survivor may yet fail a test further away.
// What no test notices is shown to the compiler, as `npm test` does; the last line says how many only it refuses.
import { execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants/mutate.mjs';
import { reach } from './mutants/reach.mjs';

const ROOT = process.cwd();
const CACHE = 'node_modules/.cache/mutants.json';
/** How many test files are asked: those without screens; and those with, where fewer than three others reach the file. */
const NEAREST = { logic: 8, screens: 2 };
/** Milliseconds without a sign of life after which a mutant counts as killed: it loops for ever. */
const PATIENCE = 120_000;

const AREAS = {
  machines: /^machines\/[\w-]+\.machine\.ts$/,
  engines: /^src\/domain\/(?!.*\/data\/).*\.ts$/,
  slices: /^src\/features\/.*-slice\.ts$/,
  providers: /^src\/ai\/(providers|parse)\/.*\.ts$/,
};
const areaOf = (file) => Object.keys(AREAS).find((area) => AREAS[area].test(file));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    minutes: { type: 'string', default: '0' },
  },
});
const sample = Number(values.sample);
const deadline = Number(values.minutes) > 0 ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter((file) => {
    try {
      return file !== '' && readFileSync(file) !== null;
    } catch {
      return false;
    }
  });
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const hashes = new Map();
const hashOf = (file) => {
  if (!hashes.has(file)) hashes.set(file, hash(readFileSync(file)));
  return hashes.get(file);
};

const testsOf = reach(ROOT, files);
const chosen = shuffled(
  files
    .filter((file) => areaOf(file) && (positionals.length === 0 || positionals.some((path) => file.startsWith(path))))
    .flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ file, ...mutant }))),
  Number(values.seed),
);
const mutants = chosen.slice(0, sample).map((mutant) => {
  const tests = nearest(testsOf(mutant.file).map(({ file }) => file));
  return { ...mutant, tests, key: hash([hashOf(mutant.file), mutant.start, mutant.end, mutant.text].join('\n')) };
});
console.log(`${mutants.length} of ${chosen.length} mutants, seed ${values.seed}.`);

/**
 * By key: `by` is the test that failed, `time` for one that never ended, `types` for the compiler, null for none; with the
 * hash of what was asked.
 */
const known = read(CACHE);
const isTest = (by) => by !== null && by !== 'time' && by !== 'types';
const askedOf = ({ tests }, by) =>
  isTest(by) ? hashOf(by) : hash(['tests/tools/mutants/worker.mjs', ...tests].map(hashOf).join());
const fresh = (mutant) => {
  const entry = known[mutant.key];
  if (!entry) return false;
  if (isTest(entry.by) && !files.includes(entry.by)) return false;
  return entry.asked === askedOf(mutant, entry.by);
};

const queue = mutants.filter((mutant) => !fresh(mutant));
const copies = [];
const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    finish();
    process.exit(130);
  });

let count = mutants.length - queue.length;
if (count > 0) console.log(`${count} of them are known from an earlier run.`);
await Promise.all(Array.from({ length: Math.min(Number(values.workers), queue.length) }, work));
finish();
process.exitCode = report();

async function work() {
  const copy = makeCopy();
  let worker = await start(copy);
  while (queue.length > 0 && Date.now() < deadline) {
    const mutant = queue.shift();
    const began = Date.now();
    const by = await worker.ask(mutant);
    if (by === 'time') {
      worker.kill();
      cpSync(mutant.file, join(copy, mutant.file));
      worker = await start(copy);
    }
    known[mutant.key] = { by, asked: askedOf(mutant, by) };
    count += 1;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    const says =
      by === null
        ? 'SURVIVED'
        : by === 'time'
          ? 'killed by its time'
          : by === 'types'
            ? 'refused by the compiler'
            : `killed by ${by}`;
    console.log(`${count}/${mutants.length} ${mutant.file}:${mutant.line} ${says}, ${seconds} s`);
    if (by === null) console.log(`    ${mutant.what}`);
    if (count % 5 === 0) save();
  }
  worker.kill();
}

/** A Vitest of its own in a process group of its own, so that all of it can be ended. */
async function start(copy) {
  const child = fork(join(copy, 'tests/tools/mutants/worker.mjs'), [], { cwd: copy, detached: true, silent: true });
  children.add(child);
  let onMessage = () => {};
  let said = '';
  child.stderr.on('data', (data) => {
    said = (said + data).slice(-4000);
  });
  child.stdout.resume();
  child.on('message', (message) => onMessage(message));
  const kill = () => {
    children.delete(child);
    end(child);
  };
  await new Promise((resolve, reject) => {
    onMessage = ({ type }) => type === 'ready' && resolve();
    child.once('exit', (code) => reject(new Error(`Vitest did not start (exit ${code}).\n${said}`)));
  });
  child.removeAllListeners('exit');
  const ask = (mutant) =>
    new Promise((resolve, reject) => {
      let clock;
      const settle = (value) => {
        clearTimeout(clock);
        child.removeAllListeners('exit');
        resolve(value);
      };
      const alive = () => {
        clearTimeout(clock);
        clock = setTimeout(() => settle('time'), PATIENCE);
      };
      child.once('exit', () => settle('time'));
      onMessage = (message) => {
        if (message.type === 'alive') alive();
        if (message.type === 'red') console.log(`    ${message.test} fails without a mutant and is left out.`);
        if (message.type === 'done') settle(message.by);
        if (message.type === 'broken') {
          clearTimeout(clock);
          reject(new Error(message.error));
        }
      };
      alive();
      const { file, start: from, end: to, text, tests } = mutant;
      child.send({ file, start: from, end: to, text, tests });
    });
  return { ask, kill };
}

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // it has ended already
  }
}

function makeCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  copies.push(copy);
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const types = { extends: './tsconfig.json', include: ['src', 'machines'] };
  writeFileSync(join(copy, 'tsconfig.mutants.json'), JSON.stringify(types));
  return copy;
}

function finish() {
  for (const child of children) end(child);
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  save();
}

function report() {
  const tried = mutants.filter(fresh);
  const alive = tried.filter(({ key }) => known[key].by === null);
  console.log(`\n${alive.length} survived:`);
  for (const { file, line, what } of alive.toSorted((a, b) => (a.file < b.file ? -1 : 1) || a.line - b.line))
    console.log(`${file}:${line}\n    ${what}`);
  const row = (name, list) => {
    const killed = list.filter(({ key }) => known[key].by !== null).length;
    const share = list.length === 0 ? '' : `, ${((100 * killed) / list.length).toFixed(1)} %`;
    console.log(`${name}: ${killed} of ${list.length} killed${share}`);
  };
  console.log('');
  for (const area of Object.keys(AREAS))
    row(
      area,
      tried.filter(({ file }) => areaOf(file) === area),
    );
  row(`seed ${values.seed}`, tried);
  console.log(`${tried.filter(({ key }) => known[key].by === 'types').length} of the killed by the compiler alone.`);
  if (tried.length < mutants.length) console.log(`${mutants.length - tried.length} were not tried yet.`);
  return 0;
}

function nearest(tests) {
  const counted = tests.filter((test) => !test.startsWith('tests/tools/'));
  const screens = (test) => test.startsWith('tests/screens/');
  const others = counted.filter((test) => !screens(test)).slice(0, NEAREST.logic);
  return others.length < 3 ? [...others, ...counted.filter(screens).slice(0, NEAREST.screens)] : others;
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function save() {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(known));
}

/** Fisher and Yates with mulberry32: the same seed gives the same order. */
function shuffled(items, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const all = [...items];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [all[index], all[other]] = [all[other], all[index]];
  }
  return all;
}
