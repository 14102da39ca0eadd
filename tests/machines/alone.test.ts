import { readFileSync } from 'node:fs';
import { moduleRunnerTransform, transformWithOxc } from 'vite';
import { describe, expect, test } from 'vitest';
import * as xstate from 'xstate';
import { type AnyStateMachine, createActor, SimulatedClock } from 'xstate';
import { registry } from '../../machines/registry';
import { allTransitions, statePath } from '../support/replay';
import { happyPathOf } from './all-replays';

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

/** After this, an actor has said all that it has to say of its own accord. */
const allSaid = () => new Promise((resolve) => setImmediate(resolve));

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

  test('is walked along its happy path by hand: each actor waits, and its answer is sent', async () => {
    const [machine] = Object.values(await openAlone(path, readFileSync(path, 'utf8'))).filter(isMachine);
    if (!machine) throw new Error('no machine');
    const { starts, steps } = happyPathOf(file);
    // No time passes: delays are sent by hand, like everything else.
    const actor = createActor(machine, { input: entry.input, clock: new SimulatedClock() });
    const failures: unknown[] = [];
    actor.subscribe({ error: (error) => failures.push(error) });
    actor.start();
    const seen = () => statePath(actor.getSnapshot().value);
    await allSaid();
    const walked = [seen()];
    for (const [event] of steps) {
      actor.send(event);
      await allSaid();
      walked.push(seen());
    }
    expect(walked).toEqual(
      [starts, ...steps.map(([, expected]) => expected)].map((expected) =>
        typeof expected === 'string' ? expected : expected.state,
      ),
    );
    expect(failures).toEqual([]);
    expect(actor.getSnapshot().status).toBe('active');
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
