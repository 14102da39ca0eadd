// Fits the built-in coach to the training half of the labelled questions, the older ones and more from outside, and writes
// `src/domain/coach/weights.ts`. What it prints is cross-validated: each fifth of the questions by a fit to the others.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const load = async (path) => server.ssrLoadModule(path);
const { default: cards } = await load('content:cards');
const { default: further } = await load('content:cards/further');
const { FEATURES } = await load('/src/domain/coach/features.ts');
const { SIGNS } = await load('/src/domain/coach/confidence.ts');
const { fitCoach } = await load('/tests/support/coach-fit.ts');

const { coachMeaning } = await load('/tests/support/coach-meaning.ts');

const list = (name, names, values) =>
  [`  ${name}: [`, ...values.map((value, at) => `    ${Number(value.toFixed(4))}, // ${names[at]}`), '  ],'].join('\n');
const weights = (doc, name, { ranking, inside, sure, followUps, thresholds }) =>
  [
    `/** ${doc} */`,
    `export const ${name}: Weights = {`,
    list('ranking', FEATURES, ranking),
    list('inside', SIGNS, inside),
    list('sure', SIGNS, sure),
    `  followUps: { own: ${followUps.own}, meant: ${followUps.meant}, next: ${followUps.next}, group: ${followUps.group}, same: ${followUps.same} },`,
    `  thresholds: { inside: ${thresholds.inside}, sure: ${thresholds.sure} },`,
    '};\n',
  ].join('\n');
const fits = [
  ['Where only the words of a question are looked at.', 'BY_WORDS', fitCoach(cards, further, null)],
  ['Where its meaning is, too.', 'WITH_MEANING', fitCoach(cards, further, coachMeaning(cards))],
];
const text = [
  '// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.',
  "import type { Weights } from './weights-for';\n",
  ...fits.map(([doc, name, fit]) => weights(doc, name, fit)),
].join('\n');
writeFileSync(fileURLToPath(new URL('../../src/domain/coach/weights.ts', import.meta.url)), text);
for (const [, name, { report }] of fits) {
  console.log(`\n${name}`);
  for (const line of report) console.log(line);
}
await server.close();
