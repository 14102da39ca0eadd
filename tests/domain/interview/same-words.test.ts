import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent } from '../../../src/content/schema/read.ts';
import { readRoles } from '../../../src/content/schema/rooms/roles.ts';

const text = z.string().trim().min(1);
const about = { topic: text, a: text, b: text };
const pairs = z
  .array(
    z.union([
      z.strictObject({ role: text, ...about }),
      z.strictObject({ bank: z.enum(['introduction', 'behavioural', 'situational', 'technical']), ...about }),
    ]),
  )
  .parse(parse(readFileSync('tests/fixtures/interview/same-words.yaml', 'utf8')));

const questions = readContent('questions');
const banks = { ...questions, introduction: [questions.introduction] };
const roles = new Map(readRoles('src/content', process.cwd()).map(({ source, data }) => [source.name, data.questions]));

/** A text in the one form that both of a pair come to: no commas, typewriter apostrophes, contractions written out. */
const plain = (said: string) =>
  said
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replaceAll(',', '')
    .replace(/\bcan't\b/g, 'cannot')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/\blet's\b/g, 'let us')
    .replace(/n't\b/g, ' not')
    .replace(/'m\b/g, ' am')
    .replace(/'re\b/g, ' are')
    .replace(/'ve\b/g, ' have')
    .replace(/'ll\b/g, ' will')
    .replace(/\b(it|that|there|who|what|here|he|she|one|where)'s\b(?! character)/g, '$1 is')
    .replace(/'d\b/g, ' would')
    .replace(/\b(who|it) has (sat|been)\b/g, '$1 is $2')
    .replace(
      /\b(i|he|she|we|they|you|who|it) had (?=(?:not |all |even )?(?:been|had|told|tried|made)\b)/g,
      '$1 would ',
    );

test('each pair is about a question of the banks', () => {
  const unknown = pairs.filter((one) =>
    'role' in one
      ? !roles.get(one.role)?.some(({ topic }) => topic === one.topic)
      : !banks[one.bank].some(({ id }) => id === one.topic),
  );
  expect(unknown).toEqual([]);
});

test('there are twenty pairs, and no two of a pair are written alike', () => {
  expect(pairs).toHaveLength(20);
  expect(pairs.filter(({ a, b }) => a === b)).toEqual([]);
});

test.each(pairs.map(({ topic, a, b }, at) => [at + 1, topic, a, b] as const))('pair %i, %s', (_, __, a, b) => {
  expect(plain(a).split(/\s+/)).toEqual(plain(b).split(/\s+/));
});
