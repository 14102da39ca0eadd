// What is read out of whole job postings, line by line. Where a change of the engine is meant, `npx vitest run -u` writes
// these files again; read the difference against the posting.
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { BACKEND_JOB, FRONTEND_JOB } from '../report/resumes';
import { DATA, EMBEDDED, GOVERNMENT, LINKEDIN, ONE_PARAGRAPH, STARTUP } from './postings';

describe('a posting', () => {
  test.each([
    ['linkedin', LINKEDIN],
    ['startup', STARTUP],
    ['government', GOVERNMENT],
    ['data', DATA],
    ['embedded', EMBEDDED],
    ['one-paragraph', ONE_PARAGRAPH],
    ['backend', BACKEND_JOB],
    ['frontend', FRONTEND_JOB],
  ])('%s', async (name, text) => {
    await expect(`${JSON.stringify(readJob(text), null, 1)}\n`).toMatchFileSnapshot(`golden/${name}.json.txt`);
  });
});
