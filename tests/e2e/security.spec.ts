import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { decodeShare } from '../../src/features/terminal/share-link';
import { downloaded, expect, letReach } from './support/app';
import { startBuiltServer } from './support/built-server';
import { test as base } from './support/model';

const KEY = 'test-key-7f3a91';
const TRUSTED_TYPES = /require-trusted-types-for [^;]*; trusted-types [^;]*; /;

const test = base.extend<{ host: string }>({
  /**
   * Serves the app as a browser without Trusted Types sees it: with them, most of what is tried here is refused before the
   * rest of the policy is asked. workers.spec.ts tries them.
   */
  host: async ({ browserName: _ }, use) => {
    const server = await startBuiltServer({
      pageOf(html) {
        if (!TRUSTED_TYPES.test(html)) throw new Error('The page demands no Trusted Types.');
        return html.replace(TRUSTED_TYPES, '');
      },
    });
    await use(server.url);
    await server.stop();
  },
});

test.describe('the policy', () => {
  test.use({
    expectedErrors: async ({ browserName: _ }, use) =>
      use([/Content Security Policy/, /violates the following/, /ERR_BLOCKED_BY_CSP/]),
  });

  test('lets nothing run or be called that is not the app’s own, and one model’s address after a reload', async ({
    page,
    server,
    host,
  }) => {
    await page.addInitScript(() => {
      const violated: string[] = [];
      Object.assign(window, { violated });
      document.addEventListener('securitypolicyviolation', (event) => violated.push(event.effectiveDirective));
    });
    await page.goto(`${host}/settings`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => (window as unknown as { violated: string[] }).violated)).toEqual([]);
    const outcome = await page.evaluate(async (foreign) => {
      const ran: string[] = [];
      Object.assign(window, { ran });
      const add = (tag: string, attributes: Record<string, string>, text = '') => {
        const node = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
        node.textContent = text;
        document.body.append(node);
        return node;
      };
      add('script', {}, 'ran.push("inline")');
      add('script', { src: `${foreign}/script.js` });
      add('script', { src: 'data:text/javascript,ran.push("data")' });
      add('button', { onclick: 'ran.push("attribute")' }).click();
      add('a', { href: 'javascript:void ran.push("link")' }).click();
      add('img', { src: `${foreign}/picture.png` });
      add('iframe', { src: `${foreign}/frame` });
      add('object', { data: `${foreign}/object` });
      add('link', { rel: 'stylesheet', href: `${foreign}/style.css` });
      add('base', { href: foreign });
      const attempts: Record<string, () => unknown> = {
        eval: () => Reflect.get(window, 'eval')('1'),
        Function: () => Reflect.construct(Reflect.get(window, 'Function'), ['return 1'])(),
        fetch: () => fetch(`${foreign}/fetch`),
        xhr: () =>
          new Promise((resolve, reject) => {
            const request = new XMLHttpRequest();
            request.open('GET', `${foreign}/xhr`);
            request.onload = resolve;
            request.onerror = reject;
            request.send();
          }),
        socket: () =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(foreign.replace('http', 'ws'));
            socket.onopen = resolve;
            socket.onerror = reject;
          }),
        own: async () => (await fetch('/icon.svg')).text(),
        wasm: () => WebAssembly.compile(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])),
      };
      const passed: string[] = [];
      for (const [name, attempt] of Object.entries(attempts))
        try {
          // In a task of the page's own: while the test's tool evaluates, it lets `eval` through.
          await new Promise((resolve) => setTimeout(resolve));
          await attempt();
          passed.push(name);
        } catch {
          // as it should be, for all but two
        }
      return { ran, passed, violated: (window as unknown as { violated: string[] }).violated, base: document.baseURI };
    }, server.url);
    expect(outcome.ran).toEqual([]);
    expect(outcome.passed).toEqual(['own', 'wasm']);
    expect(outcome.base).toContain('localhost');
    expect(new Set(outcome.violated)).toEqual(
      new Set([
        'script-src-elem',
        'script-src-attr',
        'script-src',
        'img-src',
        'frame-src',
        'object-src',
        'style-src-elem',
        'base-uri',
        'connect-src',
      ]),
    );

    // A model chosen now is reached by the page that is loaded next, which the page says.
    await page.reload();
    await page.getByLabel('Provider').selectOption('OpenAI-compatible');
    await page.getByLabel('API base URL').fill(server.openAiUrl);
    await expect(page.getByRole('button', { name: 'Test connection' })).toHaveCount(0);
    await expect(page.getByText(`To reach ${new URL(server.url).origin}, this page must be reloaded.`)).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByText('The page must be reloaded to reach your model.')).toBeVisible();
    expect(server.requests).toEqual([]);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('The page must be reloaded to reach your model.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Model', { exact: true }).fill('fake-ok');
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('The connection works.')).toBeVisible();
    await page.getByLabel('Provider').selectOption('Built-in coach');
    await page.reload();
    await page.getByLabel('Provider').waitFor();
    const reached = await page.evaluate((url) => fetch(url).then(Boolean, () => false), `${server.openAiUrl}/models`);
    expect(reached).toBe(false);
  });
});

