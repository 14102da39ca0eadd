import content from 'content:questions';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEAST_WORDS } from '../../../../src/domain/interview/answer/on-question';
import {
  BANDS,
  bandOf,
  CEILINGS,
  CRITERIA,
  ENOUGH_CONCEPTS,
  INTERVIEW_RUBRIC_VERSION,
  kindOf,
  LEAST_ANSWER_WORDS,
  LONGEST_ANSWER,
  PART_SHARES,
  POINTS,
  ROW_SHARE,
} from '../../../../src/domain/interview/answer/rubric';
import {
  CRITERION_OF,
  DENSITIES,
  EMPTY_WORDS,
  ENOUGH,
  LENGTHS,
  SIGNALS,
  WEIGHTS,
} from '../../../../src/domain/interview/answer/signals';
import { ANSWER_SECONDS, PAUSE_SECONDS } from '../../../../src/domain/interview/delivery/delivery-of';
import { LONGEST_JOB, SHARES } from '../../../../src/domain/interview/questions/make-questions';
import { APP_LANGUAGE } from '../../../../src/domain/speech/languages';
import { QUESTIONS } from './labelled-questions';

const page = readFileSync(join(process.cwd(), 'docs/interview-rubric.md'), 'utf8');
const numbers = (row: readonly (string | undefined)[]) => row.map(Number);

test('each kind of answer has ten points in all', () => {
  for (const points of Object.values(POINTS)) expect(Object.values(points).reduce((a, b) => a + b, 0)).toBeCloseTo(10);
  expect(Object.values(PART_SHARES).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

test('the page names the version, the points, the bands and the ceilings of the code', () => {
  expect(page).toContain(`# The interview rubric, version ${INTERVIEW_RUBRIC_VERSION}\n`);
  const rows = [...page.matchAll(/^\| `([a-z]+)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  expect(rows.map(([, id, ...points]) => [id, ...numbers(points)])).toEqual(
    CRITERIA.map(({ id }) => [
      id,
      POINTS.technical[id],
      POINTS.story[id],
      POINTS.situation[id],
      POINTS.introduction[id],
    ]),
  );
  for (const { band, from, anchor } of BANDS) expect(page).toContain(`| ${band} | ${from} | ${anchor} |`);
  for (const [id, limit] of Object.entries(CEILINGS)) expect(page).toContain(`| \`${id}\` | ${limit} |`);
});

test('the page has the points of every signal', () => {
  const rows = [...page.matchAll(/^\| [^`|]+ \| ([a-z]+) \| [^|]+ \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|$/gm)];
  expect(rows.map(([, id, ...points]) => [id, ...numbers(points)])).toEqual(
    SIGNALS.map((one) => [CRITERION_OF[one], WEIGHTS.technical[one], WEIGHTS.story[one], WEIGHTS.introduction[one]]),
  );
  expect(WEIGHTS.situation).toEqual(WEIGHTS.story);
});

test('the page names the thresholds of the code', () => {
  for (const words of [
    `fewer than ${LEAST_ANSWER_WORDS} words`,
    `first ${LONGEST_ANSWER.toLocaleString('en-US')} characters`,
    `| ${LENGTHS.full}; nothing up to ${LENGTHS.none} |`,
    `nothing from ${100 * EMPTY_WORDS} in 100 |`,
    `fewer than ${LEAST_WORDS} words of its own`,
    `| ${ENOUGH.cues} ways of each |`,
    `| ${DENSITIES.full}; nothing up to ${DENSITIES.none} |`,
    ...[ENOUGH.subject, ENOUGH.ownWords, ENOUGH.particulars, ENOUGH.deeds, ENOUGH.figures, ENOUGH.turns].map(
      (enough) => `| ${enough} |`,
    ),
    `${ENOUGH_CONCEPTS * 100} % of the concepts`,
    `at most ${ROW_SHARE * 100} % of the points for the usual terms`,
    `Situation ${PART_SHARES.situation * 100} %, task ${PART_SHARES.task * 100} %, action ${PART_SHARES.action * 100} %, result ${PART_SHARES.result * 100} %`,
    `first ${LONGEST_JOB.toLocaleString('en-US')} characters`,
    `comfortable from ${APP_LANGUAGE.pace.slowest} to ${APP_LANGUAGE.pace.fastest}`,
    `longer than ${PAUSE_SECONDS} seconds`,
    `seconds beyond ${ANSWER_SECONDS}`,
    `${content.technical.length} technical, ${content.situational.length} situational, ${content.behavioural.length} behavioural`,
  ])
    expect(page).toContain(words);
  for (const [count, { technical, behavioral, situational }] of Object.entries(SHARES))
    expect(page).toContain(`| ${count} | ${technical} | ${behavioral} | ${situational} |`);
});

test.each([
  [10, 'strong'],
  [8, 'strong'],
  [7.9, 'solid'],
  [4, 'partial'],
  [2, 'thin'],
  [0, 'weak'],
] as const)('%s points are %s', (score, band) => expect(bandOf(score)).toBe(band));

test.each([
  ['hash-tables', 'technical'],
  ['broken-deployment', 'situation'],
  ['failure', 'story'],
  ['about-yourself', 'introduction'],
])('%s wants an answer of the kind %s', (key, kind) => {
  const question = QUESTIONS[key];
  expect(question && kindOf(question)).toBe(kind);
});
