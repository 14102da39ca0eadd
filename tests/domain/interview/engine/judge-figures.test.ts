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
const share = ({ right, all }: { right: number; all: number }) => right / all;

describe('against the half that may be looked at', () => {
  const judge = figuresOf(worked);
  const length = orderedBy(worked, ({ words }) => words);

  test('answers are ordered, far better than by their length', () => {
    expect(share(judge.ordered)).toBeGreaterThan(0.92);
    expect(share(judge.ownWords)).toBeGreaterThan(0.94);
    expect(share(judge.stuffed)).toBeGreaterThan(0.98);
    expect(share(judge.ordered) - share(length.ordered)).toBeGreaterThan(0.15);
    expect(judge.apart).toBeLessThanOrEqual(2);
  });

  test('what is listed as missing is missing', () => {
    expect(share(judge.missing)).toBeGreaterThanOrEqual(0.95);
    expect(judge.missing.all).toBeGreaterThan(40);
  });

  test('the page has its figures', () => {
    for (const [name, now] of tableOf(worked)) expect(page, name).toContain(now);
  });
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
      expect(line).not.toMatch(/\bright\b|\bstrong\b|could stand|as it is/i);
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
