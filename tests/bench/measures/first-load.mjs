import { gzipSync } from 'node:zlib';
import { GOOD_LCP, medianOf, reading, required, worstOf } from '../support/figures.mjs';

const RUNS = 5;
const COMPRESSIBLE = /\.(?:js|mjs|css|svg|json)$|\/[^.]*$/;

/** Bytes as a host with gzip sends them: fonts and pictures are compressed already. */
export async function sizesOf(responses) {
  const sizes = { requests: responses.length, script: 0, total: 0 };
  for (const response of responses) {
    const body = await response.body();
    const { pathname } = new URL(response.url());
    const size = COMPRESSIBLE.test(pathname) ? gzipSync(body, { level: 9 }).length : body.length;
    sizes.total += size;
    if (/\.m?js$/.test(pathname)) sizes.script += size;
  }
  return sizes;
}

async function paints(lab, path, slowdown) {
  const runs = [];
  for (let run = 0; run < RUNS; run++)
    await lab.during(path, { slowdown }, async ({ page }) => {
      // The entry comes a little after the frame it speaks of.
      const largest = await page.waitForFunction(() => globalThis.bench.largestPaint);
      const tasks = await page.evaluate(() => globalThis.bench.longTasksSince(0));
      runs.push({ largest: await largest.jsonValue(), tasks });
    });
  return runs;
}

/** Total Blocking Time: what each long task takes beyond 50 ms, added up. */
const blocking = ({ tasks }) => tasks.reduce((sum, duration) => sum + duration - 50, 0);

/** What the first visit costs, with empty caches, over loopback: no line slows it. */
export const name = 'first-load';
export async function run({ lab }) {
  const figures = [];
  for (const [path, budget, paint] of [
    ['/', required(85), required(600)],
    ['/home', null, required(900)],
    ['/resume-enchancer', null, required(900)],
  ]) {
    const sizes = await lab.during(path, {}, ({ responses }) => sizesOf(responses));
    const until = 'until 0.5 s without a request';
    const title = `first load ${path}`;
    figures.push(
      reading(`${title}: JavaScript`, sizes.script / 1000, 'kB', budget, `bodies, gzip level 9; ${until}`),
      reading(`${title}: all bytes`, sizes.total / 1000, 'kB', null, 'text gzip level 9, fonts as they are'),
      reading(`${title}: requests`, sizes.requests, '', null, until),
    );
    for (const slowdown of [1, 4]) {
      const runs = await paints(lab, path, slowdown);
      const at = `CPU ${slowdown}×`;
      const counts = runs.map(({ tasks }) => tasks.length);
      figures.push(
        medianOf(
          `${title}: LCP, ${at}`,
          runs.map(({ largest }) => largest),
          'ms',
          slowdown === 4 ? paint : GOOD_LCP,
          'largest-contentful-paint',
        ),
        worstOf(`${title}: long tasks, ${at}`, counts, '', null, 'tasks over 50 ms until idle'),
        medianOf(
          `${title}: blocking time, ${at}`,
          runs.map(blocking),
          'ms',
          null,
          'sum of what is over 50 ms in a task',
        ),
      );
    }
  }
  return figures;
}
