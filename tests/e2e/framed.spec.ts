import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { test as base, expect } from './support/app';
import { startBuiltServer } from './support/built-server';

/** A page of someone else that lays Settings into itself. */
async function startFramer(framed: string) {
  const server = createServer((_, response) => {
    const html = `<!doctype html><title>Prize</title><h1>A prize</h1><iframe src="${framed}" width="900" height="600"></iframe>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const test = base.extend<{ host: (options?: { forbidsFrames: boolean }) => Promise<{ app: string; framer: string }> }>({
  host: async ({ browserName: _ }, use) => {
    const running: { stop(): Promise<void> }[] = [];
    await use(async (options) => {
      const app = await startBuiltServer(options);
      const framer = await startFramer(`${app.url}/settings`);
      running.push(app, framer);
      return { app: app.url, framer: framer.url };
    });
    for (const { stop } of running) await stop();
  },
  // The browser says what it refused to frame or to run.
  expectedErrors: async ({ browserName: _ }, use) => use([/Refused to|Content Security Policy|violates the following/]),
});
test.use({ serviceWorkers: 'allow' });

/** The app, opened on its own, and its worker in charge. */
async function withWorker(page: Page, app: string) {
  await page.goto(`${app}/settings`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

for (const worker of [false, true]) {
  const when = worker ? 'once the worker serves the page' : 'at the first visit';

  test(`${when}, a host that forbids framing is obeyed`, async ({ page, host }) => {
    const { app, framer } = await host({ forbidsFrames: true });
    if (worker) await withWorker(page, app);
    await page.goto(framer);
    const [frame] = page.mainFrame().childFrames();
    expect(frame?.url()).toBe('chrome-error://chromewebdata/');
  });

  test(`${when}, a framed page shows a link to itself and nothing else`, async ({ page, host }) => {
    const { app, framer } = await host();
    if (worker) await withWorker(page, app);
    await page.goto(framer);
    const frame = page.frameLocator('iframe');
    const link = frame.getByRole('link', { name: 'Open Elevate in a tab of its own' });
    await expect(link).toBeVisible();
    await expect(frame.locator('body')).toHaveText(
      'Elevate does not run inside another page, so that no other page can act in it for you.Open Elevate in a tab of its own',
    );
    await expect(frame.locator('button, input, select, [id="root"]')).toHaveCount(0);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });
}
