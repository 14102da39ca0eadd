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
const { TAUGHT_FROM, isTaught, isTaughtOutside } = await load('/tests/support/coach-fit.ts');

const { OUTSIDE_MORE, outsideAsPeopleAsk } = await load('/tests/support/coach-outside.ts');

const LEAST_WORDS = 5;
const sentencesOf = (answer) =>
  answer
    .replace(/```[\s\S]*?```/g, '')
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/[*`_#>-]+/g, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= LEAST_WORDS);

const lessons = cards.map(({ id, title, asked, terms, answer }) => {
  const { heard = [], explains = [] } = further[id] ?? {};
  return {
    id,
    ways: [title, ...asked, ...heard.filter(isTaught), ...explains, ...terms],
    sentences: sentencesOf(answer),
    kept: heard.filter((way) => !isTaught(way)),
  };
});
// What no card answers is a card without a name.
const outside = [...OUTSIDE_MORE, ...outsideAsPeopleAsk()];
lessons.push({
  id: '',
  ways: outside.filter(isTaughtOutside),
  sentences: [],
  kept: outside.filter((asked) => !isTaughtOutside(asked)),
});
console.error(
  `${cards.length} cards, ${outside.length} questions from outside; ${TAUGHT_FROM} of a thousand heard ways are kept back`,
);
process.stdout.write(JSON.stringify(lessons));
await server.close();
