import { chosen, medianOf, p95Of, reading, required } from '../support/figures.mjs';

const ROUNDS = 12;
/** Headings of the screens the sidebar leads to. */
const SCREENS = [
  ['/career', 'Build Your Dream Resume'],
  ['/settings', 'Settings'],
  ['/home', 'Home'],
];
const VISITS = 10;
/** Rounds before the first reading: until then the heap grows by code being fetched, compiled and profiled. */
const WARM_UP = 15;

async function changes(lab) {
  const samples = [];
  await lab.during('/home', {}, async (visit) => {
    for (let round = 0; round <= ROUNDS; round++)
      for (const [path, heading] of SCREENS) {
        const link = visit.page.locator(`aside a[href="${path}"], nav a[href="${path}"]`).first();
        const { elapsed } = await visit.timed('click', { selector: 'h1', text: heading }, () => link.click());
        // The first round fetches the screens.
        if (round > 0) samples.push(elapsed);
      }
  });
  const how = 'click in the sidebar to painted heading; /home, /career, /settings, fetched before';
  return [
    medianOf('route change, p50', samples, 'ms', required(16), how),
    p95Of('route change, p95', samples, 'ms', required(50), how),
  ];
}

async function memory(lab, every) {
  return lab.during('/home', {}, async ({ page, protocol }) => {
    await protocol.send('Performance.enable');
    const go = async (path) => {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, path);
      await page.locator('h1').first().waitFor();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    };
    const round = async () => {
      for (const path of every) await go(path);
    };
    const take = async () => {
      await protocol.send('HeapProfiler.collectGarbage');
      await protocol.send('HeapProfiler.collectGarbage');
      const { usedSize } = await protocol.send('Runtime.getHeapUsage');
      const { metrics } = await protocol.send('Performance.getMetrics');
      return { megabytes: usedSize / 1_048_576, nodes: metrics.find(({ name }) => name === 'Nodes').value };
    };
    for (let visit = 0; visit < WARM_UP; visit++) await round();
    const before = await take();
    for (let visit = 0; visit < VISITS; visit++) await round();
    const after = await take();
    const how = `after garbage collection; ${every.length} routes a round, ${WARM_UP} rounds before`;
    return [
      reading('JS heap before', before.megabytes, 'MB', null, how),
      reading(`JS heap after ${VISITS} rounds`, after.megabytes, 'MB', null, how),
      reading('JS heap growth', after.megabytes - before.megabytes, 'MB', chosen(1, 'no leak'), how),
      reading('DOM nodes growth', after.nodes - before.nodes, '', null, how),
    ];
  });
}

/** Going from screen to screen, and what stays in memory of it. */
export const name = 'routes';
export const run = async ({ lab, modules }) => [
  ...(await changes(lab)),
  ...(await memory(lab, [...Object.values(modules.paths), '/nowhere'])),
];
