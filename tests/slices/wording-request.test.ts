import { expect, test } from 'vitest';
import { evidenceOf } from '../../src/app/evidence-of';
import { createStore } from '../../src/app/store';
import { wordingRequest } from '../../src/app/wording-request';
import { newLetter } from '../../src/domain/cover-letter/letter';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { resumeAdded } from '../../src/features/resume-form/documents-slice';
import { letterAdded } from '../../src/features/resume-form/letters/letters-slice';
import { jobWith } from '../domain/jobs/samples';
import { filled } from '../domain/resume-document/support';

const job = jobWith({ posting: 'Engineer\n\nRequirements\n- Go\n- Kafka', title: 'Engineer', company: 'Acme' });

function store() {
  const made = createStore({ secrets: { read: () => null } });
  made.dispatch(resumeAdded(filled));
  made.dispatch(jobKept(job));
  const letter = newLetter({
    ...{ id: 'letter-1', title: 'L', at: '2026-11-20T10:00:00.000Z', day: '2026-11-20' },
    ...{ job, resume: { id: filled.id, city: '' } },
  });
  made.dispatch(letterAdded(letter));
  return made;
}

test('a model is asked with what is kept at that moment', () => {
  const state = store().getState();
  const lines = wordingRequest(state, { kind: 'lines', resume: filled.id, job: job.id }).messages[0]?.text ?? '';
  expect(lines).toContain('1: Built a ledger in Go.\n2: Cut the build from 12 to 4 minutes.\n3: Wrote the search.');
  expect(lines).toContain(job.posting);
  const letter = wordingRequest(state, { kind: 'letter', letter: 'letter-1' }).messages[0]?.text ?? '';
  expect(letter).toContain('Built a ledger in Go.');
  expect(letter).toContain('Engineer at Acme');
  expect(wordingRequest(state, { kind: 'letter', letter: 'gone' }).messages[0]?.text).toContain('unknown');
  expect(wordingRequest(state, { kind: 'lines', resume: 'gone', job: null }).messages).toHaveLength(1);
});

test('the evidence of a job is that of its own screen', async () => {
  const { rows } = await evidenceOf(store().getState(), job);
  expect(rows.map(({ requirement, strength }) => [requirement.skill, strength])).toEqual([
    ['Apache Kafka', 'gap'],
    ['Go', 'work'],
  ]);
});
