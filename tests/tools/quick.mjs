// npm run test:quick: types, lint of the changed files, and the tests that they reach; no browser.
// Changed is what differs from the commit where this branch left main, or from another one: npm run test:quick -- <commit>.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { readTree, rootOf } from './boundaries.mjs';
import { reachOf } from './reach.mjs';

const root = rootOf(import.meta.url);
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
};
const base =
  process.argv[2] ?? ['main', 'origin/main'].map((name) => git('merge-base', 'HEAD', name)?.[0]).find(Boolean);
const differing = git('diff', '--name-only', '--relative', base ?? 'HEAD');
if (differing === null) {
  console.log(`There is no commit ${base}, or no repository.`);
  process.exit(1);
}
const changed = [...differing, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
const there = changed.filter((file) => existsSync(`${root}/${file}`));

let failed = 0;
function step(name, file, rest) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [file, ...rest], { cwd: root, stdio: 'inherit' });
  if (status !== 0) failed += 1;
}

console.log(`${changed.length} changed since ${base?.slice(0, 10) ?? 'HEAD'}`);
if (changed.length > 0) {
  step('types', 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
  if (changed.some((file) => /^(machines|src\/domain)\//.test(file)))
    step('types of machines and domain, without a DOM', 'node_modules/typescript/bin/tsc', [
      '--noEmit',
      '-p',
      'machines/tsconfig.json',
    ]);
  if (there.length > 0)
    step('lint and format', 'node_modules/@biomejs/biome/bin/biome', [
      ...['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
      ...there,
    ]);
  const { tests, left } = reachOf(changed, readTree(root));
  const wanted = [...new Set([...tests, 'tests/tools/boundaries.test.ts'])];
  step(`${wanted.length} files of tests`, 'node_modules/vitest/vitest.mjs', ['run', ...wanted]);
  if (changed.some((file) => /^(docs|tests)\//.test(file)))
    step('the product spec, line by line', 'tests/tools/spec-coverage.mjs', []);
  if (left.length > 0) console.log(`${left.length} more screen tests draw what was changed: npm run test:unit`);
}
console.log(`${Math.round(performance.now() / 1000)} s, ${failed === 0 ? 'all is well' : `${failed} failed`}`);
process.exit(failed === 0 ? 0 : 1);
