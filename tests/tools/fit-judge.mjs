// Fits the points of the judge's signals (`src/domain/interview/answer/signals.ts`) to the labelled answers of the half
// that may be looked at: pairs of answers to one question, the better above the worse; no weight below zero; small
// weights preferred. Prints the points, and how well each question is ordered by weights that were fitted without it.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const SHRINK = 0.01;
const STEPS = 400;
const RATE = 1.5;

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

const pairs = (await judgedHalf('worked')).flatMap((one) => {
  const rowOf = ({ label }) => {
    const { kind, signals, gate } = judge(one.question, readSpoken(label.text));
    return { kind, row: SIGNALS.map((signal) => signals[signal] * gate) };
  };
  const rows = new Map(one.answers.map((answer) => [answer, rowOf(answer)]));
  return pairsOf(one).map(([high, low]) => {
    const { kind, row } = rows.get(high);
    return { name: one.name, kind, gap: row.map((value, at) => value - rows.get(low).row[at]) };
  });
});

const dot = (gap, weights) => gap.reduce((sum, value, at) => sum + value * weights[at], 0);

function fitted(some) {
  let weights = SIGNALS.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const slope = SIGNALS.map((_, at) => SHRINK * weights[at]);
    for (const { gap } of some) {
      const pull = 1 / (1 + Math.exp(dot(gap, weights))) / some.length;
      for (let at = 0; at < gap.length; at++) slope[at] -= pull * gap[at];
    }
    weights = weights.map((weight, at) => Math.max(0, weight - RATE * slope[at]));
  }
  return weights;
}

const right = (some, weights) => some.filter(({ gap }) => dot(gap, weights) > 0).length;
const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;

for (const [group, kinds] of [
  ['technical', ['technical']],
  ['the others', ['story', 'situation', 'introduction']],
]) {
  const some = pairs.filter(({ kind }) => kinds.includes(kind));
  const weights = fitted(some);
  const sum = weights.reduce((a, b) => a + b, 0);
  let apart = 0;
  for (const name of new Set(some.map((pair) => pair.name)))
    apart += right(
      some.filter((pair) => pair.name === name),
      fitted(some.filter((pair) => pair.name !== name)),
    );
  console.log(
    `${group}: ${percent(right(some, weights), some.length)}, a question at a time ${percent(apart, some.length)}`,
  );
  console.log(SIGNALS.map((signal, at) => `${signal}: ${((10 * weights[at]) / sum).toFixed(2)}`).join(', '));
}
await server.close();
