import type { Page } from '@playwright/test';
import { paths } from '../../src/app/paths';
import { shuffled } from '../../src/domain/interview/questions/random';
import { FULL } from '../support/full';
import { seeded } from '../support/walk';
import { test as base, expect } from './support/app';
import { importPlanted, MARK, planted } from './support/planted';
import { act, guard } from './support/random-user';

/** `SEED=7 npm run test:e2e -- -- -g random` does again what a failure names. */
const SEEDS = process.env.SEED ? process.env.SEED.split(',').map(Number) : [1];
const ACTIONS = FULL ? 5_000 : 1_000;
/** One screen after the other; what is done there may lead on to others. */
const BATCH = 100;
/** Of each batch, by the browser's own mouse and keyboard. */
const REAL = 14;
/** A page that says nothing for so long hangs (milliseconds). */
const PATIENCE = 40_000;

const routes = [
  ...Object.values(paths),
  ...['/roadmap/frontend', '/interview/SDE-1', '/settings?tab=data', '/nowhere'],
  ...['/personalized-roadmap?plan=plan-kept', '/esmoai?chat=chat-kept', '/github?tool=profile-readme'],
];

const test = base.extend({
  // What the browser itself notes of an address that nobody answers at. A press on a video fetches it.
  expectedErrors: async ({ browserName: _ }, use) =>
    use([/Failed to load resource/, /net::ERR_/, /^request to (?:www\.youtube-nocookie\.com|example\.org)$/]),
});

/** What is on disk: the planted documents as JSON, and what could not be read. */
const onDisk = (page: Page) =>
  page.evaluate(
    (wanted) =>
      new Promise<{ kept: Record<string, string>; aside: unknown[] }>((resolve, reject) => {
        const open = indexedDB.open('elevate');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const db = open.result;
          const transaction = db.transaction(['docs', 'quarantine']);
          const kept: Record<string, string> = {};
          const aside: unknown[] = [];
          for (const [collection, id] of wanted)
            transaction.objectStore('docs').get([collection, id]).onsuccess = ({ target }) => {
              kept[collection] = JSON.stringify((target as IDBRequest).result?.value ?? null);
            };
          transaction.objectStore('quarantine').getAll().onsuccess = ({ target }) =>
            aside.push(...(target as IDBRequest<unknown[]>).result);
          transaction.oncomplete = () => {
            db.close();
            resolve({ kept, aside });
          };
        };
      }),
    Object.entries(planted).map(([collection, { id }]) => [collection, id] as const),
  );

