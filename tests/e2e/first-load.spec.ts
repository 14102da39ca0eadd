import { gzipSync } from 'node:zlib';
import { expect, test } from './support/app';

/** 101 kB is the floor of these libraries with the declarative router; the landing page needs fewer of them. */
const BUDGET = 105_000;

test('the first load of / stays within its JavaScript budget', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  let measuring = true;
  page.on('response', (response) => {
    if (measuring && /\.js($|\?)/.test(new URL(response.url()).pathname)) scripts.push(response.body());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Journey' }).waitFor();
  await page.waitForLoadState('networkidle');
  measuring = false;
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