/** Everything the browser holds for this origin, as text. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const parts: Record<string, string> = {
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      addresses: [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].join('\n'),
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        parts[`cache ${request.url}`] = (await (await cache.match(request))?.text()) ?? '';
    }
    for (const { name = '' } of await indexedDB.databases())
      parts[`database ${name}`] = await new Promise<string>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const db = open.result;
          const stores = [...db.objectStoreNames];
          if (stores.length === 0) return resolve('');
          const transaction = db.transaction(stores);
          const rows: unknown[] = [];
          for (const store of stores)
            for (const read of ['getAll', 'getAllKeys'] as const)
              transaction.objectStore(store)[read]().onsuccess = (event) =>
                rows.push((event.target as IDBRequest).result);
          transaction.oncomplete = () => {
            db.close();
            resolve(JSON.stringify(rows));
          };
        };
      });
    return parts;
  });
const placesOf = (parts: Record<string, string>) =>
  Object.entries(parts).flatMap(([place, text]) => (text.includes(KEY) ? [place] : []));

test('a key is in no storage, log, address or backup, and a remembered one in its own database alone', async ({
  page,
  server,
}) => {
  const logs: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  page.on('request', (request) => addresses.push(`${request.url()} ${request.postData() ?? ''}`));
  const copied: string[] = [];
  await page.exposeFunction('tookCopy', (text: string) => void copied.push(text));
  await page.addInitScript(() => {
    const { tookCopy } = window as unknown as { tookCopy: (text: string) => Promise<void> };
    Object.assign(navigator.clipboard, { writeText: tookCopy });
  });
  await letReach(page, server.url);
  await page.goto('/settings');
  await page.getByLabel('Provider').selectOption('Google Gemini');
  await page.getByLabel('API base URL').fill(server.url);
  await page.getByLabel('API key').fill(KEY);
  await page.getByLabel('Model', { exact: true }).fill('fake-ok');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The connection works.')).toBeVisible();
  expect(JSON.stringify(server.generations().at(-1)?.headers)).toContain(KEY);
  const backup = async () => {
    await page.getByRole('tab', { name: 'Data' }).click();
    const { text } = await downloaded(page, () => page.getByRole('button', { name: 'Export all' }).click());
    await page.getByRole('tab', { name: 'AI model' }).click();
    return text;
  };
  expect(await backup()).not.toContain(KEY);
  expect(placesOf(await held(page))).toEqual([]);

  await page.getByLabel('Remember on this device').check();
  await expect.poll(async () => placesOf(await held(page))).toEqual(['database elevate-secrets']);
  expect(await backup()).not.toContain(KEY);
  await page.goto('/code-practice');
  await page.getByRole('button', { name: 'More for the code' }).click();
  await page.getByRole('menuitem', { name: 'Copy a link with the code' }).click();
  await expect.poll(() => copied.length).toBe(1);
  const shared = await decodeShare(new URL(copied[0] ?? '').hash);
  expect(Object.keys(shared ?? {})).toEqual(['language', 'standard', 'source', 'input', 'files']);
  expect(`${copied[0]} ${JSON.stringify(shared)}`).not.toContain(KEY);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Forget the key' }).click();
  await expect.poll(async () => placesOf(await held(page))).toEqual([]);
  expect([...logs, ...addresses].filter((text) => text.includes(KEY))).toEqual([]);

  const dist = join(import.meta.dirname, '../../dist');
  const shapes = /AIza[\w-]{35}|\bsk-[A-Za-z0-9]{32,}|-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_[A-Za-z0-9]{36}/;
  const leaking = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(js|css|html|json|webmanifest)$/.test(name) && shapes.test(readFileSync(join(dist, name), 'utf8')),
  );
  expect(leaking).toEqual([]);
});

test('the licences come with the app, and Settings lead to them', async ({ page }) => {
  await page.goto('/settings');
  const link = page.getByRole('link', { name: 'Licences' });
  await expect(link).toHaveAttribute('href', '/licences.txt');
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.locator('body')).toContainText('MIT License');
  for (const words of ['SIL OPEN FONT LICENSE', 'Adobe Systems Incorporated', 'PYTHON SOFTWARE FOUNDATION LICENSE'])
    await expect(opened.locator('body')).toContainText(words);
});
