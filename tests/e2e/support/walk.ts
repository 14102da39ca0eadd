import type { Page } from '@playwright/test';

/**
 * Goes to another screen without loading the page again, as a link of the app does, and waits until it is drawn whole.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector('h1:not([data-left])') &&
      !document.querySelector('[aria-busy=true], body [data-skeleton]'),
    undefined,
    { polling: 50 },
  );
}
