import { expect, test } from 'vitest';
import { markPosting } from '../../../src/domain/jobs/mark-posting';

const marked = (text: string) =>
  markPosting(text).lines.map((line) =>
    line.map((piece) => (piece.need ? `[${piece.need} ${piece.text}]` : piece.text)).join(''),
  );

test('the words that ask for something are marked, and every other character stays', () => {
  expect(marked('You know Python.\nTerraform is a plus.')).toEqual([
    'You know [must Python].',
    '[nice Terraform] is a plus.',
  ]);
});

test('what is ruled out is not marked', () => {
  expect(marked('Kotlin required, no PHP')).toEqual(['[must Kotlin] required, no PHP']);
  expect(markPosting('Kotlin required, no PHP')).toMatchObject({ must: ['Kotlin'], nice: [] });
});

test('a skill that is required once is marked so wherever it is named', () => {
  expect(marked('We like Docker.\nDocker is required.')).toEqual([
    'We like [must Docker].',
    '[must Docker] is required.',
  ]);
});

test('markup becomes text before it is marked', () => {
  expect(marked('<li><b>SQL</b> &amp; Git required</li>').join('\n')).toContain('[must SQL] & [must Git] required');
});

test('nothing to read', () => {
  expect(markPosting('')).toMatchObject({ must: [], nice: [], years: null });
  expect(marked('We are a friendly team.')).toEqual(['We are a friendly team.']);
  expect(markPosting('5+ years of experience').years).toBe(5);
});
