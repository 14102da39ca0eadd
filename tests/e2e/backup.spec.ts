import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, letReach, test } from './support/app';
import { expectAccessible } from './support/axe';

const WORDS = 'four words that fit nothing';
const KEY = 'AIza-not-a-real-key-0123456789abcdefghij';

async function addTask(page: Page, text: string) {
  await page.goto('/planyourday/tasks');
  await page.getByRole('region', { name: 'To Do' }).getByRole('button', { name: 'Add New Task' }).click();
  await page.getByLabel(/Enter a new task/).fill(text);
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

/** Everything the page can store, as text. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
        });
        for (const value of values)
          texts.push(value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : JSON.stringify(value));
      }
      database.close();
    }
    return [...texts, document.documentElement.outerHTML].join('\n');
  });

test('an encrypted backup: exported, everything erased, and brought back by its passphrase', async ({ page }) => {
  await addTask(page, 'Sealed in a backup');
  await page.goto('/settings?tab=data');
  await page.getByRole('checkbox', { name: 'Encrypt it with a passphrase' }).check();
  await expect(page.getByText('Nobody can open the file without the passphrase.')).toBeVisible();
  await page.getByLabel('Passphrase', { exact: true }).fill(WORDS);
  await page.getByLabel('The passphrase again').fill(WORDS);
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^elevate-backup-.*\.elevate$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.includes('Sealed in a backup')).toBe(false);
  expect(await stored(page)).not.toContain(WORDS);

  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Everything on this device was erased.', { exact: true })).toBeVisible();

  const choose = (buffer: Buffer) =>
    page.getByLabel('Backup file').setInputFiles({ name: 'sealed.elevate', mimeType: '', buffer });
  const dialog = page.getByRole('dialog', { name: 'Import a backup' });
  const field = dialog.getByLabel('Passphrase');
  await choose(bytes);
  await field.fill('another passphrase');
  await field.press('Enter');
  await expect(dialog.getByText('That is not the passphrase of this file.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(WORDS);
  await field.press('Enter');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The backup was merged.', { exact: true })).toBeVisible();
  await page.goto('/planyourday/tasks');
  await expect(page.getByText('Sealed in a backup').first()).toBeVisible();

  await page.goto('/settings?tab=data');
  const broken = Buffer.from(bytes);
  broken[broken.length - 5] = (broken[broken.length - 5] ?? 0) ^ 1;
  await choose(broken);
  await field.fill(WORDS);
  await field.press('Enter');
  await expect(dialog.getByText(/encrypted backup is damaged/)).toBeVisible();
});

test('a key locked by a passphrase is nowhere in the clear, and opens after a reload', async ({ page }) => {
  await letReach(page, 'https://generativelanguage.googleapis.com');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Provider' }).selectOption('gemini');
  await page.getByLabel('API key').fill(KEY);
  await page.getByRole('checkbox', { name: 'Remember on this device' }).check();
  await page.getByRole('button', { name: 'Lock with a passphrase…' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(WORDS);
  await page.getByLabel('The passphrase again').fill(WORDS);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText('The key is locked by a passphrase, and open in this tab.')).toBeVisible();
  const after = await stored(page);
  expect(after).toContain('elevate-sealed');
  expect(after).not.toContain(KEY);
  expect(after).not.toContain(WORDS);

  await page.reload();
  await expect(page.getByText('The key is locked.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Test connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'A locked key is needed' });
  await expect(dialog.getByRole('button', { name: 'Use the built-in engine instead' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/is locked, and nothing was sent\./)).toBeVisible();
  await page.getByRole('button', { name: 'Unlock…' }).click();
  await page.getByLabel('Passphrase', { exact: true }).fill(WORDS);
  await page.getByLabel('Passphrase', { exact: true }).press('Enter');
  await expect(page.getByText('The key is locked by a passphrase, and open in this tab.')).toBeVisible();
  expect(await stored(page)).not.toContain(KEY);
});

test('a folder gets a backup each day, also after a reload, and is forgotten when everything is erased', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // No test can press in the browser's own dialog: the folder is the one that belongs to the page's origin.
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  const inFolder = () =>
    page.evaluate(async () => {
      const found: [string, number][] = [];
      const folder = await navigator.storage.getDirectory();
      for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>)
        if (name.startsWith('elevate-automatic-')) found.push([name, (await handle.getFile()).size]);
      return found;
    });
  await addTask(page, 'Kept in a folder');
  await page.goto('/settings?tab=data');
  const panel = page.getByRole('region', { name: 'Automatic backup' });
  await panel.getByRole('button', { name: 'Choose a folder…' }).press('Enter');
  await expect(panel.getByText(/The last one was written on/)).toBeVisible();
  const [[name, size] = ['', 0], ...more] = await inFolder();
  expect(more).toEqual([]);
  expect(name).toMatch(/^elevate-automatic-\d{4}-\d{2}-\d{2}\.json$/);
  expect(size).toBeGreaterThan(500);
  await expectAccessible(page);

  await page.reload();
  await expect(panel.getByText(/The last one was written on/)).toBeVisible();
  await addTask(page, 'Came later');
  await page.goto('/settings?tab=data');
  await panel.getByRole('button', { name: 'Back up now' }).click();
  await expect.poll(async () => (await inFolder())[0]?.[1] ?? 0).toBeGreaterThan(size);

  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Everything on this device was erased.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('button', { name: 'Choose a folder…' })).toBeVisible();
  expect(await inFolder()).toHaveLength(1);
});
