import { describe, expect, test } from 'vitest';
import { ONE, type Page, TWO } from './gutter-pages';
import { read } from './set-type';

const half = (pages: readonly Page[], which: number) => pages.filter((_, i) => i % 2 === which);

describe.each([
  ['to work with', 0],
  ['set aside', 1],
] as const)('pages %s', (_, which) => {
  test.each(half(ONE, which))('one column: $name', ({ runs }) => {
    expect(read(runs).columns).toBe(1);
  });

  test.each(half(TWO, which))('two columns: $name', ({ runs }) => {
    expect(read(runs).columns).toBe(2);
  });
});

const textsOf = (name: string) => read(ONE.find((page) => page.name === name)?.runs ?? []).texts;

test('a place at the right stays with its head', () => {
  const texts = textsOf('places without years at the right, from one left edge, drawn last and smaller');
  expect(texts.indexOf('Developer, Hooli') - texts.indexOf('Turku, Finland')).toBe(1);
});

test('contacts at the right of the name come before the jobs', () => {
  const texts = textsOf('contacts at the right of the name, from one left edge');
  expect(texts.indexOf('Gothenburg, Sweden')).toBeLessThan(texts.indexOf('Engineer, Acme'));
});
