import { medianOf } from '../support/figures.mjs';
import { documentOf, POSTING, postingOf } from '../support/texts.mjs';

const WARM_UP = 5;
const RUNS = 30;

function times(work) {
  const samples = [];
  for (let run = -WARM_UP; run < RUNS; run++) {
    const from = performance.now();
    work();
    if (run >= 0) samples.push(performance.now() - from);
  }
  return samples;
}

/** The engines alone, in Node: what the workers spend. */
export const name = 'engine';
export function run({ modules: { analyseResume, readJob, findSkills } }) {
  const job = readJob(POSTING);
  const document = documentOf();
  const long = postingOf(50_000);
  const lines = long.split('\n');
  const how = 'in Node, after 5 runs';
  return [
    medianOf(
      'engine: report on 2 pages',
      times(() => analyseResume({ document, job, today: '2026-11' })),
      'ms',
      null,
      how,
    ),
    medianOf(
      'engine: skills in 50,000 words',
      times(() => findSkills(lines)),
      'ms',
      null,
      how,
    ),
    medianOf(
      'engine: job of 50,000 words',
      times(() => readJob(long)),
      'ms',
      null,
      how,
    ),
  ];
}
