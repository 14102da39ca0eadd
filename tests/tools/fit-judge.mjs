// Fits the judge of interview answers to the labelled answers of the half that may be looked at, and prints what it finds:
// how the contrast with other questions is weighed (`CONTRAST` in `src/domain/interview/answer/on-question.ts`), then the
// points of the signals (`WEIGHTS` in `signals.ts`), and how well each question is ordered by a fit that was made without it.
//
// Contrast: logistic regression, answers to the question against answers to something else: its off-topic ones, and good ones
// to other questions. Points: pairs of answers to one question, the better above the worse; no weight below zero; small
// weights preferred.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const SHRINK = 0.01;
const STEPS = 300;
const RATE = 1.5;
/** Log odds of being on its question at which the gate begins to open, and from which on it is open. */
const GATE = { none: -2.5, whole: -0.5 };
/** Of how many other questions the good answers are put under a question. */
const FOREIGN = 6;
/** What an answer weighs in the first fit, by what it is; then both sides weigh the same. */
const WEIGHT = { off: 6, foreign: 0.3, good: 1, thin: 0.3 };
const GROUPS = [
  { group: 'technical', kinds: ['technical'], signs: ['above', 'rather'] },
  { group: 'the others', kinds: ['story', 'situation', 'introduction'], signs: ['rather', 'listed'] },
];

const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { judgedHalf, pairsOf } = await server.ssrLoadModule('/tests/support/judge-figures.ts');
const { judge } = await server.ssrLoadModule('/src/domain/interview/answer/criteria.ts');
const { readSpoken } = await server.ssrLoadModule('/src/domain/interview/answer/spoken-answer.ts');
const { SIGNALS } = await server.ssrLoadModule('/src/domain/interview/answer/signals.ts');
const { kindOf } = await server.ssrLoadModule('/src/domain/interview/answer/rubric.ts');
const { default: bank } = await server.ssrLoadModule('content:bank-words');

const all = await judgedHalf('worked');

function found(question, label) {
  const { signals, contrast, listed, rowGate } = judge(question, readSpoken(label.text), bank);
  return { label, rowGate, signs: { ...contrast, listed }, signals: SIGNALS.map((signal) => signals[signal]) };
}

const sets = all.map((one) => ({
  name: one.name,
  kind: kindOf(one.question),
  rows: new Map(one.answers.map((answer) => [answer, found(one.question, answer.label)])),
  pairs: pairsOf(one),
}));
for (const [at, set] of sets.entries()) {
  const others = all.filter((_, i) => i !== at && (sets[i].kind === 'technical') === (set.kind === 'technical'));
  const step = Math.max(1, Math.floor(others.length / FOREIGN));
  set.foreign = others
    .filter((_, i) => (i + at) % step === 0)
    .flatMap(({ answers }) => answers.filter(({ label }) => label.tier === 3))
    .map(({ label }) => found(all[at].question, label));
}

const sum = (values) => values.reduce((a, b) => a + b, 0);
const dot = (a, b) => sum(a.map((value, at) => value * b[at]));

/** Answers of a question that are on it, and those that are not. */
function examples({ rows, foreign }) {
  const own = [...rows.values()].filter(({ label }) => label.tier !== null && label.kind !== 'stuffed');
  return [
    ...own.map((row) => {
      const off = row.label.kind === 'off-topic';
      return { row, on: off ? 0 : 1, weight: off ? WEIGHT.off : row.label.tier > 1 ? WEIGHT.good : WEIGHT.thin };
    }),
    ...foreign.map((row) => ({ row, on: 0, weight: WEIGHT.foreign })),
  ];
}

