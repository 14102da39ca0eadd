import { medianOf, required } from '../support/figures.mjs';
import { resumeOf } from '../support/written-resume.mjs';

const FIRST = 5;
/** How long the preview is looked at before the click, in milliseconds. */
const LOOKED_AT = 3000;
const WARM = 9;
const JOBS = 8;

async function write({ page }) {
  const start = performance.now();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  await file.delete();
  return performance.now() - start;
}

/** From the click on Download PDF to the file, which was written, read again and compared in between. */
export const name = 'resume-pdf';
export async function run({ lab }) {
  const atOnce = [];
  const first = [];
  const warm = [];
  for (let run = 0; run < 2 * FIRST; run++)
    await lab.during('/resume-preview', {}, async (visit) => {
      const { page } = visit;
      await page.getByLabel('JSON Resume file').setInputFiles({
        name: 'written.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(resumeOf(JOBS))),
      });
      await page.getByText('2 pages.', { exact: true }).waitFor({ state: 'attached' });
      const looked = run % 2 === 0;
      if (looked) await page.waitForTimeout(LOOKED_AT);
      (looked ? first : atOnce).push(await write(visit));
      if (run > 0) return;
      for (let again = 0; again < WARM; again++) warm.push(await write(visit));
    });
  const note = 'click to download: written, read again, compared';
  return [
    medianOf(
      'PDF of 2 pages, first',
      first,
      'ms',
      required(800),
      `${note}; new profile, the preview looked at for 3 s before`,
    ),
    medianOf(
      'PDF of 2 pages, first, clicked at once',
      atOnce,
      'ms',
      null,
      `${note}; clicked in the moment the pages are counted, writer and reader not yet loaded`,
    ),
    medianOf('PDF of 2 pages, warm', warm, 'ms', required(300), note),
  ];
}
