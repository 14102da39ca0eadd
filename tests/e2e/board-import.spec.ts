import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { downloaded, expect, test } from './support/app';
import { handle, list, texts, told } from './support/board';

const FIXTURES = join(import.meta.dirname, '../fixtures/boards');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the import' });
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, text: string) => page.locator('.board-card').filter({ hasText: text });

test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 1440, height: 900 } });

/** An empty board. */
async function open(page: Page) {
  await page.goto('/planyourday/tasks');
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  await expect(page.getByRole('button', { name: 'Clear the samples' })).toHaveCount(0);
}

/** A file through the file chooser, as one picks it. */
async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import', exact: true }).click(),
  ]);
  await chooser.setFiles(typeof file === 'string' ? join(FIXTURES, file) : file);
}

async function accept(page: Page, tasks: number) {
  await preview(page)
    .getByRole('button', { name: `Import ${tasks} task${tasks === 1 ? '' : 's'}` })
    .click();
  await expect(preview(page)).toHaveCount(0);
}

/** The lists that the board has, with their texts in order. */
async function board(page: Page, names: readonly string[]): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = {};
  for (const name of ['To Do', 'In Progress', 'Completed', ...names]) {
    await expect(list(page, name)).toBeVisible();
    lists[name] = await texts(page, name);
  }
  expect(await page.getByRole('button', { name: 'Add New Task' }).count()).toBe(3 + names.length);
  return lists;
}

async function openCard(page: Page, text: string) {
  await card(page, text).hover();
  await card(page, text)
    .getByRole('button', { name: /^Open / })
    .click();
  await expect(dialog(page)).toBeVisible();
}

const saved = (page: Page, name: string) =>
  downloaded(page, async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  });

/** What a dialog of a card shows: each field, the labels it has, the points with their ticks. */
async function inside(page: Page, text: string) {
  await openCard(page, text);
  await expect(dialog(page).getByLabel('Due date')).toBeVisible();
  const shown = {
    fields: await dialog(page)
      .locator('input:not([type=checkbox]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    labels: await dialog(page).locator('button[aria-pressed=true]').allInnerTexts(),
    points: await dialog(page)
      .getByRole('region', { name: 'Checklist' })
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => `${box.getAttribute('aria-label')} ${(box as HTMLInputElement).checked}`),
      ),
    notes: await dialog(page).getByRole('region', { name: 'Notes' }).innerText(),
  };
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // Values of lists made anew are ids: the name is what counts.
  return { ...shown, fields: shown.fields.filter((value) => !/^list-/.test(value)) };
}

interface Journey {
  readonly page: Page;
  readonly lists: readonly string[];
  readonly cards: readonly string[];
  readonly tasks: number;
}

