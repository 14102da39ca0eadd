import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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
const { SIGNS } = await load('/src/domain/coach/confidence.ts');
const { smallTalkOf } = await load('/src/domain/coach/small-talk.ts');
const { labelledQuestions } = await load('/tests/support/coach-questions.ts');
const { OUTSIDE_MORE } = await load('/tests/support/coach-outside.ts');
const { oldQuestions } = await load('/tests/domain/coach/labelled-questions.ts');
const knowledge = fit.knowing(cards);
const single = (some) => some.filter(({ asked, before }) => !before && smallTalkOf(asked) === null);
const toExample = (weight) => (one) => fit.exampleOf(knowledge, fit.askingOf(knowledge, one.asked), one, weight);
console.time('features');
const fresh = single(labelledQuestions('training'));
const old = single(oldQuestions);
const more = single(OUTSIDE_MORE.map((asked) => ({ asked, cards: [] })));
const marked = [...fresh.map((one) => ({ one, weight: 1, fresh: true })), ...old.map((one) => ({ one, weight: 0.7 })), ...more.map((one) => ({ one, weight: 0.7 }))].map(
  ({ one, weight, fresh }) => ({ one, fresh, example: toExample(weight)(one) }),
);
console.timeEnd('features');
const learnt = (some) => some.map(({ example }) => example);
const SHRINK_RANKING = Number(process.env.S ?? 1);
const STEPS = Number(process.env.STEPS ?? 150);
const weights = fit.rankingFit(learnt(marked), SHRINK_RANKING, STEPS);
FEATURES.forEach((name, at) => console.log(name.padEnd(20), weights[at].toFixed(2)));
const folds = 5;
const cases = [];
for (let fold = 0; fold < folds; fold++) {
  const out = marked.filter(({ one }) => fit.hashOf(one.asked) % folds === fold);
  const w = fit.rankingFit(learnt(marked.filter((one) => !out.includes(one))), SHRINK_RANKING, STEPS);
  for (const { one, fresh, example } of out) cases.push({ fresh, one, fold, ...fit.caseOf(fit.askingOf(knowledge, one.asked), example, one.cards.length > 0, w) });
}
const pct = (some, holds) => `${((100 * some.filter(holds).length) / some.length).toFixed(1)} % of ${some.length}`;
const inFresh = cases.filter((one) => one.fresh && one.inside);
console.log('right first, cross-validated: new', pct(inFresh, ({ right }) => right), 'old', pct(cases.filter((o) => !o.fresh && o.inside), ({ right }) => right));
// A second pass by folds for the chances.
const rows = (some, yes) => some.map((one) => ({ signs: one.signs, weight: one.weight * (one.inside ? 1 : 1.5), yes: yes(one) }));
const models = { inside: (one) => one.inside, right: (one) => one.right };
const SHRINK = 1;
for (const name of Object.keys(models)) {
  for (let fold = 0; fold < folds; fold++) {
    const w = fit.chanceFit(rows(cases.filter((one) => one.fold !== fold), models[name]), SHRINK);
    for (const one of cases) if (one.fold === fold) one[`p_${name}`] = fit.chanceAt(one.signs, w);
  }
}
for (const t of [0.3, 0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
  const outF = cases.filter((o) => o.fresh && !o.inside), outA = cases.filter((o) => !o.inside);
  console.log('inside ≥', t, 'declined new', pct(outF, (o) => o.p_inside < t), 'all', pct(outA, (o) => o.p_inside < t), 'right first new', pct(inFresh, (o) => o.right && o.p_inside >= t));
}
for (const t of [0.7, 0.75, 0.8, 0.85, 0.88, 0.9, 0.92, 0.94, 0.96, 0.97, 0.98]) {
  const sure = cases.filter((o) => o.p_right >= t && o.p_inside >= 0.5);
  console.log('sure ≥', t, 'all', sure.length, 'wrong', sure.filter((o) => !o.right).length, 'new', sure.filter((o) => o.fresh).length, 'wrong', sure.filter((o) => o.fresh && !o.right).length);
}
const inside = fit.chanceFit(rows(cases, models.inside), SHRINK);
const right = fit.chanceFit(rows(cases, models.right), SHRINK);
SIGNS.forEach((name, at) => console.log(name.padEnd(20), inside[at].toFixed(2), right[at].toFixed(2)));
const shown = (name, names, values) => `export const ${name}: readonly number[] = [\n${values.map((v, at) => `  ${Number(v.toFixed(4))}, // ${names[at]}`).join('\n')}\n];\n`;
if (!process.env.DRY) writeFileSync(fileURLToPath(new URL('../../src/domain/coach/weights.ts', import.meta.url)), `// Written by \`node tests/tools/fit-coach.mjs\`; not changed by hand.\n\n/** What each feature of a card speaks for it. */\n${shown('RANKING', FEATURES, weights)}\n/** What each sign says for a card answering the question at all. */\n${shown('INSIDE', SIGNS, inside)}\n/** What each sign says for the first card being right. */\n${shown('SURE', SIGNS, right)}`);
if (process.argv.includes('--wrong')) {
  for (const o of cases.filter((o) => !o.inside && o.p_inside >= 0.6)) console.log('OUT', o.p_inside.toFixed(2), o.asked);
  for (const o of cases.filter((o) => !o.right && o.p_right >= 0.8)) console.log('SURE', o.p_right.toFixed(2), o.asked);
}
await server.close();
