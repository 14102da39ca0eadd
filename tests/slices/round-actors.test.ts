import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, toPromise } from 'xstate';
import type { AnyProgram, BuildEvent, RunTestsInput, TestsEvent } from '../../machines/contracts/compiler';
import { judgeProgramLogic } from '../../src/app/actors/round-actors';
import type { CompilerAccess } from '../../src/app/compiler-access';
import { createStore } from '../../src/app/store';
import { casesOf } from '../../src/domain/challenges/programs';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';

type Said = readonly (BuildEvent | TestsEvent)[];
type Tests = RunTestsInput<AnyProgram>;

const built = (ok = true) => ({ type: 'build.finished', ok, diagnostics: [], text: 'no', milliseconds: 1 }) as const;
const exited = (index: number, output: string) =>
  ({ type: 'test.finished', index, output, outcome: { kind: 'exited', code: 0 }, milliseconds: 1 }) as const;

/** Judges a program with an engine that says what the test says, press by press. */
async function judge(challenge: number, ...says: ((tests: Tests) => Said)[]) {
  const asked: Tests[] = [];
  const runTestsLogic = fromCallback<EventObject, Tests>(({ input, sendBack }) => {
    asked.push(input);
    for (const event of says[asked.length - 1]?.(input) ?? []) sendBack(event);
  });
  const engines = { of: async () => ({ runTestsLogic }) } as unknown as CompilerAccess;
  const store = createStore({ secrets: { read: () => null } });
  const logic = judgeProgramLogic(engines, store);
  const actor = createActor(logic, { input: { challenge, language: 'python', source: 'print(1)' } });
  const outcome = toPromise(actor);
  actor.start();
  return { output: await outcome, asked };
}

test('what passes every test is told so, and is run on all of them', async () => {
  const cases = casesOf(await fetchChallenge(57));
  const { output, asked } = await judge(57, ({ inputs }) => [
    built(),
    ...inputs.map((_, index) => exited(index, cases[index]?.output ?? '')),
    { type: 'tests.finished' },
  ]);
  expect(asked[0]?.inputs).toEqual(cases.map(({ input }) => input));
  expect(asked[0]?.program).toMatchObject({ language: 'python', source: 'print(1)' });
  expect(output).toEqual({
    kind: 'judged',
    result: { passed: cases.length, of: cases.length, end: 'judged', said: '', failure: null },
  });
});

test('the first test that fails is told with where its output parts, and long lines are cut', async () => {
  const cases = casesOf(await fetchChallenge(57));
  const { output } = await judge(57, ({ inputs }) => [
    built(),
    ...inputs.map((_, index) => exited(index, index < 2 ? (cases[index]?.output ?? '') : `wrong ${'x'.repeat(5000)}`)),
    { type: 'tests.finished' },
  ]);
  expect(output).toMatchObject({
    kind: 'judged',
    result: { passed: 2, failure: { test: 3, end: 'exited', said: '' } },
  });
  const difference = output.kind === 'judged' ? output.result.failure?.difference : null;
  expect(difference?.line).toBe(1);
  expect(difference?.got).toHaveLength(300);
});

test('what is not built passes nothing; without an engine nothing is said of it', async () => {
  expect((await judge(57, () => [built(false)])).output).toMatchObject({
    kind: 'judged',
    result: { passed: 0, end: 'unbuilt', said: 'no' },
  });
  expect((await judge(57, () => [{ type: 'build.failed', problem: 'no-toolchain' }])).output).toEqual({
    kind: 'unready',
  });
});

test('a compiler that crashed is asked once more; twice, and the program was not built', async () => {
  const crashed = (): Said => [{ type: 'build.failed', problem: 'compiler-crashed' }];
  const once = await judge(57, crashed, () => [built(false)]);
  expect(once.asked).toHaveLength(2);
  expect(once.output).toMatchObject({ result: { end: 'unbuilt', said: 'no' } });
  const twice = await judge(57, crashed, crashed);
  expect(twice.output).toMatchObject({ result: { end: 'unbuilt', said: expect.stringContaining('crashed') } });
});
