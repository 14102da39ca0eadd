import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Program } from '../../../src/domain/c-source/program';
import type { Recording } from '../../../src/domain/steps/types';
import type { BuildResult } from '../../../src/platform/compiler/toolchain';
import type { StepsReply, StepsRequest } from '../../../src/platform/program-steps/messages';
import { recordProgram, type Unrecorded } from '../../../src/platform/program-steps/record-program';

const LIMITS = { seconds: 20, outputBytes: 1000, memoryBytes: 65_536 };
const program: Program = {
  ...{ source: 'int main(void) {}', language: 'c', standard: 'C99' },
  options: { memoryChecks: false, optimise: '2', warnings: 'more' },
};
const given = { input: '1\n', args: ['a'] };
const wasm = new Uint8Array(4);
const built: BuildResult = { kind: 'built', wasm, diagnostics: [], text: '' };
const recording: Recording = { steps: [], output: '', cut: false, end: { kind: 'exited', words: '0' } };

class FakeWorker extends EventTarget {
  readonly asked: StepsRequest[] = [];
  ended = false;
  postMessage(request: StepsRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: StepsReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let asked: Program[];
let finishBuild: (result: BuildResult) => void;
let leaveBuild: () => void;
let worker: FakeWorker;
let told: (Recording | Unrecorded)[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
  leaveBuild = vi.fn();
  worker = new FakeWorker();
});

afterEach(() => {
  vi.useRealTimers();
});

const begin = () =>
  recordProgram(
    {
      buildRecorded(one, _, done) {
        asked.push(one);
        finishBuild = done;
        return leaveBuild;
      },
    },
    program,
    given,
    LIMITS,
    (result) => told.push(result),
    () => worker as unknown as Worker,
  );

describe('a program is built and recorded in a worker of its own', () => {
  test('without optimisation and with memory checks, whatever is chosen for runs', () => {
    begin();
    const options = { memoryChecks: true, optimise: '0', warnings: 'more' };
    expect(asked).toEqual([{ ...program, options }]);
    finishBuild(built);
    expect(worker.asked).toEqual([{ program: { ...program, options, wasm }, given, limits: LIMITS }]);
    worker.answer({ kind: 'recorded', recording });
    expect(told).toEqual([recording]);
    expect(worker.ended).toBe(true);
  });

  test.each([
    ['no compiler yet', { kind: 'failed', problem: 'no-toolchain' }, 'no-engine'],
    ['a compiler that broke off', { kind: 'failed', problem: 'compiler-crashed' }, 'failed'],
    ['a program that does not compile', { kind: 'rejected', diagnostics: [], text: '' }, 'unread'],
  ] as const)('%s is told, and nothing runs', (_, result, problem) => {
    begin();
    finishBuild(result);
    expect(told).toEqual([problem]);
    expect(worker.asked).toEqual([]);
  });

  test('a program that does not end is ended', () => {
    begin();
    finishBuild(built);
    vi.advanceTimersByTime(LIMITS.seconds * 1000);
    expect(told).toEqual(['time']);
    expect(worker.ended).toBe(true);
    worker.answer({ kind: 'recorded', recording });
    expect(told).toHaveLength(1);
  });

  test('a worker that fails, or says that it could not read the program, is told once', () => {
    begin();
    finishBuild(built);
    worker.answer({ kind: 'failed' });
    worker.dispatchEvent(new Event('error'));
    expect(told).toEqual(['failed']);
  });

  test('it can be broken off while it is built, and while it runs', () => {
    begin()();
    expect(leaveBuild).toHaveBeenCalled();
    const leave = begin();
    finishBuild(built);
    leave();
    expect(worker.ended).toBe(true);
    worker.answer({ kind: 'recorded', recording });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