/** Weights of the signs, the last one the constant, by Newton's method. */
function contrastFit(some, signs) {
  const rows = some.flatMap(examples).map(({ row, on, weight }) => ({
    x: [...signs.map((sign) => row.signs[sign]), 1],
    on,
    weight,
  }));
  const balance = sum(rows.map(({ on, weight }) => (on ? 0 : weight))) / sum(rows.map(({ on, weight }) => on * weight));
  let weights = signs.map(() => 0).concat(0);
  for (let step = 0; step < 25; step++) {
    const slope = weights.map((weight) => 0.05 * weight);
    const curve = weights.map((_, i) => weights.map((_, k) => (i === k ? 0.05 : 0)));
    for (const { x, on, weight } of rows) {
      const p = 1 / (1 + Math.exp(-dot(x, weights)));
      const w = on ? weight * balance : weight;
      for (let i = 0; i < x.length; i++) {
        slope[i] += w * (p - on) * x[i];
        for (let k = 0; k < x.length; k++) curve[i][k] += w * p * (1 - p) * x[i] * x[k];
      }
    }
    const by = solved(curve, slope);
    weights = weights.map((weight, at) => weight - by[at]);
  }
  return weights;
}

/** Solves a small system of equations by elimination. */
function solved(matrix, right) {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  for (let at = 0; at < rows.length; at++) {
    const best = rows
      .slice(at)
      .reduce((top, row, i) => (Math.abs(row[at]) > Math.abs(rows[top][at]) ? at + i : top), at);
    [rows[at], rows[best]] = [rows[best], rows[at]];
    rows[at] = rows[at].map((value) => value / rows[at][at]);
    for (let i = 0; i < rows.length; i++)
      if (i !== at) rows[i] = rows[i].map((value, k) => value - rows[i][at] * rows[at][k]);
  }
  return rows.map((row) => row.at(-1));
}

const LEFT = 0.05;
function gateOf(row, signs, weights) {
  const odds = dot([...signs.map((sign) => row.signs[sign]), 1], weights);
  const open = Math.min(1, Math.max(0, (odds - GATE.none) / (GATE.whole - GATE.none)));
  return row.rowGate * (LEFT + (1 - LEFT) * open);
}

const gapsOf = (set, signs, contrast) => {
  const gated = new Map(
    [...set.rows].map(([answer, row]) => {
      const gate = gateOf(row, signs, contrast);
      return [answer, row.signals.map((value) => value * gate)];
    }),
  );
  return set.pairs.map(([high, low]) => gated.get(high).map((value, at) => value - gated.get(low)[at]));
};

function pointsFit(gaps) {
  let weights = SIGNALS.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => SHRINK * weight);
    for (const gap of gaps) {
      const pull = 1 / (1 + Math.exp(dot(gap, weights))) / gaps.length;
      for (let at = 0; at < gap.length; at++) slope[at] -= pull * gap[at];
    }
    weights = weights.map((weight, at) => Math.max(0, weight - RATE * slope[at]));
  }
  return weights;
}

const right = (gaps, weights) => gaps.filter((gap) => dot(gap, weights) > 0).length;
const percent = (part, of) => `${((100 * part) / of).toFixed(1)} %`;

for (const { group, kinds, signs } of GROUPS) {
  const some = sets.filter(({ kind }) => kinds.includes(kind));
  const contrast = contrastFit(some, signs);
  const gaps = some.flatMap((set) => gapsOf(set, signs, contrast));
  const weights = pointsFit(gaps);
  let apart = 0;
  for (const one of some) {
    const rest = some.filter((set) => set !== one);
    const without = contrastFit(rest, signs);
    apart += right(gapsOf(one, signs, without), pointsFit(rest.flatMap((set) => gapsOf(set, signs, without))));
  }
  const per = 0.9 / (GATE.whole - GATE.none);
  const shares = contrast.map((weight) => per * weight);
  const base = 0.1 + shares.at(-1) - per * GATE.none;
  console.log(
    `${group}: ${percent(right(gaps, weights), gaps.length)}, a question at a time ${percent(apart, gaps.length)}`,
  );
  console.log(['base', ...signs].map((sign, at) => `${sign}: ${[base, ...shares][at].toFixed(3)}`).join(', '));
  console.log(SIGNALS.map((signal, at) => `${signal}: ${((10 * weights[at]) / sum(weights)).toFixed(2)}`).join(', '));
}
await server.close();
