// How well the judge of interview answers does on the labelled answers of one half, `worked` unless another is given;
// of all areas, or of those named after it: `node tests/tools/measure-judge.mjs worked technical-2 personal-2`.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const [half = 'worked', ...areas] = process.argv.slice(2);
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { judgedHalf, tableOf } = await server.ssrLoadModule('/tests/support/judge-figures.ts');
const all = await judgedHalf(half, ...(areas.length > 0 ? [areas] : []));
console.log(
  `${[half, ...areas].join(' ')}: ${all.length} questions, ${all.flatMap(({ answers }) => answers).length} answers`,
);
for (const row of tableOf(all)) console.log(`| ${row.join(' | ')} |`);
await server.close();
