import type { Page } from '@playwright/test';
import { downloaded, expect, job, test, toJobStep, toResult } from './support/app';

const description = (page: Page) => page.getByLabel('Job description');

/** Runs in the page: reads or changes the app's own database. */
const inDatabase = <T>(page: Page, work: (db: IDBDatabase) => Promise<T>) =>
  page.evaluate(`(async () => {
    const db = await new Promise((resolve, reject) => {
      const open = indexedDB.open('elevate');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    try { return await (${work.toString()})(db); } finally { db.close(); }
  })()`) as Promise<T>;

const draftOnDisk = (page: Page) =>
  inDatabase(
    page,
    (db) =>
      new Promise<string>((resolve, reject) => {
        // Its id ends with the tab's.
        const ids = IDBKeyRange.bound(['resumeDraft', 'main'], ['resumeDraft', 'main\uffff']);
        const request = db.transaction('docs').objectStore('docs').get(ids);
        request.onsuccess = () => resolve(request.result?.value?.jobDescription ?? '');
        request.onerror = () => reject(request.error);
      }),
  );

test('what was typed is on disk within a second', async ({ page }) => {
  await toJobStep(page);
  await description(page).pressSequentially('Go engineer');
  await expect.poll(() => draftOnDisk(page), { timeout: 1000, intervals: [50] }).toBe('Go engineer');
});

test('leaving at once after a keystroke loses nothing', async ({ page, context }) => {
  await toJobStep(page);
  await description(page).fill('typed in the last moment');
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto('/resume-enchancer');
  await expect(description(next)).toHaveValue('typed in the last moment');
});

test('navigating away at once after a keystroke loses nothing', async ({ page }) => {
  await toJobStep(page);
  await description(page).fill('typed, then gone');
  await page.goto('about:blank');
  await page.goto('/resume-enchancer');
  await expect(description(page)).toHaveValue('typed, then gone');
});

test('two tabs at the same time lose nothing of either', async ({ page, context }) => {
  await toResult(page);
  const other = await context.newPage();
  await other.goto('/settings?tab=appearance');
  await other.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await other.goto('/resume-enchancer?tab=history');
  await expect(other.getByRole('tab', { name: 'History (1)' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await other.getByRole('button', { name: 'Actions for the report on two-column-pdflatex.pdf' }).click();
  await other.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('tab', { name: 'History', exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab', { name: 'History (1)' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', { name: 'History (1)' })).toBeVisible();
});

test('a damaged report is kept aside, told, and offered as a download; the rest loads', async ({ page }) => {
  await toResult(page);
  await page.goto('/settings?tab=data');
  await expect(page.getByRole('row', { name: /^Resume reports 1/ })).toBeVisible();
  await inDatabase(
    page,
    (db) =>
      new Promise<void>((resolve, reject) => {
        const tx = db.transaction('docs', 'readwrite');
        const store = tx.objectStore('docs');
        const all = store.getAll();
        all.onsuccess = () => {
          const report = all.result.find((doc) => doc.collection === 'resumeReports');
          store.put({ ...report, value: { id: report.id, score: 'not a number' } });
        };
        tx.oncomplete = () => resolve();
        tx.onerror = () => reject(tx.error);
      }),
  );
  await page.reload();
  await expect(page.getByText('Some stored data could not be read.')).toBeVisible();
  const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Download all' }).click());
  expect(text).toContain('not a number');
  await page.goto('/resume-enchancer');
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible();
});

test('a store of a newer version is left untouched, and the app starts beside it', async ({ page }) => {
  await toJobStep(page);
  await description(page).fill('from the newer version');
  await expect.poll(() => draftOnDisk(page)).toBe('from the newer version');
  await page.goto('about:blank');
  await page.goto('/');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('elevate', 99);
        open.onsuccess = () => {
          open.result.close();
          resolve();
        };
        open.onerror = () => reject(open.error);
      }),
  );
  await page.goto('/resume-enchancer');
  await expect(page.getByText('Your data was written by a newer version of Elevate.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Resume assistant' })).toBeVisible();
  expect(await draftOnDisk(page)).toBe('from the newer version');
});

test('a full disk is said plainly, with export offered, and what was typed is written once there is room', async ({
  page,
}) => {
  await toJobStep(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, {
      makeRoom: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await description(page).fill('does not fit');
  const alert = page.getByRole('alert').filter({ hasText: 'Your latest changes are not saved yet.' });
  await expect(alert).toBeVisible();
  const { text } = await downloaded(page, () => alert.getByRole('button', { name: 'Export all' }).click());
  expect(text).toContain('does not fit');
  await page.evaluate(() => (window as unknown as { makeRoom: () => void }).makeRoom());
  await description(page).fill('does not fit, and now it does');
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(description(page)).toHaveValue('does not fit, and now it does');
});

test('without any storage the app works, and says what that means', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
  });
  await toJobStep(page);
  await expect(page.getByText('Nothing can be saved in this browser window.')).toBeVisible();
  await description(page).fill(job);
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
  await page.getByRole('radio', { name: 'ATS score' }).check();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible();
});

test('a backup goes out, everything is erased, and the backup comes in again', async ({ page, context }) => {
  await toResult(page);
  await page.goto('/settings?tab=data');
  const { name, text } = await downloaded(page, () => page.getByRole('button', { name: 'Export all' }).click());
  expect(name).toMatch(/^elevate-backup-\d{4}-\d\d-\d\d\.json$/);
  const other = await context.newPage();
  await other.goto('/resume-enchancer');
  await page.getByRole('button', { name: 'Erase everything…' }).click();
  await page.getByRole('button', { name: 'Erase everything', exact: true }).click();
  await expect(page.getByText(/^Kinds of which nothing is stored/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Resume reports/ })).toHaveCount(0);
  await expect(other.getByRole('tab', { name: 'History', exact: true })).toBeVisible();
  await other.close();
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Backup file').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Import a backup' });
  await expect(dialog.getByRole('row', { name: /^Resume reports 1 0 0 0/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /^Resume reports 1/ })).toBeVisible();
  await page.getByLabel('Backup file').setInputFiles(file);
  await expect(dialog.getByRole('row', { name: /^Resume reports 0 0 1 0/ })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Replace' }).check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/resume-enchancer');
  await expect(page.getByRole('region', { name: 'Score', exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'History (1)' })).toBeVisible();
});
