import type { Page } from '@playwright/test';

/** From a committed change to the end of the process, in milliseconds. */
const LATER = 100;

/** The renderer ends without a word to the page, some time after what is done in it. */
export async function crashAfter(page: Page, change: () => Promise<void>) {
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
