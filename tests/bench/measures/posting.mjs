import { ASSISTANT, readFile } from '../support/assistant.mjs';
import { GOOD_INP, p95Of, RAIL } from '../support/figures.mjs';
import { postingOf } from '../support/texts.mjs';

const WORDS = 5000;
/** Milliseconds between two keys: a fast typist, so that writing to disk happens in between. */
const PACE = 60;
const TYPED =
  'Experience with event-driven systems and a habit of writing things down. We pair on hard problems, often.';

/** Typing into a long job description: each keystroke goes through the machine, the store and the screen. */
export const name = 'posting';
export async function run({ lab, files }) {
  const figures = [];
  for (const [slowdown, target] of [
    [1, RAIL],
    [4, GOOD_INP],
  ])
    await lab.during(ASSISTANT, {}, async (visit) => {
      const { page } = visit;
      await readFile(visit, files.resume);
      await page.getByRole('button', { name: 'Next: job description' }).click();
      const field = page.getByLabel('Job description');
      await field.fill(postingOf(WORDS));
      await field.press('End');
      await page.evaluate(() => {
        globalThis.bench.keys.length = 0;
      });
      await visit.slow(slowdown);
      await field.pressSequentially(TYPED, { delay: PACE });
      await page.waitForFunction((n) => globalThis.bench.keys.length === n, TYPED.length);
      const keys = await page.evaluate(() => globalThis.bench.keys);
      figures.push(
        p95Of(
          `keystroke to paint, 5,000 words there, p95, CPU ${slowdown}×`,
          keys,
          'ms',
          target,
          'keydown to the end of the frame, a key each 60 ms',
        ),
      );
    });
  return figures;
}
