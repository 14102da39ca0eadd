import { EMPTY, serveEmpty } from '../support/empty-page.mjs';
import { p95Of, reading, required } from '../support/figures.mjs';
import { dueAt, typeAtPace } from '../support/keys.mjs';
import { resumeOf } from '../support/written-resume.mjs';

const JOBS = 30;
const KEYS = 60;
const WARM_UP = 10;
/** Milliseconds between two keys that are timed one by one. */
const EVERY = 120;
/** From a key to the preview painted with it, in milliseconds, at each slowdown of the main thread. */
const TARGETS = new Map([
  [1, 16],
  [4, 33],
]);
const PREVIEW = 'section[aria-label="Live preview"] li';

const field = ({ page }) => page.getByRole('group', { name: 'Experience 15' }).getByLabel('Responsibilities');

async function openForm(visit) {
  const { page } = visit;
  await page.getByLabel('JSON Resume file').setInputFiles({
    name: 'thirty.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resumeOf(JOBS))),
  });
  await field(visit).click();
}

/** Key after key with a pause between them: from each to the frame in which the preview shows it. */
async function toPreview(visit, begun) {
  const samples = [];
  let typed = begun;
  const start = performance.now();
  for (let n = 0; n < KEYS + WARM_UP; n += 1) {
    const char = String.fromCharCode(97 + (n % 26));
    typed += char;
    // At another phase of the frames each time.
    await visit.page.waitForTimeout(Math.max(0, start + dueAt(n, EVERY) - performance.now()));
    const { elapsed } = await visit.timed('keydown', { selector: PREVIEW, text: typed }, () =>
      visit.page.keyboard.type(char),
    );
    if (n >= WARM_UP) samples.push(elapsed);
  }
  return samples;
}

async function compare(form, empty) {
  const figures = [];
  for (const [slowdown, target] of TARGETS) {
    const title = `CPU ${slowdown}×`;
    await form.slow(slowdown);
    await empty.slow(slowdown);
    await form.page.bringToFront();
    // A page that was behind another has lost its cursor.
    await field(form).press('Control+End');
    await form.page.keyboard.type(` x${slowdown}`);
    const preview = await toPreview(form, `x${slowdown}`);
    const own = await typeAtPace(form, 'the ledger of the bank ', 10);
    await empty.page.bringToFront();
    await empty.page.getByRole('textbox').click();
    const bare = await typeAtPace(empty, 'the ledger of the bank ', 10);
    figures.push(
      p95Of(
        `resume form, ${JOBS} jobs: keystroke to updated preview, p95, ${title}`,
        preview,
        'ms',
        required(target),
        'keydown to the end of the frame with the preview in it',
      ),
      p95Of(
        `resume form: keystroke to its own field, p95, ${title}`,
        own.paints,
        'ms',
        null,
        'keydown to the end of the frame',
      ),
      p95Of(
        `empty page: the same, ${title}`,
        bare.paints,
        'ms',
        null,
        'keydown to the end of the frame; a page with one field',
      ),
      reading(
        `resume form: main-thread work per key, ${title}`,
        own.work,
        'ms',
        null,
        'processor time of the page’s tasks',
      ),
      reading(`empty page: the same work, ${title}`, bare.work, 'ms', null, 'processor time of the page’s tasks'),
    );
  }
  return figures;
}

/** The form with thirty jobs and its live preview, beside an empty page with one field. */
export const name = 'resume-form';
export const run = ({ lab }) =>
  lab.during('/resume-form', {}, async (form) => {
    // Wide enough for the preview to stand beside the form.
    await form.page.setViewportSize({ width: 1440, height: 900 });
    await openForm(form);
    return lab.during(EMPTY, { prepare: serveEmpty }, (empty) => compare(form, empty));
  });
