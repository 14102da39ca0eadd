import bank from 'content:bank-words';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { evaluateAnswer } from '../../../../src/domain/interview/answer/evaluate-answer';
import { figuresOf, judgedHalf, orderedBy, questionOf, tableOf } from '../../../support/judge-figures';
import type { LabelledQuestion } from '../../../support/labelled-answers';

const page = readFileSync('docs/interview-rubric.md', 'utf8');
const worked = await judgedHalf('worked');
const evaluations = worked.flatMap(({ answers }) =>
  answers.flatMap(({ evaluation }) => (evaluation.kind === 'evaluation' ? [evaluation] : [])),
);
/** Points that a question looks for may be called so: "data that must be right". */
const labels = worked
  .flatMap(({ question }) => question.concepts.map(({ label }) => label))
  .sort((a, b) => b.length - a.length);
const share = ({ right, all }: { right: number; all: number }) => right / all;

describe.each([
  { areas: /^(?:technical|personal)$/, ordered: 0.93, ownWords: 0.94, apart: 2 },
  // Made for version 4, by people who did not know the judge; version 3 ordered 71 % of the pairs.
  { areas: /-\d$/, ordered: 0.8, ownWords: 0.8, apart: 2 },
])('against the worked half of $areas', ({ areas, ...least }) => {
  const some = worked.filter(({ area }) => areas.test(area));
  const judge = figuresOf(some);
  const length = orderedBy(some, ({ words }) => words);

  test('answers are ordered, far better than by their length', () => {
    expect(share(judge.ordered)).toBeGreaterThan(least.ordered);
    expect(share(judge.ownWords)).toBeGreaterThan(least.ownWords);
    expect(share(judge.stuffed)).toBeGreaterThan(0.975);
    expect(share(judge.ordered) - share(length.ordered)).toBeGreaterThan(0.15);
    expect(judge.apart).toBeLessThanOrEqual(least.apart);
  });

  test('the page has its figures', () => {
    for (const [name, now] of tableOf(some)) expect(page, name).toContain(now);
  });
});

test('what is listed as missing is missing', () => {
  const { missing } = figuresOf(worked);
  expect(share(missing)).toBeGreaterThanOrEqual(0.95);
  expect(missing.all).toBeGreaterThan(40);
});

test('the same words differ by at most half a point, however they are contracted and pointed', async () => {
  const pairs = z
    .array(z.looseObject({ a: z.string(), b: z.string() }))
    .parse(parse(readFileSync('tests/fixtures/interview/same-words.yaml', 'utf8')));
  for (const pair of pairs) {
    const question = await questionOf(pair as unknown as LabelledQuestion);
    const [a, b] = [pair.a, pair.b].map((answer) => evaluateAnswer({ bank, question, answer }).score);
    expect(Math.abs((a ?? 0) - (b ?? 0)), pair.b).toBeLessThanOrEqual(0.5);
  }
});

test('no advice stands under more than a tenth of the answers', () => {
  const times = new Map<string, number>();
  for (const { improvements, strongerOutline, followUp } of evaluations)
    for (const text of new Set([
      followUp,
      ...improvements.map((one) => one.text),
      ...strongerOutline.filter(({ from }) => from === 'question').map((one) => one.text),
    ]))
      times.set(text, (times.get(text) ?? 0) + 1);
  expect([...times].filter(([, count]) => count > evaluations.length / 10)).toEqual([]);
});

test('nothing is called right or strong, and no line counts to nought', () => {
  for (const { summary, criteria } of evaluations)
    for (const line of [summary, ...criteria.map(({ says }) => says)]) {
      const own = labels.reduce((text, label) => text.replaceAll(label, ''), line);
      expect(own).not.toMatch(/\bright\b|\bstrong\b|could stand|as it is/i);
      expect(line.replace(/^0\.0 of 10/, '')).not.toMatch(/(?<![\d.,])0(?![\d.,])/);
    }
});

test('a figure is praised only where it is a result', () => {
  const question = worked.find(({ name }) => name === 'behavioural--tight-deadline')?.question;
  if (!question) throw new RangeError('No question');
  const summaryOf = (answer: string) => evaluateAnswer({ bank, question, answer }).summary;
  const story =
    'In May I had to deliver the new import for our biggest customer. I wrote it with a colleague at night.';
  expect(summaryOf(`${story} We were a team of 12 people in the old office by the river.`)).not.toContain(
    'has a figure',
  );
  expect(summaryOf(`${story} The import went from 90 minutes to 4 and they stayed.`)).toContain('has a figure');
});
