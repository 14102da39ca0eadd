import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installProbe } from './page-probe.mjs';

/** Without these Chromium looks for its maker's servers at each start. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A camera with a moving picture and a microphone that beeps once a second, both granted without a question. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** How long the app may take to write what changed (1 s), and a bit (milliseconds). */
const SETTLED = 1300;

/** A headless browser, and visits to the app in it, each with a profile of its own. */
export async function openLab({ origin, executablePath }) {
  const launch = {
    ...(executablePath ? { executablePath } : {}),
    args: [...QUIET, ...CAMERA, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  };
  const screen = { viewport: { width: 1280, height: 800 }, locale: 'en-US' };
  const browser = await chromium.launch(launch);

  /** A page with a profile of its own: in memory, or in a folder and a browser of its own, as users have it. */
  async function openPage(onDisk) {
    if (!onDisk) {
      const context = await browser.newContext(screen);
      return { page: await context.newPage(), close: () => context.close() };
    }
    const folder = mkdtempSync(join(tmpdir(), 'elevate-bench-profile-'));
    const context = await chromium.launchPersistentContext(folder, { ...launch, ...screen });
    return {
      page: context.pages()[0] ?? (await context.newPage()),
      async close() {
        await context.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }

  /**
   * A visit with empty caches and storage. `slowdown` divides the speed of the page's main thread; `prepare` gets the
   * page before it goes anywhere; `onDisk` keeps what the page stores on disk and not in the browser's memory.
   */
  async function visit(path, { slowdown = 1, prepare = async () => {}, onDisk = false } = {}) {
    const opened = await openPage(onDisk);
    const { page } = opened;
    page.setDefaultTimeout(30_000);
    const faults = [];
    page.on('pageerror', (error) => faults.push(`the page threw: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !/^(?:blob|data):/.test(url)) faults.push(`a request left the app: ${url}`);
    });
    await page.addInitScript(installProbe);
    await prepare(page);
    const protocol = await page.context().newCDPSession(page);
    const slow = (rate) => protocol.send('Emulation.setCPUThrottlingRate', { rate });
    const responses = [];
    page.on('response', (response) => responses.push(response));
    if (slowdown !== 1) await slow(slowdown);
    await page.goto(origin + path, { waitUntil: 'networkidle' });

    return {
      page,
      protocol,
      responses,
      slow,
      /** Runs `act`, which causes one event of `type`; gives the time from that event to the paint of the text. */
      async timed(type, sought, act) {
        await page.evaluate(([t, s]) => globalThis.bench.arm(t, s), [type, sought]);
        await act();
        return page.evaluate(() => globalThis.bench.armed);
      },
      /** Waits until the app has written what changed, then gives the long tasks since a time. */
      async longTasksSince(from) {
        await page.waitForTimeout(SETTLED);
        return page.evaluate((since) => globalThis.bench.longTasksSince(since), from);
      },
      async close() {
        await opened.close();
        if (faults.length > 0) throw new Error(faults[0]);
      },
    };
  }

  /** Returns what `work` gives with a visit, and closes the visit in any case. */
  async function during(path, options, work) {
    const opened = await visit(path, options);
    let result;
    try {
      result = await work(opened);
    } catch (error) {
      await opened.close().catch(() => {});
      throw error;
    }
    await opened.close();
    return result;
  }

  /** A PDF as the browser prints it from HTML. */
  async function printPdf(html) {
    const page = await browser.newPage();
    await page.setContent(html);
    const bytes = await page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } });
    await page.close();
    return bytes;
  }

  /** Fails when long tasks are not reported or the stopwatch is off: figures would mean nothing then. */
  const checkProbe = () =>
    during('/', {}, async (visit) => {
      const from = await visit.page.evaluate(
        () =>
          new Promise((resolve) => {
            setTimeout(() => {
              const start = performance.now();
              while (performance.now() - start < 80);
              resolve(start);
            }, 100);
          }),
      );
      const seen = await visit.longTasksSince(from - 1);
      if (seen.length !== 1 || seen[0] < 80) throw new Error(`a task of 80 ms was reported as [${seen}]`);

      const { elapsed } = await visit.timed('probe', { selector: 'output', text: 'there' }, () =>
        visit.page.evaluate(() => {
          const output = document.body.appendChild(document.createElement('output'));
          setTimeout(() => {
            output.textContent = 'there';
          }, 150);
          dispatchEvent(new Event('probe'));
        }),
      );
      if (elapsed < 150 || elapsed > 400) throw new Error(`a text after 150 ms was timed as ${elapsed} ms`);
    });

  return {
    browserVersion: browser.version(),
    during,
    printPdf,
    checkProbe,
    /** A profile of its own, for an app at another origin. */
    newContext: (options) => browser.newContext({ ...screen, ...options }),
    close: () => browser.close(),
  };
}
