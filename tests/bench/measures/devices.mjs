import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startApache, whyNoApache } from '../../support/apache.mjs';
import { medianOf, reading, required, worstOf } from '../support/figures.mjs';
import { CARDS, fill } from './board.mjs';

const ROUNDS = 8;
const EDITS = 20_000;
/** Milliseconds after the last touch when a device is at rest, and how long it is then watched. */
const AT_REST = 130_000;
const WATCHED = 90_000;

const IN_STEP = { text: 'In step with your other devices.' };
const inStep = (page) => page.getByText(IN_STEP.text).waitFor({ timeout: 60_000 });

async function connect(page, apache, name) {
  await page.goto('/settings?tab=devices');
  await page.getByLabel('Address').fill(apache.dav('rosa'));
  await page.getByLabel('Name', { exact: true }).fill('rosa');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByLabel('Name of this device').fill(name);
  await page.getByRole('button', { name: 'Test the storage' }).click();
  await page.getByRole('heading', { name: 'The storage works' }).waitFor();
}

async function wordsOf(page) {
  await page.getByRole('button', { name: 'Show the 24 words…' }).click();
  await page.getByRole('button', { name: 'Show the words' }).click();
  const shown = page.getByRole('list', { name: 'The 24 words' }).locator('.font-mono');
  await shown.nth(23).waitFor();
  const words = await shown.allTextContents();
  return words.join(' ');
}

/** Milliseconds until `work` is done, by this process's clock. */
async function took(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * Milliseconds in the page from a press until it shows a text, or until the storage has answered a file. Watched from inside:
 * from outside a text is looked for now and then.
 */
async function fromPress(page, button, { text = null, file = false }) {
  await page.evaluate(
    ({ text, file }) => {
      let from = Number.NaN;
      addEventListener('click', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
      globalThis.benchTook = new Promise((resolve) => {
        if (file)
          return new PerformanceObserver((list, observer) => {
            const answered = list.getEntries().find(({ name }) => name.includes('/dav/') && name.endsWith('.e'));
            if (!answered) return;
            observer.disconnect();
            resolve(answered.responseEnd - from);
          }).observe({ type: 'resource' });
        const watch = new MutationObserver(() => {
          if (!document.body.textContent.includes(text)) return;
          watch.disconnect();
          resolve(performance.now() - from);
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    },
    { text, file },
  );
  await button.click();
  return page.evaluate(() => globalThis.benchTook);
}

async function addTask(page, text) {
  await page.getByRole('region', { name: 'To Do' }).getByRole('button', { name: 'Add New Task' }).click();
  await page.getByLabel(/^Enter a new task/).fill(text);
  await page.getByLabel(/^Enter a new task/).press('Enter');
}

/** Requests to the storage from now on. */
function watch(page) {
  const seen = { requests: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/dav/')) seen.requests += 1;
  });
  return seen;
}

/** Bytes of the files that came to the server's disk since the last call. */
function arrivals({ folder }) {
  const known = new Set();
  return () => {
    let bytes = 0;
    for (const entry of readdirSync(join(folder, 'dav'), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !entry.name.endsWith('.e') || known.has(path)) continue;
      known.add(path);
      bytes += statSync(path).size;
    }
    return bytes;
  };
}

/** Devices in step by way of Apache on loopback; the state after many edits, in Node. */
export const name = 'devices';
export async function run({ lab, modules, built }) {
  const missing = whyNoApache();
  if (missing) throw new Error(missing);
  const apache = await startApache({ app: built });
  try {
    return [...(await throughApache(lab, apache)), ...(await afterEdits(modules))];
  } finally {
    apache.stop();
  }
}

async function throughApache(lab, apache) {
  const newDevice = () => lab.newContext({ baseURL: apache.origin, serviceWorkers: 'block' });
  const [first, second] = [await newDevice(), await newDevice()];
  const [one, two] = [await first.newPage(), await second.newPage()];
  /** By what comes or goes meanwhile; what the board does for itself, as when it is opened, is not in them. */
  const longTasks = { 'first upload': [0], 'new device': [0], 'change of another device': [0] };
  for (const page of [one, two]) {
    await page.exposeBinding('benchLongTask', (_, phase, duration) => longTasks[phase].push(duration));
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          if (globalThis.benchPhase) globalThis.benchLongTask(globalThis.benchPhase, duration);
      }).observe({ type: 'longtask' }),
    );
  }
  const syncing = (page, phase) =>
    page.evaluate((now) => {
      globalThis.benchPhase = now;
    }, phase);

  await one.goto('/planyourday/tasks');
  await fill({ page: one });
  await connect(one, apache, 'Laptop');
  const arrived = arrivals(apache);
  await syncing(one, 'first upload');
  const upload = await fromPress(one, one.getByRole('button', { name: 'Begin with this device' }), IN_STEP);
  await inStep(one);
  await syncing(one, null);
  const uploadedBytes = arrived();
  const words = await wordsOf(one);

  await connect(two, apache, 'Phone');
  await two.getByLabel('The 24 words', { exact: true }).fill(words);
  await syncing(two, 'new device');
  const download = await fromPress(two, two.getByRole('button', { name: 'Join by these words' }), IN_STEP);
  await inStep(two);
  await two.goto('/planyourday/tasks');
  await two.getByText(`task number ${CARDS - 1}`).waitFor({ state: 'attached' });
  await one.goto('/planyourday/tasks');
  await one.getByText(`task number ${CARDS - 1}`).waitFor({ state: 'attached' });
  await one.waitForTimeout(5000);
  await syncing(two, 'change of another device');

  const seen = [];
  const bytes = [];
  arrived();
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = `seen elsewhere ${round}`;
    await addTask(one, text);
    // Both are open and in use.
    await two.mouse.click(600, 5);
    seen.push(await took(() => two.getByText(text, { exact: true }).waitFor({ state: 'attached', timeout: 60_000 })));
    bytes.push(arrived());
  }
  await syncing(two, null);

  const asked = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await first.route('**/dav/**', (route) => route.abort());
    await addTask(one, `sent when asked ${round}`);
    await one.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('elevate-journal-')));
    await one.getByRole('link', { name: /^Devices: / }).click();
    const now = one.getByRole('button', { name: 'Sync now' });
    await now.waitFor();
    await first.unroute('**/dav/**');
    asked.push(await fromPress(one, now, { file: true }));
    await inStep(one);
    await one.goBack();
    await one.getByRole('region', { name: 'To Do' }).waitFor();
  }

  await one.waitForTimeout(AT_REST);
  const resting = watch(one);
  await one.waitForTimeout(WATCHED);
  const idle = (resting.requests * 30_000) / WATCHED;
  for (const context of [first, second]) await context.close();

  const how = `${CARDS} cards, Apache on loopback`;
  return [
    reading('devices: first upload', upload, 'ms', required(1000), how),
    reading('devices: first upload, sent', uploadedBytes / 1024, 'KiB', null, how),
    reading('devices: a new device has everything', download, 'ms', required(1500), how),
    medianOf(
      'devices: one change, sent when asked',
      asked,
      'ms',
      required(60),
      'from the press to the server’s answer',
    ),
    worstOf('devices: one change, sent', bytes, 'bytes', required(1024), 'all that came to the server’s disk'),
    medianOf('devices: seen on the other device', seen, 'ms', required(3000), 'from the added card to its showing'),
    worstOf('devices: seen on the other device, worst', seen, 'ms', null, 'the same'),
    reading('devices: requests at rest in 30 s', idle, '', required(1), `over ${WATCHED / 1000} s`),
    ...Object.entries(longTasks).map(([phase, tasks]) =>
      worstOf(`devices: longest task of the page, ${phase}`, tasks, 'ms', required(50), how),
    ),
  ];
}

