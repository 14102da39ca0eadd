import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type {
  AnyProgram,
  BuildEvent,
  ProgramEvent,
  RunProgramInput,
  RunTestsInput,
  TestsEvent,
} from '../../machines/contracts/compiler';
import type { RunRequest } from '../../machines/contracts/terminal';
import { terminalRunMachine } from '../../machines/terminal-run.machine';
import { type BuildOptions, defaultBuild, plainBuild } from '../../src/domain/c-source/build-options';
import { scriptedStream } from '../support/scripted-actors';

const request = (seconds: number): RunRequest => ({
  id: 'run-1',
  program: { source: 'int main(void) { return 0; }', language: 'c', standard: 'C17' },
  input: { kind: 'batch', text: '7\n' },
  limits: { seconds, outputBytes: 1_000_000, memoryBytes: 268_435_456 },
  challenge: { id: 7, solved: false, cases: [{ input: '1\n', output: '1\n' }], seconds: 5 },
});

/** Runs a program to its end. @returns what the actors were given */
function run(seconds: number, { options, milliseconds = 5 }: { options?: BuildOptions; milliseconds?: number } = {}) {
  const runProgram = scriptedStream<RunProgramInput<AnyProgram>, BuildEvent | ProgramEvent>('runProgram');
  const runTests = scriptedStream<RunTestsInput<AnyProgram>, BuildEvent | TestsEvent>('runTests');
  const clock = new SimulatedClock();
  const actor = createActor(
    terminalRunMachine.provide({ actors: { runProgram: runProgram.logic, runTests: runTests.logic } }),
    { clock },
  );
  actor.start();
  const asked = request(seconds);
  const program = options ? { ...asked.program, options } : asked.program;
  actor.send({ type: 'run.requested', request: { ...asked, program, args: ['one'] }, ready: true });
  runProgram.latest.send(
    { type: 'build.finished', ok: true, diagnostics: [], text: '', milliseconds: 60 },
    { type: 'program.ended', outcome: { kind: 'exited', code: 0 }, milliseconds },
  );
  clock.increment(799);
  expect(runTests.calls).toEqual([]);
  clock.increment(1);
  return { program: runProgram.latest.input, tests: runTests.latest.input };
}

test('a program gets what was asked for; its tests get the inputs of the cases', () => {
  const { program, input, limits } = request(10);
  const given = run(10);
  expect(given.program).toEqual({ program, input, limits, args: ['one'] });
  expect(given.tests).toMatchObject({ program, inputs: ['1\n'] });
});

test.each([
  [2, 2],
  [5, 5],
  [10, 5],
])('with %i seconds for a run, a case has %i', (seconds, forACase) => {
  expect(run(seconds).tests.limits).toEqual({ ...request(seconds).limits, seconds: forACase });
});

test.each([
  ['a quick one keeps its memory checks', defaultBuild, 500, defaultBuild],
  ['a slow one is judged without them: its time is what counts', defaultBuild, 501, plainBuild],
  ['a slow one without them stays as it is', plainBuild, 501, plainBuild],
])('of programs that are tested, %s', (_, options, milliseconds, tested) => {
  expect(run(10, { options, milliseconds }).tests.program).toMatchObject({ options: tested });
});
