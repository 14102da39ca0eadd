// Prints, as JSON, what the encoder of meaning is taught: texts that belong to a card, with its id. Run before `train.py`.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const server = await createServer({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const load = async (path) => server.ssrLoadModule(path);
const { default: cards } = await load('content:cards');
const { default: further } = await load('content:cards/further');
const { TAUGHT_FROM, isAskedOutsideTaught, isTaught, isTaughtOutside } = await load('/tests/support/coach-fit.ts');
const { askedFirst, askedMore, askedOutside } = await load('/tests/support/coach-asked.ts');
const { OUTSIDE_MORE, outsideAsPeopleAsk } = await load('/tests/support/coach-outside.ts');

const LEAST_WORDS = 5;
const sentencesOf = (answer) =>
  answer
    .replace(/```[\s\S]*?```/g, '')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/[*`_#>-]+/g, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);

const more = askedMore();
for (const { asked, cards: ids } of askedFirst()) for (const id of ids) more.set(id, [...(more.get(id) ?? []), asked]);
const lessons = cards.map(({ id, title, asked, terms, answer }) => {
  const { heard = [], explains = [] } = further[id] ?? {};
  const said = [...heard, ...(more.get(id) ?? [])];
  return {
    id,
    ways: [title, ...asked, ...said.filter(isTaught), ...explains, ...terms],
    sentences: sentencesOf(answer),
    kept: said.filter((way) => !isTaught(way)),
  };
});
// What no card answers is a card without a name.
const outside = [...OUTSIDE_MORE, ...outsideAsPeopleAsk()];
const outsideMore = askedOutside();
lessons.push({
  id: '',
  ways: [...outside.filter(isTaughtOutside), ...outsideMore.filter(isAskedOutsideTaught)],
  sentences: [],
  kept: [
    ...outside.filter((asked) => !isTaughtOutside(asked)),
    ...outsideMore.filter((asked) => !isAskedOutsideTaught(asked)),
  ],
});
console.error(
  `${cards.length} cards, ${outside.length + outsideMore.length} questions from outside; ${TAUGHT_FROM} of a thousand ways and questions are kept back`,
);
process.stdout.write(JSON.stringify(lessons));
await server.close();
