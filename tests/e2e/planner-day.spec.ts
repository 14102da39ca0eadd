import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './support/app';
import { crashAfter } from './support/crash';
import { focusByTab } from './support/keys';

const LINE = 'mock interview Fri 3pm #northwind 45m !high';
/** The evening before, and ten to three on the day: what happens in between happens while the device sleeps. */
const THURSDAY = new Date('2026-11-26T18:00:00+01:00');
const MINUTE = 60_000;
const UNTIL_TOLD = (20 * 60 + 50) * MINUTE;

test.use({ timezoneId: 'Europe/Berlin' });

/** The day's clock in each tab, and what the browser was asked to show. */
async function prepare(context: BrowserContext) {
  await context.clock.install({ time: THURSDAY });
  await context.addInitScript(() => {
    const key = 'shown-by-the-browser';
    class Shown {
      static permission = localStorage.getItem('may-notify') ?? 'default';
      static requestPermission() {
        localStorage.setItem('may-notify', 'granted');
        Shown.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body?: string } = {}) {
        localStorage.setItem(key, JSON.stringify([...JSON.parse(localStorage.getItem(key) ?? '[]'), [title, body]]));
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown });
  });
}

/** What was told, by the browser or on a page: a tab that was open when another one was allowed says it itself. */
async function told(context: BrowserContext): Promise<string[]> {
  const [page] = context.pages();
  const shown: [title: string, body: string][] =
    (await page?.evaluate(() => JSON.parse(localStorage.getItem('shown-by-the-browser') ?? '[]'))) ?? [];
  const said = await Promise.all(
    context.pages().map((one) =>
      one
        .getByRole('status')
        .filter({ has: one.getByRole('button', { name: 'Dismiss' }) })
        .allInnerTexts(),
    ),
  );
  return [...shown.map((words) => words.join(' ')), ...said.flat()];
}
const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Quick add' });
const card = (page: Page) => page.locator('.board-card').filter({ hasText: 'mock interview' });
async function open(page: Page) {
  await card(page).hover();
  await card(page).getByRole('button', { name: 'Open mock interview' }).click();
}
const tickBox = (page: Page) =>
  page
    .getByRole('region', { name: 'Today' })
    .getByRole('listitem')
    .filter({ hasText: 'mock interview' })
    .getByRole('checkbox');
const dialog = (page: Page) => page.getByRole('dialog');
const bar = (page: Page) => page.getByRole('region', { name: 'Focus' });

async function press(page: Page, target: Locator) {
  await focusByTab(page, target);
  await page.keyboard.press('Enter');
}

/** Each second that the app waits for, in steps that no sleep of the device would take. */
async function pass(context: BrowserContext, minutes: number) {
  for (let left = minutes; left > 0; left -= 4) await context.clock.fastForward(Math.min(4, left) * MINUTE);
}

async function seenOnTheCard(page: Page) {
  for (const words of ['Due Nov 27, 2026, 3:00 PM', 'High', '45m', 'northwind'])
    await expect(card(page)).toContainText(words);
}

/** How many documents of a collection are on the disk. */
const keptOf = (page: Page, collection: string) =>
  page.evaluate(async (name) => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('elevate');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      return await new Promise<number>((resolve, reject) => {
        const asked = opened.transaction('docs').objectStore('docs').getAllKeys();
        asked.onsuccess = () => resolve(asked.result.filter((key) => JSON.stringify(key).includes(name)).length);
        asked.onerror = () => reject(asked.error);
      });
    } finally {
      opened.close();
    }
  }, collection);

async function toldOnce(page: Page, context: BrowserContext) {
  // This tab tells reminders from now on.
  await page.waitForFunction(async () => {
    const { held = [] } = await navigator.locks.query();
    return localStorage.getItem('may-notify') === 'granted' && held.some(({ name }) => name?.includes('reminders'));
  });
  // It has looked for the first time, and kept when: what comes due from then on is told.
  await expect.poll(() => keptOf(page, 'remindersTold')).toBeGreaterThan(0);
  await context.clock.fastForward(UNTIL_TOLD - 2 * MINUTE);
  expect(await told(context)).toEqual([]);
  await pass(context, 3);
  await expect.poll(() => told(context)).toEqual([expect.stringMatching(/mock interview[\s\S]*3:00 PM/)]);
}

async function seenInTheWeek(page: Page) {
  await page.goto('/home');
  await expect(page.getByText(/Focused:/)).toContainText('Focused: 25 min this week');
  await page.getByText('By kind').click();
  await expect(page.getByRole('row', { name: /^tasks? .*1 0$/i })).toBeVisible();
}

const spentOnIt = async (page: Page) => {
  await page.goto('/planyourday/tasks');
  await open(page);
  await expect(dialog(page).getByText('Spent on it: 25 min.')).toBeVisible();
  await expect(dialog(page).getByLabel('List', { exact: true })).toHaveValue('completed');
};

