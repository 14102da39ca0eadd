import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('NOTICE has the licences of what is installed now: node tests/tools/write-notice.mjs', async () => {
  const { notice } = await import('./write-notice.mjs');
  expect(readFileSync('NOTICE', 'utf8')).toBe(notice);
  for (const part of [
    'CMap resources of Adobe',
    'CPython',
    '@sqlite.org/sqlite-wasm',
    'LLVM, clang',
    '@fontsource/lato',
  ])
    expect(notice).toContain(`\n${part}`);
});
