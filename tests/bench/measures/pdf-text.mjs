import { ASSISTANT, expectPages, fileInput, readFile } from '../support/assistant.mjs';
import { medianOf, RAIL, required, worstOf } from '../support/figures.mjs';

const FIRST = 5;
const WARM = 12;
const LARGE = 5;
const TASKS = 'longtask entries from the choice until 1.3 s after the text';
const CHOICE = 'change event to painted text';

async function twoPages(lab, path) {
  const first = [];
  const warm = [];
  for (let run = 0; run < FIRST; run++)
    await lab.during(ASSISTANT, {}, async (visit) => {
      first.push((await readFile(visit, path)).elapsed);
      await expectPages(visit, path, 2);
      if (run > 0) return;
      for (let again = 0; again < WARM; again++) warm.push((await readFile(visit, path)).elapsed);
    });
  return [
    medianOf('text of 2 pages, first file', first, 'ms', null, `${CHOICE}; new profile, worker not yet loaded`),
    medianOf('text of 2 pages, warm', warm, 'ms', required(150), `${CHOICE}; worker running`),
  ];
}

async function large(lab, title, path, pages, noTasks) {
  const times = [];
  const tasks = [];
  for (let run = 0; run < LARGE; run++)
    await lab.during(ASSISTANT, {}, async (visit) => {
      const { from, elapsed } = await readFile(visit, path);
      times.push(elapsed);
      await expectPages(visit, path, pages);
      tasks.push(await visit.longTasksSince(from));
    });
  return [
    medianOf(`text of ${title}, first file`, times, 'ms', null, CHOICE),
    worstOf(
      `text of ${title}: tasks over 50 ms`,
      tasks.map(({ length }) => length),
      '',
      noTasks,
      TASKS,
    ),
    worstOf(
      `text of ${title}: longest task over 50 ms`,
      tasks.map((all) => Math.max(0, ...all)),
      'ms',
      null,
      TASKS,
    ),
  ];
}

async function cancel(lab, path) {
  const samples = [];
  for (let run = 0; run < LARGE; run++)
    await lab.during(ASSISTANT, {}, async (visit) => {
      await visit.page.evaluate((sought) => globalThis.bench.pressOnSight(sought, 'Cancel'), {
        selector: '[role="status"]',
        text: ' of 200',
      });
      const picker = { selector: 'button', text: 'Choose a PDF' };
      samples.push((await visit.timed('click', picker, () => fileInput(visit).setInputFiles(path))).elapsed);
    });
  return medianOf('Cancel while 200 pages are read', samples, 'ms', RAIL, 'click event to painted file picker');
}

/** From the choice of a PDF to its text on screen, and what it does to the page's main thread. */
export const name = 'pdf-text';
export async function run({ lab, files }) {
  return [
    ...(await twoPages(lab, files.resume)),
    ...(await large(lab, '45 pages', files.pages45, 45, required(0))),
    ...(await large(lab, '200 pages', files.pages200, 200, null)),
    ...(await large(lab, '20 MB, 2 pages', files.megabytes20, 2, null)),
    await cancel(lab, files.pages200),
  ];
}
