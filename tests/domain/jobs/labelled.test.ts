// What postings ask for, against labels made by hand. Rules are made from every second posting; the others are set aside, and
// are looked at only once the rules are done. Figures, and those of the reader before: docs/decisions/jobs.md.
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';
import { skillByName } from '../../../src/domain/skills/skills-data';
import { type Measure, measure, precision, recall } from './labelled/measure';
import { POSTINGS_A } from './labelled/postings-a';
import { POSTINGS_B } from './labelled/postings-b';

const ALL = [...POSTINGS_A, ...POSTINGS_B];
const half = (rest: number): Measure =>
  measure(
    ALL.filter((_, at) => at % 2 === rest),
    readJob,
  );

test('the labels are names of the vocabulary', () => {
  const names = ALL.flatMap(({ must, nice, anyOf, ways }) => [must, nice, ...anyOf, ways])
    .flatMap((text) => text.split(';'))
    .map((name) => name.trim());
  expect(names.filter((name) => name !== '' && !skillByName(name))).toEqual([]);
});

/** Least precision and recall, per cent. */
describe.each<readonly [half: string, rest: number, least: Readonly<Record<string, readonly [number, number]>>]>([
  ['rules were made from', 0, { must: [98, 91], nice: [97, 97], anyOf: [98, 90], ways: [98, 98] }],
  ['was set aside', 1, { must: [97, 89], nice: [88, 93], anyOf: [98, 86], ways: [98, 84] }],
])('the half that %s', (_, rest, least) => {
  const measured = half(rest);
  test.each(['must', 'nice', 'anyOf', 'ways'] as const)('%s', (part) => {
    const [ofFound = 0, ofTrue = 0] = least[part] ?? [];
    expect(precision(measured[part]), measured.errors.join('\n')).toBeGreaterThanOrEqual(ofFound);
    expect(recall(measured[part]), measured.errors.join('\n')).toBeGreaterThanOrEqual(ofTrue);
  });
});