/** Edits of 500 notes and of their texts, as one device makes them over years. */
async function afterEdits({ Replica, createSealer, pack }) {
  const shape = {
    collection: 'notes',
    version: 1,
    texts: ['body'],
    together: [],
    stays: [],
    isWhole: false,
    isLatest: false,
  };
  const replica = new Replica([shape]);
  const notes = Array.from({ length: 500 }, (_, n) => ({
    id: `note-${n}`,
    title: `Note ${n}`,
    body: 'What was read today, and what is left to read.',
  }));
  for (let edit = 0; edit < EDITS; edit += 1) {
    const note = notes[(edit * 7) % notes.length];
    if (edit % 2 === 0) note.title = `Note ${edit}`;
    else note.body = `${note.body.slice(0, 20)}${edit % 10}${note.body.slice(edit % 3 === 0 ? 21 : 20)}`;
    replica.change(() => replica.write({ collection: 'notes', id: note.id }, { ...note }));
  }
  const body = replica.state();
  const sealer = await createSealer(new Uint8Array(32));
  const head = { kind: 'whole', by: '0'.repeat(16), at: 0, versions: { notes: 1 }, over: [] };
  const sealed = await sealer.seal('a.e', pack({ head, body }));
  const from = performance.now();
  const again = new Replica([shape]);
  again.restore([body]);
  const loads = performance.now() - from;
  return [
    reading('devices: everything after 20,000 edits', sealed.length / 1024, 'KiB', required(400), '500 notes, sealed'),
    reading('devices: read after 20,000 edits', loads, 'ms', null, 'in Node'),
  ];
}