for (const seed of SEEDS)
  test(`a random user, seed ${seed}: ${ACTIONS} actions over all screens break nothing and lose nothing`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const random = seeded(seed);
    const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const log: string[] = [];
    const faults: string[] = [];
    const fail = (what: string): never => {
      throw new Error(
        `${what}\nSEED=${seed}, after ${log.length} actions. The last of them:\n${log.slice(-30).join('\n')}`,
      );
    };
    /** In its time, or the page hangs. */
    const soon = async <T>(work: Promise<T>): Promise<T> => {
      let late: ReturnType<typeof setTimeout> | undefined;
      const hung = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new Error('The page no longer answers.')), PATIENCE);
      });
      return Promise.race([work, hung]).finally(() => clearTimeout(late));
    };
    await page.exposeFunction('didAct', (line: string) => void log.push(line));
    await page.exposeFunction('wentWrong', (line: string) => void faults.push(line));
    await page.addInitScript(`window.seeded = ${seeded.toString()}`);
    await page.addInitScript(guard, MARK);
    await page.addInitScript(() => {
      const tell = (window as unknown as { wentWrong: (line: string) => Promise<void> }).wentWrong;
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void tell(`the policy was violated: ${effectiveDirective} ${blockedURI}`);
      });
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('console', (entry) => {
      const text = entry.text();
      if (entry.type() === 'error' && !/Failed to load resource|net::ERR_/.test(text)) faults.push(`console: ${text}`);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('filechooser', () => {});

    await importPlanted(page);
    for (const json of Object.values((await onDisk(page)).kept)) expect(json).toContain(MARK);

    /** A press of Reload may still be on its way, and ends what is being opened. */
    const open = (path: string) =>
      page.goto(path).catch(async (error: Error) => {
        if (!error.message.includes('interrupted by another navigation')) throw error;
        await page.waitForLoadState();
        await page.goto(path);
      });
    const go = async (path: string) => {
      const how = random();
      if (how < 0.25 || page.url() === 'about:blank') {
        log.push(`open ${path}`);
        await open(path);
      } else if (how < 0.35) {
        log.push('reload');
        await page.reload();
      } else {
        log.push(`go to ${path}`);
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, path);
      }
    };
    const keys = [
      ...[
        'Tab',
        'Tab',
        'Tab',
        'Shift+Tab',
        'Escape',
        'Enter',
        'Space',
        'ArrowDown',
        'ArrowUp',
        'ArrowLeft',
        'ArrowRight',
      ],
      ...['Control+z', 'Control+Shift+z', 'Control+k', 'PageDown', 'PageUp', 'Home', 'End', 'F2', 'a', '7', '?'],
    ];
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    const point = () => [Math.floor(random() * size.width), Math.floor(random() * size.height)] as const;
    const real = async () => {
      const share = random();
      if (share < 0.6) {
        const key = one(keys);
        log.push(`real key ${key}`);
        await page.keyboard.press(key);
      } else if (share < 0.8) {
        const [x, y] = point();
        log.push(`real click at ${x}, ${y}`);
        await page.mouse.click(x, y);
      } else if (share < 0.9) {
        const [x, y] = point();
        const [toX, toY] = point();
        log.push(`real drag from ${x}, ${y} to ${toX}, ${toY}`);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(toX, toY, { steps: 4 });
        if (random() < 0.2) await page.keyboard.press('Escape');
        await page.mouse.up();
      } else if (share < 0.95) {
        const colorScheme = one(['light', 'dark'] as const);
        log.push(`the system turns ${colorScheme}`);
        await page.emulateMedia({ colorScheme });
      } else {
        const [width, height] = one([
          [1280, 800],
          [768, 900],
          [375, 740],
        ] as const);
        log.push(`window of ${width} × ${height}`);
        await page.setViewportSize({ width, height });
        Object.assign(size, { width, height });
      }
    };

    const order = shuffled(routes, random);
    for (let batch = 0; log.length < ACTIONS; batch += 1) {
      try {
        await soon(go(order[batch % order.length] ?? '/'));
        await soon(page.locator('h1').first().waitFor());
        const outcome = await soon(
          page.evaluate(act, { seed: seed * 1_000 + batch, actions: BATCH - REAL - 1, mark: MARK }),
        );
        if (outcome.end === 'broken') fail(`A part of the app broke: ${outcome.says}`);
        for (let n = 0; n < REAL; n += 1) await soon(real());
      } catch (error) {
        const { message } = error as Error;
        // A press of Reload ends the document in the middle of the batch.
        if (!/context was destroyed|navigation|net::ERR_ABORTED/i.test(message)) fail(message);
        await soon(page.waitForLoadState());
      }
      if (new URL(page.url()).origin !== new URL(baseURL ?? '').origin) fail(`The app was left for ${page.url()}`);
      if (faults.length > 0) fail([...new Set(faults)].join('\n'));
    }

    // Leaving writes what is unsaved; what comes back is all that can be read.
    await open('/settings?tab=data');
    await page.getByRole('table', { name: 'What is stored' }).waitFor();
    const { kept, aside } = await onDisk(page);
    expect(aside, `SEED=${seed}: documents that cannot be read back`).toEqual([]);
    for (const [collection, json] of Object.entries(kept))
      if (!json.includes(MARK)) fail(`The item of ${collection} is lost: ${json.slice(0, 300)}`);
    if (faults.length > 0) fail([...new Set(faults)].join('\n'));
  });
