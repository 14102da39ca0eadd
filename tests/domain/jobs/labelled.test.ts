// What postings ask for, against labels made by hand. The reader was made from every second of the first 24; the others were
// set aside, and looked at once: what they showed led to one rule more. Sixteen more were written when the reader worked, and
// their figures at first sight are the fair ones. Figures, and those of the reader before: docs/decisions/jobs.md.
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { skillByName } from '../../../src/domain/skills/skills-data';
import { measure, precision, recall } from './labelled/measure';
import { POSTINGS_A } from './labelled/postings-a';
import { POSTINGS_B } from './labelled/postings-b';
import { POSTINGS_C } from './labelled/postings-c';
import { POSTINGS_D } from './labelled/postings-d';

const FIRST = [...POSTINGS_A, ...POSTINGS_B];
const half = (rest: number) => FIRST.filter((_, at) => at % 2 === rest);

test('the labels are names of the vocabulary', () => {
  const names = [...FIRST, ...POSTINGS_C, ...POSTINGS_D]
    .flatMap(({ must, nice, anyOf, ways }) => [must, nice, ...anyOf, ways])
    .flatMap((text) => text.split(';'))
    .map((name) => name.trim());
  expect(names.filter((name) => name !== '' && !skillByName(name))).toEqual([]);
});

/** Least precision and recall, per cent. */
describe.each([
  {
    name: 'the half that rules were made from',
    of: half(0),
    must: [99, 95],
    nice: [99, 99],
    anyOf: [99, 96],
    ways: [99, 99],
  },
  { name: 'the half that was set aside', of: half(1), must: [98, 90], nice: [89, 97], anyOf: [99, 99], ways: [99, 84] },
  { name: 'those written later', of: POSTINGS_C, must: [95, 93], nice: [95, 92], anyOf: [99, 93], ways: [99, 99] },
  { name: 'those written last', of: POSTINGS_D, must: [90, 97], nice: [99, 87], anyOf: [99, 99], ways: [99, 99] },
])('$name', ({ of, ...least }) => {
  const measured = measure(of, readJob);
  test.each(['must', 'nice', 'anyOf', 'ways'] as const)('%s', (part) => {
    const [ofFound = 0, ofTrue = 0] = least[part];
    expect(precision(measured[part]), measured.errors.join('\n')).toBeGreaterThanOrEqual(ofFound);
    expect(recall(measured[part]), measured.errors.join('\n')).toBeGreaterThanOrEqual(ofTrue);
  });
});
