import { readFileSync } from 'node:fs';
import { moduleRunnerTransform, transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import * as xstate from 'xstate';
import { type AnyStateMachine, createActor, initialTransition } from 'xstate';
import { registry } from '../../machines/registry';
import { allTransitions, statePath } from '../support/replay';

/** What a machine file must not find: the visualiser's page is not the app's. */
const ABSENT = ['window', 'document', 'navigator', 'localStorage', 'fetch', 'process', 'require'];

/**
 * Runs the text of one file as the Stately visualiser does: types stripped, and nothing to import but `xstate`.
 * @returns what the file exports
 * @throws when it asks for another module, or stumbles while it is loaded
 */
async function openAlone(file: string, source: string): Promise<Record<string, unknown>> {
  const { code } = await transformWithOxc(source, file);
  const module = await moduleRunnerTransform(code, null, file, source);
  if (!module) throw new Error(`${file} could not be read`);
  const exports: Record<string, unknown> = {};
  const load = async (specifier: string) => {
    if (specifier !== 'xstate') throw new Error(`${file} cannot be opened alone: it imports "${specifier}"`);
    return xstate;
  };
  const names = {
    __vite_ssr_exports__: exports,
    __vite_ssr_import__: load,
    __vite_ssr_dynamic_import__: load,
    __vite_ssr_exportName__: (name: string, get: () => unknown) =>
      Object.defineProperty(exports, name, { enumerable: true, configurable: true, get }),
    __vite_ssr_import_meta__: {},
  };
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction(...Object.keys(names), ...ABSENT, `'use strict';${module.code}`)(...Object.values(names));
  return exports;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof xstate.StateMachine;

describe.each(registry.map((entry) => [entry.file, entry] as const))('%s.machine.ts, opened alone', (file, entry) => {
  const path = `machines/${file}.machine.ts`;

  test('holds one machine, the same as in the app', async () => {
    const machines = Object.values(await openAlone(path, readFileSync(path, 'utf8'))).filter(isMachine);
    expect(machines).toHaveLength(1);
    const [machine] = machines as [AnyStateMachine];
    expect(machine.id).toBe(entry.machine.id);
    expect(allTransitions(machine)).toEqual(allTransitions(entry.machine));
  });

  test('starts there, and an actor of it runs until it needs what only the app has', async () => {
    const [machine] = Object.values(await openAlone(path, readFileSync(path, 'utf8'))).filter(isMachine);
    if (!machine) throw new Error('no machine');
    const [snapshot] = initialTransition(machine, entry.input);
    expect(snapshot.status).toBe('active');
    const actor = createActor(machine, { input: entry.input });
    actor.start();
    expect(statePath(actor.getSnapshot().value)).not.toBe('');
    actor.stop();
  });
});

describe('what cannot be opened alone is named', () => {
  test.each([
    ['a library', "import { nanoid } from 'nanoid'; export const id = nanoid();", 'it imports "nanoid"'],
    ['a file beside it', "import { rows } from './rows'; export const all = rows;", 'it imports "./rows"'],
    ['a file fetched later', "export const rows = await import('./rows');", 'it imports "./rows"'],
    ['the page', 'export const width = window.innerWidth;', 'innerWidth'],
  ])('%s', async (_, source, words) => {
    await expect(openAlone('machines/made-by-the-test.machine.ts', source)).rejects.toThrow(words);
  });

  test('types alone are no import', async () => {
    const source = "import type { Row } from './rows'; export const row: Row | null = null;";
    expect(await openAlone('machines/made-by-the-test.machine.ts', source)).toEqual({ row: null });
  });
});
