import { expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { furtherPosting } from '../../../src/domain/jobs/several-postings';
import * as postings from './postings';
import { POSTING } from './samples';

const further = (text: string) => furtherPosting(readJob(text).lines);
const SECOND = POSTING.replace('Backend Developer', 'Data Engineer');

test.each([
  ['one after the other', `${POSTING}\n\n${SECOND}`, 'Data Engineer'],
  ['a line between them', `${POSTING}\n---\n${SECOND}`, 'Data Engineer'],
  ['with a label', `${POSTING}\n\nJob title: Nurse\n\nRequirements\n- SQL`, 'Job title: Nurse'],
])('two postings in one text: %s', (_, text, title) => {
  expect(further(text)).toBe(title);
});

test.each([
  ['one posting', POSTING],
  ['two lists of requirements for one job', `${POSTING}\n\nQualifications\n- SQL`],
  ['a role in a list', `${POSTING}\n\nYour colleagues\n- Senior Engineer\n\nQualifications\n- SQL`],
  ['a further title with nothing it asks for', `${POSTING}\n\nData Engineer\n\nApply by mail.`],
  ['nothing', ''],
])('one posting: %s', (_, text) => {
  expect(further(text)).toBeNull();
});

test.each(
  Object.entries<unknown>(postings).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  ),
)('none of the whole postings is taken for two: %s', (_, text) => {
  expect(further(text)).toBeNull();
});
