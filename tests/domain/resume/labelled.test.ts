import { expect, test } from 'vitest';
import { figuresOf, halfOf } from './labelled/measure';

test('even', () => {
  console.log(JSON.stringify(figuresOf(halfOf(false)), null, 1));
  const { wrong, ...odd } = figuresOf(halfOf(true));
  console.log('ODD', JSON.stringify(odd), wrong.length);
  expect(1).toBe(1);
});
