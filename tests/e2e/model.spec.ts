import type { Page } from '@playwright/test';
import { choosePdf, expect, job, letReach, pdf, score, toResult } from './support/app';
import { type ModelServer, REFUSALS, test } from './support/model';

test.use({ expectedErrors: async ({ browserName: _ }, use) => use([...REFUSALS, /blocked by CORS policy/]) });

const KEY = 'test-key-7f3a91';

async function useGemini(page: Page, server: ModelServer, model = 'fake-ok') {
  await letReach(page, server.url);
  await page.goto('/settings');
  await page.getByLabel('Provider').selectOption('Google Gemini');
  await page.getByLabel('API base URL').fill(server.url);
  await page.getByLabel('API key').fill(KEY);
  await page.getByLabel('Model', { exact: true }).fill(model);
}

async function useOpenAi(page: Page, server: ModelServer, model = 'fake-ok') {
  await letReach(page, server.url);
  await page.goto('/settings');
  await page.getByLabel('Provider').selectOption('OpenAI-compatible');
  await page.getByLabel('API base URL').fill(server.openAiUrl);
  await page.getByLabel('API key').fill(KEY);
  await page.getByLabel('Model', { exact: true }).fill(model);
}

/** From Settings to a result by links: the key is in memory, a reload would forget it. */
async function toAdvice(page: Page) {
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await page.getByRole('link', { name: /Enhance Your Resume/ }).click();
  await toResultHere(page);
}

async function toResultHere(page: Page) {
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('Choose another PDF').waitFor();
  await page.getByRole('button', { name: 'Next: job description' }).click();
  await page.getByLabel('Job description').fill(job);
  await page.getByRole('button', { name: 'Next: choose an action' }).click();
  await page.getByRole('radio', { name: 'ATS enhancer' }).check();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await page.getByRole('region', { name: 'Score', exact: true }).waitFor();
}

const advice = (page: Page) => page.getByRole('region', { name: 'Advice from your model' });

for (const [label, choose] of [
  ['Google Gemini', useGemini],
  ['OpenAI-compatible', useOpenAi],
] as const)
  test.describe(label, () => {
    test('streams advice beside the report, and the score stays', async ({ page, server }) => {
      await choose(page, server, 'fake-split-utf8');
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText('The connection works.')).toBeVisible();
      await toAdvice(page);
      await expect(advice(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
      expect(await score(page)).toBe(74);
      const [request] = server.generations().slice(-1);
      expect(request?.url).not.toContain(KEY);
      expect(request?.body).not.toContain(KEY);
      expect(JSON.stringify(request?.headers)).toContain(KEY);
      expect(request?.body).toContain('Marisol Okonkwo-Lindqvist');
      const kept = await page.evaluate(async () => {
        const dump = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.documentElement.outerHTML;
        const databases = await indexedDB.databases();
        const texts = await Promise.all(
          databases.map(
            ({ name }) =>
              new Promise<string>((resolve) => {
                const open = indexedDB.open(name ?? '');
                open.onsuccess = () => {
                  const db = open.result;
                  const names = [...db.objectStoreNames];
                  if (names.length === 0) return resolve('');
                  const tx = db.transaction(names);
                  const all: unknown[] = [];
                  for (const store of names)
                    tx.objectStore(store).getAll().onsuccess = (event) =>
                      all.push((event.target as IDBRequest<unknown[]>).result);
                  tx.oncomplete = () => {
                    db.close();
                    resolve(JSON.stringify(all));
                  };
                };
              }),
          ),
        );
        return dump + texts.join('');
      });
      expect(kept).not.toContain(KEY);
    });

    test('stops when told to, and the request really ends; a failure is shown beside the unchanged report, with Retry', async ({
      page,
      server,
    }) => {
      await choose(page, server, 'fake-stall');
      await toAdvice(page);
      await expect.poll(() => server.generations().length).toBeGreaterThan(0);
      await advice(page).getByRole('button', { name: 'Stop' }).click();
      await expect(advice(page).getByText('You stopped the reply.')).toBeVisible();
      const [request] = server.generations().slice(-1);
      await request?.closed;
      expect(request?.left).toBe(true);

      server.script('429');
      await advice(page).getByRole('button', { name: 'Ask again' }).click();
      const alert = advice(page).getByRole('alert');
      await expect(alert).toContainText('Sorry, there was an error processing your request. Please try again.');
      await expect(alert).toContainText('Wait 42 seconds');
      await expect(alert).not.toContainText(KEY);
      expect(await score(page)).toBe(74);
      server.script('ok');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(advice(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
      await expect(alert).toHaveCount(0);
      const asked = server.generations().length;
      await page.reload();
      await expect(advice(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
      expect(server.generations()).toHaveLength(asked);
    });
  });

test('a server that forbids this page is told apart from one that is down', async ({ page, server }) => {
  await useOpenAi(page, server);
  server.allowCors(false);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('alert')).toContainText('CORS');
  await page.getByLabel('API base URL').fill('http://127.0.0.1:9/v1');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByLabel('API key').fill(KEY);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('alert')).toContainText('nothing listens');
});

test('the key is remembered only when asked, and belongs to one address', async ({ page, server }) => {
  await useGemini(page, server);
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', '');
  await page.getByLabel('API key').fill(KEY);
  await page.getByLabel('Remember on this device').check();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', 'A key is stored');
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', 'A key is stored');
  await page.getByLabel('API base URL').fill('http://localhost:1');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', '');
  await page.getByLabel('API base URL').fill(server.url);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', 'A key is stored');
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveAttribute('placeholder', '');
});

test('the built-in coach asks nobody', async ({ page, server }) => {
  await toResult(page);
  await expect(advice(page)).toHaveCount(0);
  expect(server.requests).toEqual([]);
});
