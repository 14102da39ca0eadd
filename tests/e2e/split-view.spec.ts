import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { cards, centre, handle, list, openWith, tabTo, texts, told } from './support/board';

test.use({ viewport: { width: 1440, height: 900 } });

/** A day of the week after this one that has no other events: nothing there depends on the hour at which the test runs. */
const dayFrom = (days: number) => {
  const date = new Date();
  date.setDate(date.getDate() - date.getDay() + 7 + days);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};
const monday = dayFrom(1);
const beside = (page: Page) => page.getByRole('region', { name: 'Calendar beside the board' });
const block = (page: Page, name: string | RegExp) => beside(page).getByRole('button', { name });
const slot = (page: Page, time: string) => page.locator(`[data-slot^="${monday}T${time}@"]`);

async function split(page: Page) {
  await page.getByRole('button', { name: 'Split view' }).click();
  await expect(page.getByRole('button', { name: 'Split view' })).toHaveAttribute('aria-pressed', 'true');
  await expect(beside(page).locator('.rbc-time-view')).toBeVisible();
}

/** Holds a card over a slot. */
async function hold(page: Page, task: string, time: string) {
  // They may still be on their way: only a slot and a handle that stand still are taken.
  await slot(page, time).scrollIntoViewIfNeeded();
  await handle(page, task).hover();
  const from = await centre(handle(page, task));
  const to = await centre(slot(page, time));
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  // A hand never quite rests: what is drawn while something is dragged may come after the last step.
  await expect(async () => {
    await page.mouse.move(to.x + 1, to.y);
    await page.mouse.move(to.x, to.y);
    await expect(page.locator('[data-preview]')).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

test('a card is dragged across into the calendar: its time and clashes are seen, Escape leaves all, Undo takes it back, a reload keeps it', async ({
  page,
}) => {
  await openWith(page, '# To Do\n- Write tests\n- Fix resume\n');
  await split(page);
  await beside(page).getByRole('button', { name: 'Next' }).click();

  await hold(page, 'Write tests', '10:00');
  await expect(beside(page)).toContainText('10:00 AM to 11:00 AM');
  await expect(page.locator('[data-preview]')).not.toHaveAttribute('data-clash');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-preview]')).toHaveCount(0);
  await page.mouse.up();
  await expect(told(page)).toHaveText('Cancelled. “Write tests” is back at position 1 of 2 in To Do.');
  await expect(block(page, /^Write tests/)).toHaveCount(0);

  await hold(page, 'Write tests', '10:00');
  await page.mouse.up();
  await expect(block(page, /^Write tests, .*10:00.AM to 11:00.AM, a task$/)).toBeVisible();
  await expect(told(page)).toHaveText(/^Put “Write tests” into the calendar, Mon, .*10:00.AM to 11:00.AM\.$/);
  expect(await texts(page, 'To Do')).toEqual(['Write tests', 'Fix resume']);
  await expect(cards(page, 'To Do').first()).toContainText('In the calendar');
  await expect(page.locator('[data-layer]')).toHaveCount(0);

  await hold(page, 'Fix resume', '10:30');
  await expect(page.locator('[data-preview]')).toHaveAttribute('data-clash');
  await expect(beside(page)).toContainText(/Clashes with “Write tests”, 10:00.AM to 11:00.AM/);
  await page.mouse.up();
  await expect(cards(page, 'To Do').nth(1)).toContainText(/Clashes with “Write tests”, Mon, .*10:00.AM to 11:00.AM/);
  await expect(cards(page, 'To Do').first()).toContainText(/Clashes with “Fix resume”, Mon, .*10:30.AM to 11:30.AM/);

  await page.getByRole('button', { name: 'Undo: Put “Fix resume” into the calendar' }).click();
  await expect(block(page, /^Fix resume/)).toHaveCount(0);
  await expect(page.getByText(/Clashes with/)).toHaveCount(0);
  await expect(cards(page, 'To Do').nth(1)).not.toContainText('In the calendar');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Split view' })).toHaveAttribute('aria-pressed', 'true');
  await beside(page).getByRole('button', { name: 'Next' }).click();
  await expect(block(page, /^Write tests, .*10:00.AM to 11:00.AM/)).toBeVisible();
  await expect(cards(page, 'To Do').first()).toContainText('In the calendar');

  // The same card again moves its event.
  await hold(page, 'Write tests', '12:00');
  await page.mouse.up();
  await expect(block(page, /^Write tests, .*12:00.PM to 1:00.PM/)).toBeVisible();
  await expect(block(page, /^Write tests/)).toHaveCount(1);

  // An event of the calendar opens on its own screen, and leads back.
  await block(page, /^Write tests/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar & Events' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected day' })).toContainText('Write tests');
  await page.getByRole('button', { name: 'Split view' }).click();
  await expect(list(page, 'To Do')).toBeVisible();
  await expect(block(page, /^Write tests/)).toBeVisible();
});

test('by keyboard alone: split view, a card lifted, C takes it across, arrows choose its time, each step spoken', async ({
  page,
}) => {
  await openWith(page, '# To Do\n- Write tests\n- Fix resume\n');
  await tabTo(page, page.getByRole('button', { name: 'Split view' }));
  await page.keyboard.press('Enter');
  await expect(beside(page).locator('.rbc-time-view')).toBeVisible();
  await tabTo(page, handle(page, 'Fix resume'));
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText(/Escape cancels\. C takes it over to the calendar\.$/);
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText(/^“Fix resume”, .* to .*\.$/);
  const first = (await told(page).textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).not.toHaveText(first);
  await page.keyboard.press('ArrowUp');
  await expect(told(page)).toHaveText(first);
  // Back over the board, and across again.
  await page.keyboard.press('c');
  await expect(told(page)).toHaveText('“Fix resume”, position 2 of 2 in To Do.');
  await page.keyboard.press('c');
  for (let week = 0; week < 7; week += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-preview]')).toBeVisible();
  const chosen = ((await told(page).textContent()) ?? '').replace('“Fix resume”, ', '');
  expect(chosen).not.toBe(first.replace('“Fix resume”, ', ''));
  await page.keyboard.press('Space');
  await expect(told(page)).toHaveText(`Put “Fix resume” into the calendar, ${chosen}`);
  await expect(block(page, /^Fix resume, .*, a task$/)).toBeVisible();
  await expect(handle(page, 'Fix resume')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(told(page)).toHaveText('Undone: Put “Fix resume” into the calendar.');
  await expect(block(page, /^Fix resume/)).toHaveCount(0);

  // A time that is found, by the menu of the card.
  await tabTo(page, page.getByRole('button', { name: 'More for Fix resume' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('find');
  await expect(page.getByRole('menuitem', { name: 'Find a time…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const times = page.getByRole('list', { name: 'Free times' }).getByRole('button');
  await expect(times).toHaveCount(5);
  const words = (await times.first().textContent()) ?? '';
  await tabTo(page, times.first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'More for Fix resume' }).click();
  await page.getByRole('menuitem', { name: 'Find a time…' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    `It is in the calendar on ${words}: a time chosen here moves it.`,
  );
});

test('on a narrow window there is no split view, and on a wide one the calendar comes when it is asked for', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/planyourday/tasks');
  await expect(list(page, 'To Do')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const calendar = () => fetched.filter((url) => /calendar-(?:beside|grid)/.test(url));
  expect(calendar()).toEqual([]);
  await split(page);
  expect(calendar().length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('button', { name: 'Split view' })).toHaveCount(0);
  await expect(beside(page)).toHaveCount(0);
});
