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

const { ranking, inside, sure, thresholds, report } = fitCoach(cards, further);
const list = (doc, name, names, values) =>
  [
    `/** ${doc} */`,
    `export const ${name}: readonly number[] = [`,
    ...values.map((value, at) => `  ${Number(value.toFixed(4))}, // ${names[at]}`),
    '];',
    '',
  ].join('\n');
const text = [
  '// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.\n',
  list('What each feature of a card speaks for it.', 'RANKING', FEATURES, ranking),
  list('What each sign says for a card answering the question at all.', 'INSIDE', SIGNS, inside),
  list('What each sign says for the first card being right.', 'SURE', SIGNS, sure),
  '/** From which chances on a card is shown, and shown without doubt. */',
  `export const THRESHOLDS = { inside: ${thresholds.inside}, sure: ${thresholds.sure} } as const;\n`,
].join('\n');
writeFileSync(fileURLToPath(new URL('../../src/domain/coach/weights.ts', import.meta.url)), text);
for (const line of report) console.log(line);
await server.close();
