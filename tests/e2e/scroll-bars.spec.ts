import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { go } from './support/walk';

// Playwright hides scroll bars; where they are classic they take room, and a list that is a pixel too high has one.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const SCREENS = [
  '/home',
  '/resume-enchancer',
  '/settings',
  '/interview-trainer',
  '/planyourday',
  '/planyourday/events',
  '/github?tool=profile-readme',
  '/code-practice',
  '/personalized-roadmap',
  '/userprofile',
  '/community',
];

/** Elements with a vertical scroll bar that moves what is in them by next to nothing. */
const stubs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowY, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
        if (overflowY !== 'auto' && overflowY !== 'scroll') return false;
        const bar =
          element.offsetWidth -
          element.clientWidth -
          Number.parseFloat(borderLeftWidth) -
          Number.parseFloat(borderRightWidth);
        return bar > 4 && element.scrollHeight - element.clientHeight <= 4;
      })
      .map((element) => `${element.getAttribute('aria-label') ?? element.tagName}: ${element.className}`),
  );

test('scroll bars that take room stand only where there is something to scroll to', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/settings');
  await page.getByRole('tablist').waitFor();
  // Without this the test would pass wherever bars lie over the page.
  const bar = await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.overflow = 'scroll';
    document.body.append(box);
    const width = box.offsetWidth - box.clientWidth;
    box.remove();
    return width;
  });
  expect(bar).toBeGreaterThan(4);

  const found: Record<string, string[]> = {};
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of SCREENS) {
      await go(page, path);
      const here = await stubs(page);
      if (here.length > 0) found[`${path} at ${width}`] = here;
    }
  }
  expect(found).toEqual({});
});

test('the line under a tab list lies under its tabs, and the open tab’s mark on it', async ({ page }) => {
  await page.goto('/settings');
  const list = page.getByRole('tablist');
  const measured = await list.evaluate((element: HTMLElement) => {
    const line = element.parentElement ?? element;
    return {
      overflows: element.scrollHeight - element.clientHeight,
      bar: element.offsetWidth - element.clientWidth,
      mark: line.getBoundingClientRect().bottom - (element.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    };
  });
  expect(measured).toEqual({ overflows: 0, bar: 0, mark: 0 });
});

test('of a tab list too long for the screen the open tab is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/settings?tab=developer');
  const tab = page.getByRole('tab', { name: 'Developer' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
});
