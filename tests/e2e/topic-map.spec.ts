import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the topics' });
const node = (page: Page, name: string | RegExp) => map(page).getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-node') ?? null);
const within = (page: Page, name: string) =>
  node(page, name).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const around = element.closest('section')?.getBoundingClientRect();
    if (!around) return false;
    return box.left >= around.left && box.right <= around.right && box.top >= around.top && box.bottom <= around.bottom;
  });

test('a map by keyboard: opened, walked along, a topic done and noted, reloaded; the list shows the same', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/roadmap/frontend');
  const view = page.getByRole('navigation', { name: 'View' });
  await view.getByRole('link', { name: 'Map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/roadmap\/frontend\?view=map$/);
  await expect(node(page, 'Internet basics – Not started, Next')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('frontend/internet-basics');
  await page.keyboard.press('d');
  await expect(node(page, 'Internet basics – Done')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('frontend/html');
  // Near enough, the next ones are out of sight until they are walked to.
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await expect(node(page, 'CSS – Not started')).toBeFocused();
  await expect.poll(() => within(page, 'CSS – Not started')).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => within(page, 'Web performance and PWAs – Not started')).toBe(true);
  expect(await map(page).evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])).toEqual([0, 0]);
  await page.keyboard.press('0');
  await expect.poll(() => within(page, 'CSS – Not started')).toBe(true);

  await node(page, 'CSS – Not started').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=map&topic=css$/);
  const panel = page.getByRole('complementary', { name: 'CSS' });
  await expect(panel.getByRole('radio', { name: 'Not started' })).toBeFocused();
  await page.keyboard.press('l');
  await expect(panel.getByRole('link', { name: 'Ask the tutor' })).toBeVisible();
  await panel.getByRole('textbox', { name: 'Your notes on CSS' }).fill('Grid for pages.\nFlexbox for rows.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(node(page, 'CSS – Learning, Now')).toBeFocused();

  await page.reload();
  await expect(node(page, 'Internet basics – Done')).toBeVisible();
  await expect(node(page, 'CSS – Learning, Now')).toBeVisible();
  await view.getByRole('link', { name: 'List' }).click();
  const row = page.getByRole('listitem', { name: 'CSS', exact: true });
  await expect(row.getByRole('radio', { name: 'Learning' })).toBeChecked();
  await row.getByRole('button', { name: 'Read, practise and plan' }).click();
  await expect(row.getByRole('textbox', { name: 'Your notes on CSS' })).toHaveValue(
    'Grid for pages.\nFlexbox for rows.',
  );
});

test.describe('by hand', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, colorScheme: 'dark' });

  test('on a phone: dragged, zoomed with two fingers, a topic opened in a sheet; nothing sticks out', async ({
    page,
    context,
  }) => {
    await page.goto('/roadmap/kubernetes?view=map');
    const next = node(page, 'The cluster and the desired state – Not started, Next');
    await expect(next).toBeVisible();
    expect(await within(page, 'The cluster and the desired state – Not started, Next')).toBe(true);
    await expectAccessible(page);
    const place = () => next.evaluate((element) => element.getBoundingClientRect().toJSON());
    const before = await place();
    await next.scrollIntoViewIfNeeded();
    const { x, y } = (await map(page).boundingBox()) ?? { x: 0, y: 0 };
    const fingers = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: x + 20, y: y + 20 });
    for (const step of [10, 20, 40]) await touch('touchMove', { x: x + 20 + step / 2, y: y + 20 + step });
    await touch('touchEnd');
    await expect.poll(place).not.toEqual(before);
    const apart = (by: number) => [
      { x: x + 150 - by, y: y + 200 - by },
      { x: x + 150 + by, y: y + 200 + by },
    ];
    await touch('touchStart', ...apart(30));
    for (const by of [34, 40, 48, 60]) await touch('touchMove', ...apart(by));
    await touch('touchEnd');
    // Twice as far apart: twice as large.
    await expect.poll(async () => (await place()).width / before.width).toBeGreaterThan(1.5);
    await touch('touchStart', ...apart(60));
    for (const by of [52, 44, 36, 30]) await touch('touchMove', ...apart(by));
    await touch('touchEnd');
    await expect.poll(async () => Math.round((await place()).width)).toBeLessThan(before.width * 1.2);
    await page.getByRole('button', { name: 'Zoom in (+)' }).tap();
    await expect.poll(async () => (await place()).width).toBeGreaterThan(before.width);
    await page.getByRole('button', { name: 'Show all (0)' }).tap();
    await next.tap();
    const sheet = page.getByRole('dialog', { name: 'The cluster and the desired state' });
    await expect(sheet.getByRole('radio', { name: 'Not started' })).toBeFocused();
    await sheet.getByText('Done', { exact: true }).tap();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(node(page, 'The cluster and the desired state – Done')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('two tabs write notes on the same topic at once, and nothing is lost', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  const field = (page: Page) => page.getByRole('textbox', { name: 'Your notes on Ownership and borrowing' });
  for (const page of [one, two]) await page.goto('/roadmap/rust?topic=ownership');
  await field(one).fill('First line.\nSecond line.');
  await expect(field(two)).toHaveValue('First line.\nSecond line.');
  await Promise.all([
    field(one).fill('First line, from one.\nSecond line.'),
    field(two).fill('First line.\nSecond line.\nThird, from two.'),
  ]);
  for (const page of [one, two]) {
    await expect(field(page)).toHaveValue(/from one/);
    await expect(field(page)).toHaveValue(/from two/);
  }
});
