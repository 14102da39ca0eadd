// npm run judge: how well the judge of interview answers does on the labelled answers of one half, `worked` unless told.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const half = process.argv[2] ?? 'worked';
const server = await createServer({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { judgedHalf, tableOf } = await server.ssrLoadModule('/tests/support/judge-figures.ts');
const all = await judgedHalf(half);
console.log(`${half}: ${all.length} questions, ${all.flatMap(({ answers }) => answers).length} answers`);
for (const row of tableOf(all)) console.log(`| ${row.join(' | ')} |`);
await server.close();
