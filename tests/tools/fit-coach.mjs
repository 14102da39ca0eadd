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
const fit = await load('/tests/support/coach-fit.ts');
const { FEATURES } = await load('/src/domain/coach/features.ts');
const { labelledQuestions } = await load('/tests/support/coach-questions.ts');
const { oldQuestions } = await load('/tests/domain/coach/labelled-questions.ts');
const knowledge = fit.knowing(cards);
console.time('features');
const only = (some) => some.filter(({ cards, before }) => cards.length > 0 && !before);
const toExample = (weight) => (one) => fit.exampleOf(knowledge, fit.askingOf(knowledge, one.asked), one, weight);
const fresh = only(labelledQuestions('training'));
const labelled = fresh.map(toExample(1));
const old = only(oldQuestions).map(toExample(0.7));
const listed = fit.wordingsOf(cards, knowledge, Number(process.env.W ?? 0.1));
console.timeEnd('features');
const show = (name, { first, three, recall, all }) => console.log(name, (100*first/all).toFixed(1), (100*three/all).toFixed(1), (100*recall/all).toFixed(1), all);
console.time('fit');
const weights = fit.rankingFit([...labelled, ...old, ...listed]);
console.timeEnd('fit');
FEATURES.forEach((name, at) => console.log(name.padEnd(20), weights[at].toFixed(2)));
show('labelled', fit.orderOf(labelled, weights)); show('old', fit.orderOf(old, weights)); show('listed', fit.orderOf(listed, weights));
const folds = 5;
const sums = {first:0,three:0,recall:0,all:0};
const wrong = [];
for (let fold = 0; fold < folds; fold++) {
  const out = labelled.filter(({ asked }) => fit.hashOf(asked) % folds === fold);
  const w = fit.rankingFit([...labelled.filter((o) => !out.includes(o)), ...old, ...listed], 0.3, 120);
  const got = fit.orderOf(out, w);
  for (const k of Object.keys(sums)) sums[k] += got[k];
  for (const one of out) if (fit.orderOf([one], w).first === 0) {
    const order = one.rows.map((row, at) => ({ at, s: row.reduce((x, v, i) => x + v * w[i], 0) })).sort((a, b) => b.s - a.s);
    wrong.push(`${one.asked.slice(0,150)}\n    → ${order.slice(0,3).map(({at}) => one.ids[at]).join(', ')}; wanted ${fresh.find(f=>f.asked===one.asked).cards.join(', ')} at ${order.findIndex(({at})=>one.right[at])+1}; ${knowledge.termsOf(one.asked).map(t=>t.stem+(t.known?'':'?')+t.weight.toFixed(1)+(t.trust<1?'~':'')).join(' ')}`);
  }
}
show('cross-validated', sums);
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'));
await server.close();