/** The board in another browser, by each way out: the same; and the same file here once more: nothing. */
async function outAndInAgain({ page, lists, cards, tasks }: Journey) {
  const before = await board(page, lists);
  const details: unknown[] = [];
  for (const text of cards) details.push(await inside(page, text));
  const csv = await saved(page, 'CSV');
  const table = { name: 'board.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.text) };
  await choose(page, table);
  await expect(preview(page).getByRole('status')).toContainText(`0 tasks to import, ${tasks} already on the board`);
  await expect(preview(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await preview(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/settings?tab=data');
  const backup = await downloaded(page, () => page.getByRole('button', { name: 'Export all' }).click());

  // A table of tasks has no list without one.
  const filled = lists.filter((name) => before[name]?.length);
  const same = async (other: Page, names = lists) => {
    const known = Object.entries(before).filter(([name]) => names.includes(name) || !lists.includes(name));
    expect(await board(other, names)).toEqual(Object.fromEntries(known));
    for (const [n, text] of cards.entries()) expect(await inside(other, text)).toEqual(details[n]);
  };
  const browser = page.context().browser();
  const byTable = await (await browser?.newContext())?.newPage();
  const byBackup = await (await browser?.newContext())?.newPage();
  if (!byTable || !byBackup) throw new Error('No other browser.');
  await open(byTable);
  await choose(byTable, table);
  await expect(preview(byTable).getByText('A CSV of this board.')).toBeVisible();
  await accept(byTable, tasks);
  await same(byTable, filled);
  await byTable.reload();
  await same(byTable, filled);

  await byBackup.goto('/settings?tab=data');
  await byBackup
    .getByLabel('Backup file')
    .setInputFiles({ name: backup.name, mimeType: 'application/json', buffer: Buffer.from(backup.text) });
  await dialog(byBackup).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(byBackup.getByText('The backup was merged.').first()).toBeVisible();
  await byBackup.goto('/planyourday/tasks');
  await same(byBackup);
  for (const other of [byTable, byBackup]) await other.context().close();
  await page.goto('/planyourday/tasks');
  expect(await board(page, lists)).toEqual(before);
}

async function moveRight(page: Page, text: string, to: string) {
  await handle(page, text).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(told(page)).toContainText(to);
}

test('a board of Trello: read, worked on, out as CSV and as a backup, in again: nothing doubled, nothing lost', async ({
  page,
}) => {
  await open(page);
  await choose(page, 'trello.json');
  await expect(preview(page).getByText('A board of Trello: Job hunt.')).toBeVisible();
  await expect(preview(page).getByRole('status')).toContainText('4 tasks to import, 2 lists and 3 labels new');
  await expect(preview(page).getByText('2 comments put into the notes.')).toBeVisible();
  await accept(page, 4);
  const lists = ['Applied', 'Offer'];
  expect(await board(page, lists)).toEqual({
    'To Do': ['Write the CV'],
    'In Progress': [],
    Completed: ['Contoso: phone call', 'Read the book'],
    Applied: ['Northwind: backend engineer'],
    Offer: [],
  });

  await moveRight(page, 'Write the CV', 'In Progress');
  await openCard(page, 'Northwind: backend engineer');
  await dialog(page).getByRole('checkbox', { name: 'Send thanks' }).check();
  await dialog(page).getByRole('button', { name: 'Red', exact: true }).click();
  await page.keyboard.press('Escape');
  const northwind = await inside(page, 'Northwind: backend engineer');
  expect(northwind.labels).toEqual(['Red', 'Referral', 'Remote']);
  expect(northwind.points).toContain('After: Send thanks true');
  expect(northwind.notes).toContain('Call on Friday.');
  await outAndInAgain({ page, lists, cards: ['Northwind: backend engineer', 'Write the CV'], tasks: 4 });
});

test('a CSV of Todoist: the same', async ({ page }) => {
  await open(page);
  await choose(page, 'todoist.csv');
  await expect(preview(page).getByText('A project of Todoist.')).toBeVisible();
  await expect(preview(page).getByRole('status')).toContainText('4 tasks to import, 2 lists and 3 labels new.');
  await expect(preview(page).getByText(/Northwind interview · Applied · due Jun 11, 2026, 3:00 PM/)).toBeVisible();
  await accept(page, 4);
  const lists = ['Applied', 'Offer'];
  expect(await board(page, lists)).toEqual({
    'To Do': ['Buy milk'],
    'In Progress': [],
    Completed: ['Water the plants', 'Write to sam@example.com'],
    Applied: ['Northwind interview'],
    Offer: [],
  });

  await moveRight(page, 'Buy milk', 'In Progress');
  await openCard(page, 'Northwind interview');
  await dialog(page).getByRole('checkbox', { name: 'Read about the team' }).check();
  await dialog(page).getByRole('button', { name: 'errands', exact: true }).click();
  await page.keyboard.press('Escape');
  const interview = await inside(page, 'Northwind interview');
  expect(interview.labels).toEqual(['errands', 'high stakes', 'remote']);
  expect(interview.points[0]).toContain('Read about the team');
  expect(interview.points[0]).toMatch(/true$/);
  expect(interview.notes).toContain('Bring two');
  await outAndInAgain({
    page,
    lists,
    cards: ['Northwind interview', 'Buy milk', 'Write to sam@example.com'],
    tasks: 4,
  });
});
