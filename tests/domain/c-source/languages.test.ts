import { expect, test } from 'vitest';
import { defaultStandards, helloWorld, isStandardOf, standardsOf } from '../../../src/domain/c-source/languages';
import { shapeOf } from '../../../src/domain/c-source/shape';

test('C17 and C++17 unless chosen; a standard belongs to one language', () => {
  expect(defaultStandards).toEqual({ c: 'C17', cpp: 'C++17' });
  for (const standard of standardsOf.c) {
    expect(isStandardOf('c', standard)).toBe(true);
    expect(isStandardOf('cpp', standard)).toBe(false);
  }
  expect(isStandardOf('cpp', 'C++98')).toBe(false);
});

test('hello-world gives no remark in C and C++', () => {
  for (const source of [helloWorld.c, helloWorld.cpp])
    expect(shapeOf(source)).toMatchObject({ includes: true, hasMain: true, mainReturns: true, prints: true });
});
