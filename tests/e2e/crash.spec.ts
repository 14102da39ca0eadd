import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { cards, list, texts } from './support/board';

/** From a committed change to the end of the process, in milliseconds. */
const LATER = 100;

/** The renderer ends without a word to the page, some time after what is done in it. */
async function crashAfter(page: Page, change: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  // The page measures the time itself, from the event that commits the change.
  await page.evaluate((wait) => {
    const due = new Promise<void>((resolve) => {
      addEventListener('click', () => setTimeout(resolve, wait), { once: true, capture: true });
    });
    Object.assign(window, { due });
  }, LATER);
  await change();
  await page.evaluate(() => (window as unknown as { due: Promise<void> }).due);
  const crashed = page.waitForEvent('crash');
  // It never answers: there is nobody left who could.
  devtools.send('Page.crash').catch(() => {});
  await crashed;
}

test('a crash of the renderer 100 ms after a change loses none of five', async ({ context }) => {
  const titles = [1, 2, 3, 4, 5].map((n) => `Kept through crash ${n}`);
  for (const title of titles) {
    const page = await context.newPage();
    await page.goto('/planyourday/tasks');
    await list(page, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
    await page.getByLabel(/^Enter a new task/).fill(title);
    await crashAfter(page, () => page.getByRole('button', { name: 'Add task', exact: true }).click());
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/planyourday/tasks');
  await expect(cards(page, 'To Do').first()).toBeVisible();
  expect((await texts(page, 'To Do')).filter((text) => text?.includes('crash')).sort()).toEqual(titles);
});
