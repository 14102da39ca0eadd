// npm run docs: writes docs/statecharts from the machines and their replays.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'logic', 'tests/tools/statecharts.test.ts'],
  { stdio: 'inherit', env: { ...process.env, WRITE_DOCS: '1' } },
);
process.exit(run.status ?? 1);
