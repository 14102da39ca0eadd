import { describe, expect, test } from 'vitest';
import { chainsOf } from '../../../src/domain/steps/chains';
import type { StepThing, StepVariable } from '../../../src/domain/steps/types';

const node = (...to: readonly number[]): StepThing => ({
  kind: 'object',
  of: 'struct node',
  fields: to.map((number, at): StepVariable => [`field ${at}`, { to: number }]),
});
const step = (variables: readonly number[], things: Readonly<Record<number, StepThing>>) => ({
  frames: [{ name: 'main', line: 1, variables: variables.map((to, at): StepVariable => [`v${at}`, { to }]) }],
  things,
});

describe('things are drawn in rows in which each leads to the next', () => {
  test.each([
    ['a list, however its nodes came about', step([3], { 1: node(), 2: node(1), 3: node(2) }), [[3, 2, 1]]],
    ['two lists with a common end', step([1, 2], { 1: node(3), 2: node(3), 3: node() }), [[1, 3], [2]]],
    ['a ring', step([1], { 1: node(2), 2: node(1) }), [[1, 2]]],
    ['one that leads to itself', step([1], { 1: node(1) }), [[1]]],
    ['a tree', step([1], { 1: node(2, 3), 2: node(4), 3: node(), 4: node() }), [[1, 2, 4], [3]]],
    ['what no variable leads to', step([], { 5: node(), 6: node(5) }), [[5], [6]]],
    ['what is named and was not kept', step([9], { 1: node(8) }), [[1]]],
  ])('%s', (_, given, rows) => expect(chainsOf(given)).toEqual(rows));

  test('items of lists and entries of maps lead on, too', () => {
    const list: StepThing = { kind: 'list', of: 'list', length: 2, items: ['1', { to: 2 }] };
    const map: StepThing = { kind: 'map', of: 'dict', length: 1, entries: [['k', { to: 3 }]] };
    expect(chainsOf(step([1], { 1: list, 2: map, 3: node() }))).toEqual([[1, 2, 3]]);
  });
});
