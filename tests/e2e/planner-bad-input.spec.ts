import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { list } from './support/board';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the import' });
const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

/** A board of Trello with one list. */
const trello = (cards: readonly object[], checklists: readonly object[] = []) => ({
  id: 'b1',
  name: 'Large',
  url: 'https://trello.com/b/AbCd1234/large',
  prefs: { permissionLevel: 'private' },
  labels: [],
  lists: [{ id: 'l1', name: 'To Do', closed: false, pos: 1 }],
  cards: cards.map((card, n) => ({
    id: `c${n}`,
    idList: 'l1',
    pos: n,
    closed: false,
    desc: '',
    due: null,
    idLabels: [],
    labels: [],
    idMembers: [],
    idChecklists: [],
    ...card,
  })),
  checklists,
  actions: [],
});

async function open(page: Page) {
  await page.goto('/planyourday/tasks');
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  await expect(page.getByRole('button', { name: 'Clear the samples' })).toHaveCount(0);
}

/** Documents on the disk: so many at once are more than the journal of a page that is left can hold. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const counts = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => resolve(0);
          opening.onsuccess = () => {
            const { result } = opening;
            const done = (count: number) => {
              result.close();
              resolve(count);
            };
            if (!result.objectStoreNames.contains('docs')) return done(0);
            const counting = result.transaction('docs').objectStore('docs').count();
            counting.onsuccess = () => done(counting.result);
            counting.onerror = () => done(0);
          };
        }),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

test('a board of Trello of 20 MB is read beside the page, which goes on taking keys', async ({ page }) => {
  await open(page);
  const desc = 'What was said about it, at length. '.repeat(150);
  const file = json('large.json', trello(Array.from({ length: 3900 }, (_, n) => ({ name: `Card ${n}`, desc }))));
  expect(file.buffer.byteLength).toBeGreaterThan(20_000_000);
  await page.getByLabel('File of tasks').setInputFiles(file);
  const quickAdd = page.getByRole('textbox', { name: 'Quick add' });
  await quickAdd.pressSequentially('written meanwhile');
  await expect(quickAdd).toHaveValue('written meanwhile');
  await expect(preview(page).getByRole('status')).toContainText('3900 tasks to import');
  await preview(page).getByRole('button', { name: 'Import 3900 tasks' }).click();
  await expect(list(page, 'To Do').getByRole('heading', { name: 'To Do (3900)' })).toBeVisible();
  await expect(quickAdd).toHaveValue('written meanwhile');
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('Card 3899');
  await expect(page.locator('.board-card').filter({ hasText: 'Card 3899' })).toBeVisible();
  await expect.poll(() => stored(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(3900);
  await page.reload();
  await expect(list(page, 'To Do').getByRole('heading', { name: 'To Do (3900)' })).toBeVisible();
});

test('a checklist of 5,000 points opens, takes a tick and a word, and says that it is full', async ({ page }) => {
  await open(page);
  const checkItems = Array.from({ length: 5000 }, (_, n) => ({
    id: `k${n}`,
    name: `Point ${n}`,
    state: 'incomplete',
    pos: n,
  }));
  const board = trello(
    [{ name: 'Everything', idChecklists: ['ch'] }],
    [{ id: 'ch', idCard: 'c0', name: '', pos: 1, checkItems }],
  );
  await page.getByLabel('File of tasks').setInputFiles(json('points.json', board));
  await preview(page).getByRole('button', { name: 'Import 1 task' }).click();
  await page.getByRole('button', { name: 'Drag Everything' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const points = dialog.getByRole('region', { name: 'Checklist' });
  await points.getByRole('checkbox', { name: 'Point 0', exact: true }).check();
  await expect(points).toContainText('1 of 5000');
  await expect(points).toContainText('The checklist is full: it holds 5000 points.');
  const words = dialog.getByLabel('What to do');
  await words.fill('');
  await words.pressSequentially('Everything, by Friday');
  await expect(words).toHaveValue('Everything, by Friday');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Drag Everything, by Friday' })).toBeVisible();
});

test.describe('an address in place of a calendar', () => {
  test.use({ expectedErrors: [/Failed to load resource|localhost:9|CORS|net::/] });
  const cases = [
    [
      'a web page',
      { contentType: 'text/html', body: '<!doctype html><p>Sign in' },
      'A web page came in place of a calendar.',
    ],
    ['nothing', { status: 404, body: '' }, 'The host refused it, or has nothing at this address.'],
    [
      '500 MB',
      { contentType: 'text/calendar', headers: { 'content-length': '524288000' }, body: 'x' },
      'It is larger than what is read from an address.',
    ],
    ['redirects without end', null, 'It cannot be read from a page:'],
  ] as const;
  test('each is told in words of its own, and the calendar goes on', async ({ page }) => {
    let answer: (typeof cases)[number][1] = cases[0][1];
    await page.route('https://localhost:9/**', (route) =>
      answer === null
        ? route.abort('failed')
        : route.fulfill({
            ...answer,
            headers: { 'access-control-allow-origin': '*', ...('headers' in answer ? answer.headers : {}) },
          }),
    );
    await page.goto('/planyourday/events');
    const calendars = page.getByRole('region', { name: 'Calendars' });
    await calendars.getByRole('button', { name: 'Add a calendar' }).click();
    await page.getByRole('menuitem', { name: 'Subscribe to an address' }).click();
    await page.getByLabel('Name').fill('Team');
    await page.getByLabel('Address').fill('https://localhost:9/a.ics');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      calendars.getByText('The page has to be loaded again before it may read from this host.'),
    ).toBeVisible();
    await calendars.getByRole('button', { name: 'Load the page again' }).click();
    for (const [n, [, next, words]] of cases.entries()) {
      answer = next;
      // The first is read on opening.
      if (n > 0) {
        await calendars.getByRole('button', { name: 'More for Team' }).click();
        await page.getByRole('menuitem', { name: 'Refresh' }).click();
      }
      await expect(calendars.getByText(words)).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Week', exact: true })).toBeEnabled();
  });
});
