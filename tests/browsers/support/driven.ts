import { test as base, expect } from '@playwright/test';
import { startBuiltServer } from '../../e2e/support/built-server';
import { findFirefox, findWebKit } from '../../tools/other-browsers.mjs';
import { startFirefox } from './firefox';
import { Screen } from './screen';
import type { Wire } from './webdriver';
import { startWebKit } from './webkit';

interface Driven {
  readonly screen: Screen;
  /** What went wrong in the page since it was last asked. */
  faults(): string[];
  stopServer(): Promise<void>;
}

/** Tells the server what no test would see: errors that nobody caught, messages in red, and breaches of the policy. */
const WATCH = `(() => {
  let left = false;
  addEventListener('left', () => { left = true; });
  addEventListener('pageshow', () => { left = false; });
  const tell = (kind, what) => { if (!left) navigator.sendBeacon('/watched', kind + ': ' + what); };
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) tell('uncaught', event.message + ' ' + (event.error && event.error.stack || event.filename));
    // Firefox tells so of a preload that an import has overtaken; a module that is missing fails where it is imported.
    else if (event.target instanceof HTMLLinkElement && event.target.rel === 'modulepreload') return;
    else if (event.target instanceof Element) tell('not loaded', event.target.src || event.target.href);
    else tell('uncaught', 'an event ' + event.type + ' at ' + event.target);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected', reason && reason.stack || reason));
  addEventListener('securitypolicyviolation', (event) => tell('policy', event.effectiveDirective + ' ' + event.blockedURI));
  const error = console.error.bind(console);
  console.error = (...what) => { tell('console', what.map(String).join(' ')); error(...what); };
})();`;

async function startServer() {
  const faults: string[] = [];
  const server = await startBuiltServer({
    pageOf: (html) => html.replace('<head>', '<head><script src="/watch.js"></script>'),
    answers(request, response) {
      if (request.url === '/watch.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCH);
        return true;
      }
      if (request.url !== '/watched') return false;
      request.setEncoding('utf8').on('data', (text: string) => faults.push(text));
      request.on('end', () => response.writeHead(204).end());
      return true;
    },
  });
  return { server, faults };
}

async function startBrowser(name: string): Promise<Wire | string> {
  if (name === 'firefox') {
    const found = findFirefox();
    return 'missing' in found ? found.missing : startFirefox(found.executable);
  }
  const found = findWebKit();
  return 'missing' in found ? found.missing : startWebKit(found);
}

/** One session of the project's browser for all tests of a worker; none where the machine does not have it. */
export const test = base.extend<{ app: Screen; stopServer: () => Promise<void> }, { driven: Driven | string }>({
  driven: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use, { project }) => {
      const wire = await startBrowser(project.name);
      if (typeof wire === 'string') {
        console.log(`${project.name} skipped: ${wire}`);
        await use(wire);
        return;
      }
      const { server, faults } = await startServer();
      const screen = new Screen(wire, server.url);
      try {
        await screen.resize(1280, 900);
        await use({ screen, faults: () => faults.splice(0), stopServer: server.stop });
      } finally {
        await wire.close();
        await server.stop().catch(() => {});
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  app: async ({ driven }, use, info) => {
    if (typeof driven === 'string') {
      info.skip(true, driven);
      return;
    }
    driven.faults();
    await use(driven.screen);
    expect(driven.faults()).toEqual([]);
  },
  stopServer: async ({ driven }, use) => {
    if (typeof driven !== 'string') await use(driven.stopServer);
  },
});
export { expect };
