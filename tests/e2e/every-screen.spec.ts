import type { Page } from '@playwright/test';
import { paths } from '../../src/app/paths';
import { expect, test } from './support/app';
import { violationsOf, violationsOfBoth } from './support/axe';
import { faultsOf } from './support/low-vision';
import { importPlanted } from './support/planted';
import { go } from './support/walk';

test.describe.configure({ mode: 'parallel' });

const SCREENS: readonly string[] = Object.values(paths);
/** Screens within screens, and a path of none. No two that follow one another are of one screen. */
const further = [
  ...['/nowhere', '/settings?tab=developer&flow=advice', '/roadmap/frontend', '/settings?tab=data', '/interview/SDE-1'],
  ...['/linkedin?tool=profile-analysis', '/github?tool=profile-readme'],
];
/** Rooms and tracks have screens of one kind: that each has its own is a test of the data. */
const family = (path: string) => /^\/(?:interview|roadmap)\/./.test(path);

/** Opens as it is, beside the app. */
const isFile = (path: string) => /\.\w+$/.test(path);

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('every link of every screen leads to a screen; each is accessible, light and dark, and names itself', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/settings');
  const found: string[] = [];
  const linked = new Set<string>();
  for (const path of [...further, ...SCREENS])
    await test.step(path, async () => {
      await go(page, path);
      const missing = await page.getByRole('heading', { name: 'Page not found' }).count();
      if (missing !== (path === '/nowhere' ? 1 : 0)) found.push(`${path}: not the screen of this path`);
      const title = await page.title();
      if (!(path === '/' ? /^Elevate$/ : /^.+ · Elevate$/).test(title)) found.push(`${path}: called “${title}”`);
      if ((await overflow(page)) > 0) found.push(`${path}: sticks out`);
      for (const violation of await violationsOfBoth(page)) found.push(`${path}: ${violation}`);
      const links = await page.getByRole('link').evaluateAll((nodes) =>
        nodes.flatMap((node) => {
          const { origin, pathname } = new URL((node as HTMLAnchorElement).href);
          // A place on the same screen is no other screen.
          const within = node.getAttribute('href')?.startsWith('#');
          return origin === location.origin && !within ? [pathname] : [];
        }),
      );
      for (const link of links) linked.add(link);
    });
  expect(found).toEqual([]);
  expect([...linked].filter(isFile)).toEqual(['/licences.txt']);
  const all = [...linked].filter((path) => !isFile(path));
  expect(all.filter((path) => !family(path)).sort()).toEqual([...SCREENS].sort());
  expect(all.filter((path) => path.startsWith('/interview/'))).toHaveLength(24);
  expect(all.filter((path) => path.startsWith('/roadmap/'))).toHaveLength(12);
});

test('with what a learner made: on a phone, at 400 % zoom, in the system’s few colours and without motion', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await importPlanted(page);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  // From here on focus is of the keyboard, and shown.
  await page.keyboard.press('Tab');
  const found: string[] = [];
  const all = ['/personalized-roadmap?plan=plan-kept', '/esmoai?chat=chat-kept', ...further, ...SCREENS];
  // A page that takes other colours costs more than one that is gone to again.
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  for (const path of all)
    await test.step(path, async () => {
      await go(page, path);
      if ((await overflow(page)) > 0) found.push(`${path}: sticks out of a phone`);
      for (const violation of await violationsOf(page)) found.push(`${path}: ${violation}`);
    });
  await page.emulateMedia({ forcedColors: 'active' });
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of all)
    await test.step(`${path}, large and in few colours`, async () => {
      await go(page, path);
      for (const fault of await page.evaluate(faultsOf)) found.push(`${path}: ${fault}`);
    });
  expect(found).toEqual([]);
});
