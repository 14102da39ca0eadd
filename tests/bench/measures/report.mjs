import { ASSISTANT, analyse, describeJob, expectPages, readFile } from '../support/assistant.mjs';
import { medianOf, required } from '../support/figures.mjs';
import { POSTING } from '../support/texts.mjs';

const FIRST = 5;
const WARM = 12;

/** From the click on Analyze Resume to the report on screen, the file's text being there. */
export const name = 'report';
export async function run({ lab, files }) {
  const first = [];
  const warm = [];
  for (let run = 0; run < FIRST; run++)
    await lab.during(ASSISTANT, {}, async (visit) => {
      await readFile(visit, files.resume);
      await expectPages(visit, files.resume, 2);
      await describeJob(visit, POSTING);
      first.push((await analyse(visit, 'ATS score')).elapsed);
      if (run > 0) return;
      for (let again = 0; again < WARM; again++) {
        await visit.page.getByRole('button', { name: 'Try Another Action' }).click();
        warm.push((await analyse(visit, again % 2 === 0 ? 'Keyword match' : 'ATS score')).elapsed);
      }
    });
  return [
    medianOf('report on 2 pages, first', first, 'ms', required(300), 'click to painted score; engine not yet loaded'),
    medianOf('report on 2 pages, warm', warm, 'ms', required(300), 'click to painted score; two actions in turn'),
  ];
}
