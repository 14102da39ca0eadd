import groups from 'content:challenges';
import { loaders } from 'content:challenges/groups';
import { expect, test } from 'vitest';
import { challenges } from '../support/challenges';

test("the product spec's five come first, in its order and its languages", () => {
  const heads = groups.flatMap((group) => group.challenges);
  expect(heads.slice(0, 5).map(({ id, title, language }) => `${id}. ${title} (${language})`)).toEqual([
    '1. Hello World (c)',
    '2. Sum of Two Numbers (c)',
    '3. FizzBuzz Simple (c)',
    '4. Even or Odd (c)',
    '5. C++ Vector Example (cpp)',
  ]);
});

test('the five ask for what the spec says: 5 and 7, 1 to 15, 42, five numbers in reverse', () => {
  expect(challenges.slice(0, 5).map(({ examples }) => examples[0]?.output)).toEqual([
    'Hello, World!\n',
    'Sum: 12\n',
    '1\n2\nFizz\n4\nBuzz\nFizz\n7\n8\nFizz\nBuzz\n11\nFizz\n13\n14\nFizzBuzz\n',
    '42 is even\n',
    '5 4 3 2 1\n',
  ]);
});

test('at least 40 more follow', () => {
  expect(challenges.length).toBeGreaterThanOrEqual(45);
});

test('the app gets each challenge whole, by its group: id, title, description, language, template', async () => {
  expect(Object.keys(loaders)).toEqual(groups.map(({ name }) => name));
  const whole = await Promise.all(groups.map(async ({ name }) => (await loaders[name]?.())?.default));
  expect(whole.flat()).toEqual(challenges);
  for (const { id, title, description, language, programs } of challenges)
    expect({ id, title, description, language, starter: programs[language]?.starter }).toEqual({
      id: expect.any(Number),
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      language: expect.stringMatching(/^(c|cpp|python|javascript|sql)$/),
      starter: expect.stringMatching(/\S/),
    });
});

test('the list has every challenge once, in its group', () => {
  expect(groups.flatMap(({ name, challenges: heads }) => heads.map(({ id, title }) => [name, id, title]))).toEqual(
    challenges.map(({ group, id, title }) => [group, id, title]),
  );
  expect(challenges.map(({ id }) => id).sort((a, b) => a - b)).toEqual(challenges.map((_, index) => index + 1));
});
