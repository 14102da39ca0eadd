import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startApache, whyNoApache } from '../support/apache.mjs';
import { expect, pdf, test, toResult } from './support/app';
import { cards, list } from './support/board';
import { focusByTab } from './support/keys';

const missing = whyNoApache();
type Apache = Awaited<ReturnType<typeof startApache>>;

interface Laptop {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser with a profile of its own, at the app as Apache serves it. */
async function newDevice(browser: Browser, { origin }: Apache): Promise<Laptop> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', serviceWorkers: 'block' });
  return { context, page: await context.newPage() };
}

const inStep = (page: Page) =>
  expect(page.getByText('In step with your other devices.')).toBeVisible({ timeout: 20_000 });

async function press(page: Page, name: string) {
  await focusByTab(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string) {
  await focusByTab(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Describes the storage and has it tested, by keyboard. */
async function connect(page: Page, { dav }: Apache, name: string) {
  await page.goto('/settings?tab=devices');
  await page.getByLabel('Address').waitFor();
  await type(page, 'Address', dav('rosa'));
  await type(page, 'Name', 'rosa');
  await type(page, 'Password', 'secret');
  await type(page, 'Name of this device', name);
  await press(page, 'Test the storage');
  await expect(page.getByRole('heading', { name: 'The storage works' })).toBeVisible();
}

async function wordsOf(page: Page): Promise<string> {
  await press(page, 'Show the 24 words…');
  await expect(page.getByText('The words are your key.')).toBeVisible();
  await press(page, 'Show the words');
  const shown = page.getByRole('list', { name: 'The 24 words' }).locator('.font-mono');
  await expect(shown).toHaveCount(24);
  const words = await shown.allTextContents();
  await press(page, 'Hide');
  return words.join(' ');
}

/** Looks and sends, and waits until it is done. */
async function syncNow(page: Page) {
  await page.goto('/settings?tab=devices');
  await inStep(page);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await inStep(page);
}

async function addTask(page: Page, text: string) {
  await page.goto('/planyourday/tasks');
  await list(page, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
  await page.getByLabel(/^Enter a new task/).fill(text);
  await page.getByRole('button', { name: 'Add task', exact: true }).click();
  await expect(cards(page, 'To Do').filter({ hasText: text })).toHaveCount(1);
}

const resumeField = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

async function editResume(page: Page, label: string, text: string) {
  await page.goto('/resume-form');
  await resumeField(page, label).fill(text);
  await resumeField(page, label).press('Tab');
  await written(page);
}

/** Until what was typed is on the disk. */
const written = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('elevate-journal-')));

async function inResume(page: Page, label: string): Promise<string> {
  await page.goto('/resume-form');
  return resumeField(page, label).inputValue();
}

const DAY = '/planyourday/events?day=2026-03-24';
const day = (page: Page) => page.getByRole('region', { name: 'Selected day' });
const event = (page: Page, name: string) => day(page).getByRole('button', { name: `Edit ${name}` });

async function addEvent(page: Page, text: string) {
  await page.goto(DAY);
  await day(page).getByRole('button', { name: 'Add' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await dialog.getByPlaceholder('Enter event details...').fill(text);
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(event(page, text)).toBeVisible();
  await written(page);
}

/** Every file of a folder, as text. */
const read = (at: string): string =>
  readdirSync(at)
    .map((name) => join(at, name))
    .map((path) => (statSync(path).isDirectory() ? read(path) : `${path}\n${readFileSync(path, 'latin1')}`))
    .join('\n');

test.describe('devices in step by way of Apache', () => {
  test.skip(missing !== null, missing ?? '');
  let apache: Apache;
  test.beforeAll(async () => {
    apache = await startApache();
  });
  test.afterAll(() => apache?.stop());

  test('joined by words, a week apart, together again: equal, nothing lost, what gave way is kept aside; a third joins, one leaves, one is erased', async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const one = await newDevice(browser, apache);
    await addTask(one.page, 'Write the letter to Rosalind');
    await editResume(one.page, 'Self-description', 'Led a team. Shipped it.');
    await addEvent(one.page, 'Call with Northwind');
    await connect(one.page, apache, 'Laptop');
    await press(one.page, 'Begin with this device');
    await inStep(one.page);
    const words = await wordsOf(one.page);

    const two = await newDevice(browser, apache);
    await connect(two.page, apache, 'Phone');
    await type(two.page, 'The 24 words', words);
    await press(two.page, 'Join by these words');
    await inStep(two.page);
    await expect(two.page.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible();
    await two.page.goto('/planyourday/tasks');
    await expect(cards(two.page, 'To Do').filter({ hasText: 'Write the letter to Rosalind' })).toHaveCount(1);
    expect(await inResume(two.page, 'Self-description')).toBe('Led a team. Shipped it.');

    // A week apart: neither reaches the storage, and both are at work.
    for (const { context } of [one, two]) await context.route('**/dav/**', (route) => route.abort());
    await editResume(one.page, 'Self-description', 'Led a team of six. Shipped it.');
    await editResume(one.page, 'Full name', 'Rosalind Lind');
    await one.page.goto(DAY);
    await day(one.page).getByRole('button', { name: 'Delete Call with Northwind' }).click();
    await addTask(one.page, 'Of the laptop');
    await expect(one.page.getByRole('link', { name: 'Devices: offline' })).toBeVisible({ timeout: 20_000 });
    await editResume(two.page, 'Self-description', 'Led a team. Shipped it twice.');
    await editResume(two.page, 'Full name', 'Rosa Lind');
    await two.page.goto(DAY);
    await event(two.page, 'Call with Northwind').click();
    await day(two.page).getByLabel('Event', { exact: true }).fill('Call with Northwind at nine');
    await day(two.page).getByRole('button', { name: 'Save' }).click();
    await addTask(two.page, 'Of the phone');
    await written(two.page);

    // Together again.
    for (const { context } of [one, two]) await context.unroute('**/dav/**');
    for (const { page } of [one, two, one, two]) await syncNow(page);
    for (const { page } of [one, two]) {
      expect(await inResume(page, 'Self-description')).toBe('Led a team of six. Shipped it twice.');
      await page.goto('/planyourday/tasks');
      for (const task of ['Write the letter to Rosalind', 'Of the laptop', 'Of the phone'])
        await expect(cards(page, 'To Do').filter({ hasText: task })).toHaveCount(1);
      await page.goto(DAY);
      await expect(event(page, 'Call with Northwind at nine')).toHaveCount(1);
    }
    const names = [await inResume(one.page, 'Full name'), await inResume(two.page, 'Full name')];
    expect(names[1]).toBe(names[0]);
    const [winner, loser] = names[0] === 'Rosalind Lind' ? [one.page, two.page] : [two.page, one.page];
    await loser.goto('/settings?tab=data');
    const aside = loser.getByRole('region', { name: 'Kept aside' });
    await expect(aside.getByText('Resumes')).toBeVisible();
    await expect(aside.getByText(/name$/)).toBeVisible();
    await winner.goto('/settings?tab=data');
    await expect(winner.getByRole('heading', { name: 'What is stored' })).toBeVisible();
    await expect(winner.getByRole('region', { name: 'Kept aside' })).toHaveCount(0);

    // Whoever runs the storage can read none of it.
    const disk = read(join(apache.folder, 'dav'));
    expect(disk).toContain('.e\n');
    for (const word of [
      'Rosa',
      'Lind',
      'Northwind',
      'Shipped',
      'laptop',
      'Laptop',
      'phone',
      'tasks',
      'resumeDocuments',
    ])
      expect(disk).not.toContain(word);

    // A third joins by the link of the code.
    await one.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await one.page.goto('/settings?tab=devices');
    await press(one.page, 'Show a code…');
    await expect(one.page.getByText(/holds the address of the storage, its password and your key/)).toBeVisible();
    await press(one.page, 'Show the code');
    await expect(one.page.getByRole('img', { name: /Code with the storage/ })).toBeVisible();
    await press(one.page, 'Copy as a link');
    const link = await one.page.evaluate(() => navigator.clipboard.readText());
    const three = await newDevice(browser, apache);
    await three.page.goto(link);
    await press(three.page, 'Join these devices');
    await inStep(three.page);
    expect(three.page.url()).not.toContain('#');
    expect(await inResume(three.page, 'Self-description')).toBe('Led a team of six. Shipped it twice.');

    // One leaves and keeps what it has; one is erased; the first has everything still.
    await two.page.goto('/settings?tab=devices');
    await inStep(two.page);
    await press(two.page, 'Leave…');
    await two.page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(two.page.getByRole('button', { name: 'Test the storage' })).toBeVisible();
    expect(await inResume(two.page, 'Self-description')).toBe('Led a team of six. Shipped it twice.');
    await three.page.goto('/settings?tab=devices');
    await inStep(three.page);
    await press(three.page, 'Erase this device…');
    await three.page.getByRole('alertdialog').getByRole('button', { name: 'Erase this device', exact: true }).click();
    await expect(three.page.getByRole('button', { name: 'Test the storage' })).toBeVisible();
    expect(await inResume(three.page, 'Self-description')).toBe('');
    await syncNow(one.page);
    await expect(one.page.getByRole('listitem').filter({ hasText: 'Phone' })).toHaveCount(0);
    expect(await inResume(one.page, 'Self-description')).toBe('Led a team of six. Shipped it twice.');
    for (const { context } of [one, two, three]) await context.close();
  });

  test('a PDF goes to the device that wants files too, sealed, and is given back there as it was', async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const [one, two] = [await newDevice(browser, apache), await newDevice(browser, apache)];
    await toResult(one.page);
    await written(one.page);
    await connect(one.page, apache, 'Laptop');
    await press(one.page, 'Begin with this device');
    await inStep(one.page);
    await expect(one.page.getByText(/^1 file on this device, /)).toBeVisible();
    const words = await wordsOf(one.page);
    await connect(two.page, apache, 'Phone');
    await type(two.page, 'The 24 words', words);
    await press(two.page, 'Join by these words');
    await inStep(two.page);
    for (const { page } of [one, two]) {
      await page.getByLabel(/^Files too/).check();
      await expect(page.getByLabel(/^Files too/)).toHaveAttribute('aria-busy', 'false');
      await inStep(page);
      await syncNow(page);
    }
    await expect(two.page.getByText(/^1 file on this device, /)).toBeVisible();
    const disk = read(join(apache.folder, 'dav'));
    expect(disk).toContain('.f\n');
    for (const word of ['two-column', '%PDF']) expect(disk).not.toContain(word);

    await two.page.goto('/resume-enchancer?tab=history');
    await two.page.getByRole('button', { name: /^two-column-pdflatex\.pdf/ }).click();
    const [saved] = await Promise.all([
      two.page.waitForEvent('download'),
      two.page.getByRole('button', { name: 'Download the PDF' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('two-column-pdflatex.pdf');
    expect(readFileSync(await saved.path()).equals(readFileSync(pdf('two-column-pdflatex')))).toBe(true);
    for (const { context } of [one, two]) await context.close();
  });
});
