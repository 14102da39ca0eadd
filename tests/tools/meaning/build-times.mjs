// Compiles `times.c` and writes `src/platform/meaning/times-wasm.ts`. Needs clang and lld, as Debian has them; run it after a
// change of `times.c`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('times.c', import.meta.url));
const target = fileURLToPath(new URL('../../../src/platform/meaning/times-wasm.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'times-'));
const made = join(folder, 'times.wasm');
const link = ['--no-entry', '--import-memory', '--strip-all', '-z,stack-size=1024'].map((option) => `-Wl,${option}`);
const { status } = spawnSync(
  'clang',
  ['--target=wasm32', '-O3', '-msimd128', '-nostdlib', '-ffreestanding', ...link, '-o', made, source],
  { stdio: 'inherit' },
);
if (status === 0) {
  const lines = readFileSync(made)
    .toString('base64')
    .match(/.{1,110}/g);
  writeFileSync(
    target,
    [
      '/** `tests/tools/meaning/times.c` as WebAssembly, in base64; written by `build-times.mjs` beside it. */',
      'export const TIMES_WASM = [',
      ...lines.map((line) => `  '${line}',`),
      "].join('');",
      '',
    ].join('\n'),
  );
}
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
