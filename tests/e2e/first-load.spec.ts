import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { expect, test } from './support/app';
import { BUDGETS, SCREEN } from './support/budgets';

const DIST = join(import.meta.dirname, '../../dist');
const screens = JSON.parse(readFileSync(join(DIST, '.vite/screens.json'), 'utf8')) as {
  path: string;
  scripts: string[];
}[];
/** What the page itself names: the entry and what that imports. */
const entry = [...readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, file = '']) => file,
);
const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

test('every screen stays within its bytes and requests', () => {
  expect(screens.length).toBeGreaterThan(30);
  const over = screens.flatMap(({ path, scripts }) => {
    const files = [...entry, ...scripts];
    const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    const budget = BUDGETS[path] ?? SCREEN;
    return kilobytes > budget.kilobytes || files.length > budget.requests
      ? [`${path}: ${kilobytes.toFixed(1)} kB in ${files.length} files, allowed ${JSON.stringify(budget)}`]
      : [];
  });
  expect(over).toEqual([]);
});

test('a screen asks for its files at once, and for no others before it is drawn', async ({ page }) => {
  for (const path of ['/', '/home', '/planyourday/tasks', '/typing-test', '/linkedin']) {
    const planned = new Set([...entry, ...(screens.find((screen) => screen.path === path)?.scripts ?? [])]);
    const asked: string[] = [];
    const watch = (request: Request) => {
      const file = new URL(request.url()).pathname.slice(1);
      if (file.endsWith('.js')) asked.push(file);
    };
    // What the screen before still fetches is not this one's.
    await page.goto('about:blank');
    page.on('request', watch);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    page.off('request', watch);
    expect(asked.length, path).toBeGreaterThan(entry.length);
    // What the screen needs is on its way before anything of it has run.
    const first = asked.slice(0, planned.size);
    expect(
      [...planned].filter((file) => !first.includes(file)),
      path,
    ).toEqual([]);
  }
});
