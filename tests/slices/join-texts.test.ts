import { expect, test } from 'vitest';
import { joinTexts } from '../../src/features/terminal/join-texts';

const base = { source: 'a\nb\nc', input: '1\n2' };

test.each([
  ['nobody else wrote', { source: 'a\nb\nC' }, { source: base.source }, base, { source: 'a\nb\nC' }, []],
  [
    'another tab wrote in another line',
    { source: 'a\nb\nC' },
    { source: base.source },
    { ...base, source: 'A\nb\nc' },
    { source: 'A\nb\nC' },
    [],
  ],
  [
    'another tab wrote in the same line',
    { source: 'a\nb\nC' },
    { source: base.source },
    { ...base, source: 'a\nb\ncc' },
    { source: 'a\nb\nC' },
    ['source'],
  ],
  ['without a base what is given holds', { source: 'x' }, {}, { ...base, source: 'y' }, { source: 'x' }, []],
  [
    'the input likewise; other fields go through',
    { input: '1\n2\n3', name: 'main.c' },
    { input: base.input },
    { ...base, input: '0\n2' },
    { input: '0\n2\n3', name: 'main.c' },
    [],
  ],
] as const)('%s', (_, change, bases, now, joined, lost) => {
  expect(joinTexts(change, bases, now)).toEqual({ change: joined, lost });
});