test('by mouse: added in one line, told, focused on for an interval, done, in the figures of the week', async ({
  page,
  context,
}) => {
  await prepare(context);
  await page.goto('/planyourday/tasks');
  await quickAdd(page).fill(LINE);
  await page.keyboard.press('Enter');
  await seenOnTheCard(page);
  await open(page);
  await expect(dialog(page).getByLabel('Due time')).toHaveValue('15:00');
  await expect(dialog(page).getByLabel('Priority')).toHaveValue('high');
  await dialog(page).getByLabel('Add a reminder').selectOption('10 minutes before');
  await page.keyboard.press('Escape');
  await toldOnce(page, context);
  await open(page);
  await dialog(page).getByRole('button', { name: '25 minutes' }).click();
  await expect(bar(page).getByRole('timer')).toBeVisible();
  await pass(context, 26);
  await expect(bar(page).getByRole('status')).toHaveText('25 minutes are done.');
  await bar(page).getByRole('button', { name: 'Enough' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/planyourday');
  await tickBox(page).check();
  await expect(page.getByText('All of today is done.')).toBeVisible();
  await seenInTheWeek(page);
  await spentOnIt(page);
  expect(await told(context)).toHaveLength(1);
});

test('by keyboard alone', async ({ page, context }) => {
  await prepare(context);
  await page.goto('/planyourday/tasks');
  await quickAdd(page).waitFor();
  await page.keyboard.press('n');
  await expect(quickAdd(page)).toBeFocused();
  await page.keyboard.type(LINE);
  await page.keyboard.press('Enter');
  await seenOnTheCard(page);
  const handle = page.getByRole('button', { name: 'Drag mock interview' });
  await focusByTab(page, handle);
  await page.keyboard.press('Enter');
  await focusByTab(page, dialog(page).getByLabel('Add a reminder'));
  await page.keyboard.type('10 min');
  await expect(dialog(page).getByRole('button', { name: 'Remove the reminder 10 minutes before' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(handle).toBeFocused();
  await toldOnce(page, context);
  await page.keyboard.press('Enter');
  await press(page, dialog(page).getByRole('button', { name: '25 minutes' }));
  await expect(bar(page).getByRole('timer')).toBeVisible();
  await pass(context, 26);
  await press(page, bar(page).getByRole('button', { name: 'Enough' }));
  await expect(bar(page)).toHaveCount(0);
  await press(page, page.getByRole('link', { name: 'Plan Your Day' }));
  const box = tickBox(page);
  await focusByTab(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await press(page, page.getByRole('link', { name: 'Home', exact: true }));
  await expect(page.getByText(/Focused:/)).toContainText('Focused: 25 min this week');
});

test('begun in one tab, seen and ended in the other, counted once', async ({ page, context }) => {
  await prepare(context);
  await page.goto('/planyourday/tasks');
  const other = await context.newPage();
  await other.goto('/home');
  await quickAdd(page).fill(LINE);
  await page.keyboard.press('Enter');
  await seenOnTheCard(page);
  await open(page);
  await dialog(page).getByLabel('Add a reminder').selectOption('10 minutes before');
  await page.keyboard.press('Escape');
  await toldOnce(page, context);
  await open(page);
  await dialog(page).getByRole('button', { name: '25 minutes' }).click();
  await expect(bar(other).getByRole('link', { name: 'mock interview' })).toBeVisible();
  await pass(context, 12);
  await bar(other).getByRole('button', { name: 'Pause' }).click();
  await expect(bar(page).getByRole('button', { name: 'Resume' })).toBeVisible();
  await pass(context, 8);
  await bar(page).getByRole('button', { name: 'Resume' }).click();
  await expect(bar(other).getByRole('button', { name: 'Pause' })).toBeVisible();
  await pass(context, 14);
  for (const tab of [page, other]) await expect(bar(tab).getByRole('status')).toHaveText('25 minutes are done.');
  expect(await told(context)).toHaveLength(1);
  await bar(other).getByRole('button', { name: 'Enough' }).click();
  for (const tab of [page, other]) await expect(bar(tab)).toHaveCount(0);
  await other.goto('/planyourday');
  await tickBox(other).check();
  await expect(page.getByRole('region', { name: 'Completed' }).locator('.board-card').first()).toContainText(
    'mock interview',
  );
  await other.close();
  await seenInTheWeek(page);
  await spentOnIt(page);
});

test('over a crash of the renderer: task, reminder, timer and what was counted are there', async ({ context }) => {
  await prepare(context);
  const begin = async () => {
    const page = await context.newPage();
    await page.goto('/planyourday/tasks');
    await quickAdd(page).waitFor();
    return page;
  };
  let page = await begin();
  await quickAdd(page).fill(LINE);
  await page.getByText('High priority').waitFor();
  await crashAfter(page, () => page.getByRole('button', { name: 'Add', exact: true }).click());
  await page.close();

  page = await begin();
  await seenOnTheCard(page);
  await open(page);
  await dialog(page).getByLabel('Add a reminder').selectOption('10 minutes before');
  await page.keyboard.press('Escape');
  await toldOnce(page, context);
  await open(page);
  await crashAfter(page, () => dialog(page).getByRole('button', { name: '25 minutes' }).click());
  await page.close();

  page = await begin();
  await expect(bar(page).getByRole('timer')).toHaveAccessibleName(/^2[45]:\d\d left$/);
  await pass(context, 26);
  await expect(bar(page).getByRole('status')).toHaveText('25 minutes are done.');
  await crashAfter(page, () => bar(page).getByRole('button', { name: 'Enough' }).click());
  await page.close();

  page = await begin();
  await page.goto('/planyourday');
  await crashAfter(page, () => tickBox(page).click());
  await page.close();

  page = await begin();
  await expect(bar(page)).toHaveCount(0);
  await seenInTheWeek(page);
  await spentOnIt(page);
  expect(await told(context)).toHaveLength(1);
});
