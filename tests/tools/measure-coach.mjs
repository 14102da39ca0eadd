// How well the built-in coach answers the labelled questions of one half, `training` unless `aside` or `old` is given, by
// kind, and beside it the plainest search; with `first`, `second` or `third`, of that set alone. `--wrong` lists what is
// wrong: of the training half only, as the half set aside is there to measure.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [half = 'training', ...flags] = process.argv.slice(2);
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const load = async (path) => server.ssrLoadModule(path);
const { default: cards } = await load('content:cards');
const { default: index } = await load('content:cards/index');
const { createCoach } = await load('/src/domain/coach/coach.ts');
const { labelledQuestions, SETS } = await load('/tests/support/coach-questions.ts');
const { oldQuestions } = await load('/tests/domain/coach/labelled-questions.ts');
const { coachMeaning } = await load('/tests/support/coach-meaning.ts');
const { answeringOf, judged, plainSearch, tableOf } = await load('/tests/support/coach-figures.ts');

const meaning = coachMeaning(cards);
const NAMES = ['first', 'second', 'third'];
const sets = SETS.filter((_, at) => !NAMES.some((name) => flags.includes(name)) || flags.includes(NAMES[at]));
const questions = half === 'old' ? oldQuestions : labelledQuestions(half, sets);
for (const [name, answering] of [
  ['coach', answeringOf(createCoach(cards, index, () => meaning))],
  ['coach by words', answeringOf(createCoach(cards, index))],
  ['plain search', plainSearch(cards)],
]) {
  const rows = judged(questions, answering);
  console.log(`\n${name}, ${half}: ${questions.length} questions\n`);
  console.log('| kind | right first | in three | outside declined | sure, but wrong |\n|---|---|---|---|---|');
  for (const row of tableOf(rows)) console.log(`| ${row.join(' | ')} |`);
  if (name !== 'coach' || half === 'aside' || !flags.includes('--wrong')) continue;
  for (const { question, ids, confidence } of rows.filter(({ right }) => !right))
    console.log(
      `${question.kind} ${confidence}: ${[...(question.before ?? []), question.asked].join(' / ')}\n   → ${ids.slice(0, 3).join(', ')}; wanted ${question.cards.join(', ') || 'none'}`,
    );
}
await server.close();
