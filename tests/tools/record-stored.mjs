// npm run stored: begins the fixture of a new version of what is kept, and notes what older ones are read as today.
import { spawnSync } from 'node:child_process';

const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'logic', 'tests/slices/stored.test.ts'],
  { stdio: 'inherit', env: { ...process.env, RECORD_STORED: '1' } },
);
process.exit(run.status ?? 1);
