import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../../machines/registry';
import { allNodes } from '../support/replay';
import { specNameOf, specStates } from './spec-states';

const stateNodes = (file: string) => {
  const machine = registry.find((entry) => entry.file === file)?.machine;
  if (!machine) throw new Error(`There is no machine ${file}.`);
  return allNodes(machine).slice(1);
};

describe.each(registry.map(({ file }) => file))('%s', (file) => {
  test('each of its states says in a sentence what it is', () => {
    const bare = stateNodes(file).filter(({ description }) => !/^\p{Lu}.*\S$/u.test(description ?? ''));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('no two of its states say the same', () => {
    const told = stateNodes(file).map(({ description }) => description);
    expect(told.filter((words, index) => told.indexOf(words) !== index)).toEqual([]);
  });

  test('its file has fewer than 300 lines', () => {
    expect(readFileSync(`machines/${file}.machine.ts`, 'utf8').split('\n').length).toBeLessThan(300);
  });
});

describe('the states that the product spec names', () => {
  test.each(specStates)('$file: $quote', ({ file, states }) => {
    const names = stateNodes(file).map((node) => specNameOf(file, node));
    expect(states.filter((state) => !names.includes(state))).toEqual([]);
  });

  test.each(registry.map(({ file }) => file))('%s: no state claims a name that the spec does not have', (file) => {
    const named = specStates.filter((row) => row.file === file).flatMap(({ states }) => states);
    const claimed = stateNodes(file).flatMap((node) => specNameOf(file, node) ?? []);
    expect(claimed.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('a state that is missing is found out', () => {
    expect(specNameOf('chat', { key: 'replying', meta: undefined })).toBeNull();
    expect(specNameOf('chat', { key: 'loading', meta: undefined })).toBe('loading');
    expect(specNameOf('trainer', { key: 'jobInput', meta: undefined })).toBe('job input');
    expect(specNameOf('speech', { key: 'restarting', meta: { spec: 'listening' } })).toBe('listening');
  });
});
