import { GOOD_LCP, reading } from '../support/figures.mjs';
import { sizesOf } from './first-load.mjs';

const SLOWDOWN = 4;

/** The first load of each screen at a quarter of the processor, one visit each, with empty caches and over loopback. */
export const name = 'every-route';
export async function run({ lab, modules }) {
  const figures = [];
  for (const path of Object.values(modules.paths))
    await lab.during(path, { slowdown: SLOWDOWN }, async ({ page, responses }) => {
      const largest = await page.waitForFunction(() => globalThis.bench.largestPaint);
      const tasks = await page.evaluate(() => globalThis.bench.longTasksSince(0));
      const { total, requests } = await sizesOf(responses);
      const title = `first load ${path}`;
      const longest = Math.max(0, ...tasks);
      figures.push(
        reading(`${title}: all bytes`, total / 1000, 'kB', null, `text gzip level 9; ${requests} requests`),
        reading(`${title}: LCP, CPU ${SLOWDOWN}×`, await largest.jsonValue(), 'ms', GOOD_LCP, 'one visit'),
        reading(
          `${title}: long tasks, CPU ${SLOWDOWN}×`,
          tasks.length,
          '',
          null,
          `tasks over 50 ms until idle; the longest ${Math.round(longest)} ms`,
        ),
      );
    });
  return figures;
}
