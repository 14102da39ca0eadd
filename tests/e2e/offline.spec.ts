import type { Page } from '@playwright/test';
import { paths } from '../../src/app/paths';
import { test as base, choosePdf, expect, pdf } from './support/app';
import { startBuiltServer } from './support/built-server';
import { go } from './support/walk';

type Server = Awaited<ReturnType<typeof startBuiltServer>>;

const test = base.extend<{ server: Server }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startBuiltServer();
    await use(server);
    await server.stop();
  },
  // The browser itself notes what it could not fetch.
  expectedErrors: async ({ browserName: _ }, use) =>
    use([/Failed to load (resource|module script)/, /net::ERR_/, /Failed to fetch dynamically imported module/]),
});
test.use({ serviceWorkers: 'allow' });

const ready = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
const versionOf = (page: Page) => page.locator('meta[name="elevate-version"]').getAttribute('content');
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('elevate-shell-')));

const SCREENS = [...Object.values(paths), '/interview/backend-developer', '/roadmap/frontend'];
const OPENED = new Set<string>([paths.landing, paths.home, paths.tasks, '/roadmap/frontend']);

test('after one visit every screen opens without a server, the coach answers, and the PDF reader works once it was used', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await page.goto(`${server.url}/resume-enchancer`);
  await ready(page);
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('Choose another PDF').waitFor();
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A window that keeps nothing can install nothing; the app has no other fault.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(server.asked.filter((path) => path.endsWith('.bcmap') || path.startsWith('/toolchain/'))).toEqual([]);
  const keptUrls = await page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  }, `elevate-shell-${server.built}`);
  expect(keptUrls.filter((path) => /pdf\.worker/.test(path))).toHaveLength(1);

  // The compiler keeps its own files once they were fetched.
  const hello = async () => {
    await page.goto(`${server.url}/code-practice`);
    await page.getByRole('button', { name: 'Run ▶' }).click();
    const output = page.getByRole('log', { name: 'Output of the program' });
    await expect(output).toContainText('Hello, World!', { timeout: 90_000 });
  };
  await hello();

  await server.stop();
  for (const path of SCREENS)
    await test.step(path, async () => {
      // Some are opened and some gone to: the page itself is one file, and what each screen needs comes either way.
      if (OPENED.has(path)) await page.goto(server.url + path);
      else await go(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    });
  await page.goto(`${server.url}/resume-enchancer`);
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('Choose another PDF').waitFor();
  await hello();
  await page.goto(`${server.url}/esmoai`);
  await page.getByRole('button', { name: 'What is Big O notation?' }).click();
  await expect(page.getByRole('article', { name: 'AI Assistant' })).toContainText('Built-in coach');
});

test('the TypeScript compiler, a script that a worker loads, is fetched once and runs without a server until it is removed', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${server.url}/code-practice`);
  await ready(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'TypeScript' });
  const hello = async () => {
    await page.getByRole('button', { name: 'Run ▶' }).click();
    const output = page.getByRole('log', { name: 'Output of the program' });
    await expect(output).toContainText('Hello, World!', { timeout: 60_000 });
  };
  await hello();
  const scripts = () => server.asked.filter((path) => /^\/toolchain\/.*\.js$/.test(path));
  expect(scripts()).toHaveLength(1);
  await server.stop();
  await page.goto(`${server.url}/code-practice`);
  await hello();
  await page.goto(`${server.url}/settings?tab=data`);
  await page.getByRole('button', { name: 'Remove the TypeScript engine' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    'The TypeScript engine was removed from this device.',
  );
  const left = () => page.evaluate(async () => (await (await caches.open('elevate-engine-typescript')).keys()).length);
  expect(await left()).toBe(0);
});

test('everything is fetched at once, and what was never used runs without a server', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.goto(`${server.url}/settings?tab=data`);
  await ready(page);
  const panel = page.getByRole('region', { name: 'Without a network' });
  const all = panel.getByRole('button', { name: 'Make everything available offline' });
  // The files of the first visit come when the page is idle; until then it says that nothing is kept.
  await expect(all).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText(/^\d\d\.\d MB to load$/)).toBeVisible();
  await all.click();
  await expect(panel.getByText(/^Everything is on this device\./)).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('cell', { name: 'No' })).toHaveCount(0);
  const asked = server.asked.length;
  await server.stop();

  await page.goto(`${server.url}/resume-enchancer`);
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('Choose another PDF').waitFor();
  await page.goto(`${server.url}/code-practice`);
  for (const language of ['C', 'Python', 'JavaScript', 'TypeScript'])
    await test.step(language, async () => {
      await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language });
      await page.getByRole('button', { name: 'Run ▶' }).click();
      const output = page.getByRole('log', { name: 'Output of the program' });
      await expect(output).toContainText('Hello, World!', { timeout: 90_000 });
    });
  expect(server.asked.length).toBe(asked);
});

test('a new version is offered, an open page keeps its own, other tabs say so, and the old files go last', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${server.url}/home`);
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${server.url}/home`);

  const [next, third] = ['a'.repeat(16), 'b'.repeat(16)];
  server.publish(next);
  // The host has replaced the files of the first build.
  server.lose(/assets\/(career|typing-test)-/);
  const update = () => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await update();
  const offer = (at: Page) => at.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer(page)).toBeVisible();
  await expect(offer(other)).toBeVisible();
  const outside = await context.newPage();
  for (const path of ['/', '/signin']) {
    await outside.goto(server.url + path);
    await expect(offer(outside)).toBeVisible();
    expect(await versionOf(outside)).toBe(server.built);
  }
  await outside.close();
  await page.getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Build Your Dream Resume' })).toBeVisible();
  expect(await versionOf(page)).toBe(server.built);

  await Promise.all([page.waitForEvent('load'), offer(page).getByRole('button', { name: 'Reload' }).click()]);
  await expect.poll(() => versionOf(page)).toBe(next);
  await expect(other.getByText('Elevate was updated in another tab')).toBeVisible();
  expect(await versionOf(other)).toBe(server.built);
  await other.getByRole('link', { name: 'Enhance Typing Skill' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('could not be loaded')).toHaveCount(0);
  expect((await shells(page)).sort()).toEqual([`elevate-shell-${server.built}`, `elevate-shell-${next}`].sort());

  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => versionOf(other)).toBe(next);
  await expect.poll(() => shells(page)).toEqual([`elevate-shell-${next}`]);

  // A page whose worker belongs to another build than the files on the server: nothing is put in place of the old.
  server.publish(third);
  server.lose(/assets\/(shared-)?home-/);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/assets\/(shared-)?home-/.test(request.url)) await cache.delete(request);
    }
  });
  await page.goto(`${server.url}/home`);
  expect(await versionOf(page)).toBe(next);
  await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible();
  await expect(page.getByText('What you entered is kept on this device.')).toBeVisible();
  // The way on is the newer build, with its own files.
  server.find();
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => versionOf(page).catch(() => '')).toBe(third);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
