import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { addJobMachine } from '../../machines/add-job.machine';
import type { PdfProblem } from '../../machines/contracts/pdf';
import { readFileLogic } from '../../src/app/actors/job-actors';
import { problems } from '../../src/features/jobs/job-words';

const file = new File(['%PDF-1.7\n'], 'posting.pdf', { type: 'application/pdf' });
const failingWith = (problem: PdfProblem) =>
  readFileLogic((_data, send) => {
    send({ type: 'pdf.failed', problem });
    return () => {};
  });

test.each([
  ['offline', 'offline'],
  ['scanned', 'picture'],
  ['blank', 'picture'],
  ['damaged', 'unreadable'],
  ['reader-failed', 'unreadable'],
] as const)('a PDF of a posting that is %s is refused as %s', async (problem, reason) => {
  const actor = createActor(failingWith(problem), { input: { file } });
  const done = toPromise(actor);
  actor.start();
  await expect(done).rejects.toEqual({ reason });
});

test('the page says that the network is what is missing', async () => {
  const actor = createActor(addJobMachine.provide({ actors: { readFile: failingWith('offline') } }), {
    input: { text: '' },
  });
  actor.start();
  actor.send({ type: 'file.chosen', file });
  await expect.poll(() => actor.getSnapshot().context.problem).toBe('offline');
  expect(problems.offline).toMatch(/no network.*Connect once|no network.*connect once/);
});
