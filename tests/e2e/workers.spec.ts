import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Worker } from '@playwright/test';
import { test as base, choosePdf, expect, pdf } from './support/app';
import { startBuiltServer } from './support/built-server';

/** Another machine that lets every page read its answers, and a host of the app that sends no header but the type. */
const test = base.extend<{ elsewhere: { url: string; asked: string[] }; host: string }>({
  elsewhere: async ({ browserName: _ }, use) => {
    const asked: string[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end('self.x = 1');
    });
    server.on('upgrade', ({ url }, socket) => {
      asked.push(url ?? '');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    server.close();
  },
  host: async ({ browserName: _ }, use) => {
    const server = await startBuiltServer();
    await use(server.url);
    await server.stop();
  },
  expectedErrors: async ({ browserName: _ }, use) =>
    use([/Content Security Policy/, /violates the following/, /ERR_BLOCKED_BY_CSP/, /requires 'Trusted/]),
});

/** Runs in a worker, in a task of its own: what it is given there by the test's tool would be let through. */
const tryAll = (foreign: string) =>
  new Promise<string[]>((resolve) => {
    const reached: string[] = [];
    const scope = self as unknown as Record<string, unknown>;
    const socket = (make: () => EventTarget) =>
      new Promise((opened, failed) => {
        const target = make();
        target.addEventListener('open', opened);
        target.addEventListener('error', failed);
      });
    const ways: Record<string, () => unknown> = {
      fetch: () => (scope.fetch as typeof fetch)(`${foreign}/fetch`, { mode: 'no-cors' }),
      XMLHttpRequest: () => {
        const request = new (scope.XMLHttpRequest as typeof XMLHttpRequest)();
        request.open('GET', `${foreign}/xhr`, false);
        request.send();
      },
      WebSocket: () =>
        socket(() => new (scope.WebSocket as typeof WebSocket)(`${foreign.replace('http', 'ws')}/socket`)),
      EventSource: () => socket(() => new (scope.EventSource as typeof EventSource)(`${foreign}/events`)),
      importScripts: () => (scope.importScripts as (url: string) => void)(`${foreign}/scripts`),
      'import()': () => import(`${foreign}/module`),
      Worker: () => socket(() => new (scope.Worker as typeof Worker)(`${foreign}/worker`)),
      eval: () => (scope.eval as typeof eval)('1'),
      Function: () => Reflect.construct(scope.Function as FunctionConstructor, ['return 1'])(),
    };
    setTimeout(async () => {
      for (const [name, way] of Object.entries(ways))
        try {
          await way();
          reached.push(name);
        } catch {
          // As it should be.
        }
      resolve(reached);
    });
  });

/** The workers of a page by their names, as they come. */
function workersOf(page: Page) {
  const all: Worker[] = [];
  page.on('worker', (worker) => all.push(worker));
  return async (name: string): Promise<Worker> => {
    let found: Worker | undefined;
    await expect
      .poll(
        async () => {
          const names = await Promise.all(all.map((worker) => worker.evaluate(() => self.name).catch(() => null)));
          found = all[names.lastIndexOf(name)];
          return names;
        },
        { timeout: 90_000 },
      )
      .toContain(name);
    return found as Worker;
  };
}

test('on a host without headers no worker reaches another machine, or makes code of a text', async ({
  page,
  host,
  elsewhere,
}) => {
  test.setTimeout(240_000);
  const workerOf = workersOf(page);
  const reached: Record<string, string[]> = {};
  const attack = async (name: string) => {
    reached[name] = await (await workerOf(name)).evaluate(tryAll, elsewhere.url);
  };
  // What the tool runs in a page without a policy does reach it.
  await page.goto(`${elsewhere.url}/own`);
  expect(await page.evaluate(() => fetch('/reached').then(({ ok }) => ok))).toBe(true);
  elsewhere.asked.length = 0;

  await page.goto(`${host}/esmoai`);
  await page.getByRole('button', { name: 'What is Big O notation?' }).click();
  await expect(page.getByRole('article', { name: 'AI Assistant' })).toContainText('Built-in coach');
  await attack('coach');

  await page.goto(`${host}/resume-enchancer`);
  await choosePdf(page, pdf('two-column-pdflatex'));
  await page.getByText('Choose another PDF').waitFor();
  await attack('pdf');

  await page.goto(`${host}/code-practice`);
  const output = page.getByRole('log', { name: 'Output of the program' });
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(output).toContainText('Hello, World!', { timeout: 90_000 });
  await attack('compiler');
  await attack('program');
  // Python's worker does not even run the tool's own code: languages.spec.ts attacks it by a program.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('javascript');
  await page.getByRole('button', { name: 'Run ▶' }).click();
  await expect(output).toContainText('Hello, World!', { timeout: 60_000 });
  await attack('javascript');
  expect(reached).toEqual({ coach: [], pdf: [], compiler: [], program: [], javascript: [] });
  expect(elsewhere.asked).toEqual([]);
});

test('with Trusted Types no string becomes an address of a script or markup', async ({ page, host, elsewhere }) => {
  await page.goto(`${host}/settings`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const passed = await page.evaluate(async (foreign) => {
    const made = document.createElement('div');
    const script = document.createElement('script');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(made, { innerHTML: '<img src=x>' }),
      insertAdjacentHTML: () => made.insertAdjacentHTML('beforeend', '<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      fragment: () => document.createRange().createContextualFragment('<b>x</b>'),
      'script.src': () => Object.assign(script, { src: '/icon.svg' }),
      'script.text': () => Object.assign(script, { text: '1' }),
      Worker: () => new Worker('/service-worker.js'),
      'Worker of a blob': () => new Worker(URL.createObjectURL(new Blob(['1']))),
      'Worker elsewhere': () => new Worker(`${foreign}/worker`),
      policy: () => trustedTypes.createPolicy('another', {}),
      'policy twice': () => trustedTypes.createPolicy('default', { createHTML: (text: string) => text }),
      'one character': () => Object.assign(made, { innerHTML: '&amp;' }),
    };
    const through: string[] = [];
    for (const [name, way] of Object.entries(ways))
      try {
        await new Promise((resolve) => setTimeout(resolve));
        await way();
        through.push(name);
      } catch {
        // As it should be, for all but the last.
      }
    return through;
  }, elsewhere.url);
  expect(passed).toEqual(['one character']);
  expect(elsewhere.asked).toEqual([]);
});
