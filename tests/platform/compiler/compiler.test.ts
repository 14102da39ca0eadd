import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorLogic, createActor, setup } from 'xstate';
import type { Program, RunLimits } from '../../../machines/contracts/compiler';
import type { AssetEnvironment } from '../../../src/platform/compiler/asset-store';
import type { ToolchainAssets } from '../../../src/platform/compiler/assets';
import { createCompiler } from '../../../src/platform/compiler/compiler';
import type { CompilerReply, CompilerRequest, RunReply, RunRequest } from '../../../src/platform/compiler/messages';
import type { BuildResult } from '../../../src/platform/compiler/toolchain';
import { standIns } from './stand-in-worker';

const asset = (url: string, bytes: number) => ({ url, bytes, sha256: '', contentBytes: 3 * bytes, contentSha256: '' });
const assets: ToolchainAssets = { llvm: asset('/l', 20), sysroot: asset('/s', 5) };
const limits: RunLimits = { seconds: 10, outputBytes: 1000, memoryBytes: 65_536 };
const hello: Program = { source: 'int main(void) {}', language: 'c', standard: 'C17' };
const streams: Program = { source: '#include <iostream>\nint main() {}', language: 'cpp', standard: 'C++17' };
const built: BuildResult = { kind: 'built', wasm: new Uint8Array([1]), diagnostics: [], text: '' };
const loaded: CompilerReply = {
  kind: 'loaded',
  toolchain: { llvm: {} as WebAssembly.Module, sysroot: new Blob() },
  kept: true,
};
const nothingStored: AssetEnvironment = {
  fetch: () => Promise.reject(new TypeError()),
  caches: undefined,
  subtle: undefined,
  onLine: () => true,
};

/** Runs an actor below a machine that notes all it sends. */
function watch(logic: AnyActorLogic, input?: unknown) {
  const events: { type: string }[] = [];
  const machine = setup({ actors: { logic } }).createMachine({
    invoke: { id: 'child', src: 'logic', input: () => input },
    on: { '*': { actions: ({ event }) => events.push(event) } },
  });
  const actor = createActor(machine).start();
  return {
    events,
    types: () => events.map(({ type }) => type),
    send: (event: { type: string }) => actor.getSnapshot().children.child?.send(event),
    stop: () => actor.stop(),
  };
}

function start() {
  const compilers = standIns<CompilerRequest, CompilerReply>();
  const runners = standIns<RunRequest, RunReply>();
  const compiler = createCompiler(assets, {
    startCompilerWorker: compilers.start,
    startRunWorker: runners.start,
    environment: nothingStored,
  });
  const ready = () => {
    const load = watch(compiler.loadToolchainLogic);
    compilers.last.say(loaded);
    return load;
  };
  const run = (program: Program = hello, input: unknown = { kind: 'batch', text: 'in' }) =>
    watch(compiler.runProgramLogic, { program, input, limits });
  /** The build that the compiler is at. */
  const answer = (result: BuildResult) => {
    const request = compilers.last.requests.findLast((sent) => sent.kind === 'build');
    if (request?.kind === 'build') compilers.last.say({ kind: 'built', id: request.id, result, milliseconds: 3 });
  };
  return { compiler, compilers, runners, ready, run, answer };
}

describe('the compiler of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('builds once what is run twice unchanged; a change, or freed storage, builds again', async () => {
    const { compiler, compilers, ready, run, answer } = start();
    const builds = () => compilers.last.requests.filter(({ kind }) => kind === 'build').length;
    ready();
    run();
    answer(built);
    const again = run();
    await vi.advanceTimersByTimeAsync(0);
    expect(again.events[0]).toMatchObject({ type: 'build.finished', ok: true, milliseconds: 0 });
    expect(builds()).toBe(1);
    run({ ...hello, source: 'int main(void) { return 1; }' });
    expect(builds()).toBe(2);
    await compiler.freeToolchain();
    ready();
    run();
    expect(builds()).toBe(1);
  });

  it('reads what is typed beside its builds, only once it is loaded, and gives that up for a build', () => {
    const { compiler, compilers, ready, run, answer } = start();
    const check = () => watch(compiler.checkSourceLogic, { program: hello });
    expect(check().types()).toEqual(['source.unchecked']);
    expect(compilers.started).toHaveLength(0);
    ready();
    const first = check();
    expect(compilers.started).toHaveLength(2);
    compilers.last.say({ kind: 'checked', id: 2, diagnostics: [] });
    expect(first.events).toEqual([{ type: 'source.checked', diagnostics: [] }]);
    const reader = compilers.last;
    const second = check();
    run();
    expect(second.types()).toEqual(['source.unchecked']);
    expect(reader.terminated).toBe(true);
    expect(compilers.started[0]?.requests.map(({ kind }) => kind)).toContain('build');
    expect(compilers.started[0]?.terminated).toBe(false);
    answer(built);
  });

  describe('loading', () => {
    it('starts nothing before it is asked, and loads once for all', async () => {
      const { compiler, compilers, ready } = start();
      expect(compilers.started).toHaveLength(0);
      expect(await compiler.toolchainState()).toEqual({ stored: false, bytes: 25 });
      const first = watch(compiler.loadToolchainLogic);
      compilers.last.say({ kind: 'progressed', loadedBytes: 5, totalBytes: 25 });
      const second = ready();
      expect(compilers.started).toHaveLength(1);
      expect(first.types()).toEqual(['toolchain.progressed', 'toolchain.ready']);
      expect(second.types()).toEqual(['toolchain.ready']);
      expect(watch(compiler.loadToolchainLogic).types()).toEqual(['toolchain.ready']);
      expect((await compiler.toolchainState()).stored).toBe(true);
    });

    it('starts another worker when the script of the first does not come, and tells it the second time', () => {
      const { compiler, compilers } = start();
      const load = watch(compiler.loadToolchainLogic);
      compilers.last.break();
      expect([load.events, compilers.started.map(({ terminated }) => terminated)]).toEqual([[], [true, false]]);
      expect(compilers.last.requests.map(({ kind }) => kind)).toEqual(['load']);
      compilers.last.break();
      expect(load.events).toEqual([{ type: 'toolchain.failed', problem: 'failed' }]);
      expect(compilers.started).toHaveLength(2);
    });

    it('is stopped when all who asked have left, and starts again', () => {
      const { compiler, compilers } = start();
      const first = watch(compiler.loadToolchainLogic);
      const second = watch(compiler.loadToolchainLogic);
      first.stop();
      expect(compilers.last.terminated).toBe(false);
      second.stop();
      expect(compilers.last.terminated).toBe(true);
      watch(compiler.loadToolchainLogic);
      expect(compilers.started).toHaveLength(2);
    });

    it.each([
      [
        'is refused',
        (worker: ReturnType<typeof standIns<CompilerRequest, CompilerReply>>['last']) =>
          worker.say({ kind: 'refused', problem: 'damaged' }),
        'damaged',
      ],
      [
        'breaks',
        (worker: ReturnType<typeof standIns<CompilerRequest, CompilerReply>>['last']) => worker.break(),
        'failed',
      ],
    ])('can be tried again after it %s', (_, fail, problem) => {
      const { compiler, compilers, ready } = start();
      const load = watch(compiler.loadToolchainLogic);
      compilers.last.say({ kind: 'progressed', loadedBytes: 5, totalBytes: 25 });
      fail(compilers.last);
      expect(load.events.shift()).toMatchObject({ type: 'toolchain.progressed' });
      expect(load.events).toEqual([{ type: 'toolchain.failed', problem }]);
      expect(ready().types()).toEqual(['toolchain.ready']);
    });
  });

  describe('building', () => {
    it('needs the toolchain', () => {
      expect(start().run().events).toEqual([{ type: 'build.failed', problem: 'no-toolchain' }]);
    });

    it('tells what the compiler said when no program came of it', () => {
      const { ready, run, answer, runners } = start();
      ready();
      const actor = run();
      answer({ kind: 'rejected', diagnostics: [], text: 'main.c:1:1: error: no' });
      expect(actor.events).toEqual([
        { type: 'build.finished', ok: false, diagnostics: [], text: 'main.c:1:1: error: no', milliseconds: 3 },
      ]);
      expect(runners.last.requests).toEqual([]);
    });

    it('stopped, ends its worker; the next one takes over the loaded toolchain', () => {
      const { ready, run, answer, compilers } = start();
      ready();
      const actor = run();
      const worker = compilers.last;
      actor.stop();
      expect(worker.terminated).toBe(true);
      expect(compilers.last.requests.map(({ kind }) => kind)).toEqual(['adopt']);
      const next = run();
      answer(built);
      expect(next.types()).toEqual(['build.finished']);
    });

    it('goes on with other builds when one is stopped', () => {
      const { ready, run, answer } = start();
      ready();
      const first = run();
      const second = run(streams);
      first.stop();
      answer(built);
      expect(second.types()).toEqual(['build.finished']);
    });

    it('that takes too long is given up, and so is one whose worker fails', () => {
      const { ready, run, compilers, answer } = start();
      ready();
      const slow = run();
      vi.advanceTimersByTime(60_000);
      expect(slow.events).toEqual([{ type: 'build.failed', problem: 'compiler-timeout' }]);
      const broken = run();
      compilers.last.say({ kind: 'adopted' });
      compilers.last.break();
      expect(broken.events).toEqual([{ type: 'build.failed', problem: 'compiler-crashed' }]);
      const next = run();
      answer(built);
      expect(next.types()).toEqual(['build.finished']);
    });

    it('does not start workers for ever when their script cannot be had', () => {
      const { ready, run, compilers } = start();
      ready();
      run().stop();
      const actor = run();
      compilers.last.break();
      expect(compilers.last.requests.map(({ kind }) => kind)).toEqual(['adopt', 'build']);
      compilers.last.break();
      expect(actor.events).toEqual([{ type: 'build.failed', problem: 'compiler-crashed' }]);
      expect(compilers.started).toHaveLength(3);
      run();
      expect(compilers.started).toHaveLength(4);
    });

    it('prepares the headers of a C++ program afterwards, and drops that for a build that does not need them', () => {
      const { ready, run, answer, compilers } = start();
      ready();
      run(streams);
      answer({ kind: 'rejected', diagnostics: [], text: '' });
      expect(compilers.last.requests.at(-1)?.kind).toBe('prepare');
      run(streams);
      expect(compilers.started).toHaveLength(1);
      answer(built);
      run(hello);
      expect(compilers.started).toHaveLength(2);
      expect(compilers.last.requests.map(({ kind }) => kind)).toEqual(['adopt', 'build']);
    });
  });

  describe('running', () => {
    function running(input?: unknown) {
      const page = start();
      page.ready();
      const actor = page.run(hello, input);
      const worker = page.runners.last;
      page.answer(built);
      worker.say({ kind: 'started' });
      return { ...page, actor, worker };
    }
    const texts = (events: readonly { type: string }[]) =>
      events.flatMap((event) => ('text' in event && event.type === 'program.wrote' ? [event.text] : []));

    it('uses the worker that was started beforehand, and has the next one ready afterwards', () => {
      const { actor, worker, runners } = running();
      expect(worker.requests).toEqual([
        { kind: 'run', program: { ...hello, wasm: new Uint8Array([1]) }, input: 'in', limits, args: [] },
      ]);
      worker.say({ kind: 'wrote', stream: 'stdout', text: 'a' });
      worker.say({ kind: 'ended', outcome: { kind: 'exited', code: 3 }, milliseconds: 7 });
      expect(actor.events.slice(1)).toEqual([
        { type: 'program.wrote', stream: 'stdout', text: 'a' },
        { type: 'program.ended', outcome: { kind: 'exited', code: 3 }, milliseconds: 7 },
      ]);
      expect(worker.terminated).toBe(true);
      expect(runners.started).toHaveLength(2);
    });

    it('hands on output at most once a frame, whole and in order', () => {
      const { actor, worker } = running();
      for (const text of ['1', '2', '3']) worker.say({ kind: 'wrote', stream: 'stdout', text });
      worker.say({ kind: 'wrote', stream: 'stderr', text: 'e' });
      expect(texts(actor.events)).toEqual(['1']);
      vi.advanceTimersByTime(16);
      expect(texts(actor.events)).toEqual(['1', '23', 'e']);
    });

    it('is ended after its time, with what it wrote until then', () => {
      const { actor, worker } = running();
      worker.say({ kind: 'wrote', stream: 'stdout', text: '1' });
      vi.advanceTimersByTime(9_999);
      worker.say({ kind: 'wrote', stream: 'stdout', text: '2' });
      worker.say({ kind: 'wrote', stream: 'stdout', text: '3' });
      vi.advanceTimersByTime(1);
      expect(texts(actor.events)).toEqual(['1', '2', '3']);
      expect(actor.events.at(-1)).toEqual({
        type: 'program.ended',
        outcome: { kind: 'limit', limit: 'time' },
        milliseconds: 10_000,
      });
      expect(worker.terminated).toBe(true);
    });

    it('gets more time while it runs, and waiting for input costs none', () => {
      const { actor, worker } = running({ kind: 'typed' });
      vi.advanceTimersByTime(9_000);
      worker.say({ kind: 'waited' });
      vi.advanceTimersByTime(3_600_000);
      actor.send({ type: 'time.extended', seconds: 5 } as { type: string });
      actor.send({ type: 'input.typed', text: 'x\n' } as { type: string });
      expect(worker.requests.at(-1)).toEqual({ kind: 'typed', text: 'x\n' });
      vi.advanceTimersByTime(5_999);
      actor.send({ type: 'input.ended' });
      expect(worker.requests.at(-1)).toEqual({ kind: 'closed' });
      expect(actor.types()).toEqual(['build.finished', 'program.waited']);
      vi.advanceTimersByTime(1);
      expect(actor.types().at(-1)).toBe('program.ended');
    });

    it('stopped, ends the program at once and says nothing more', () => {
      const { actor, worker, runners } = running();
      actor.stop();
      expect(worker.terminated).toBe(true);
      expect(runners.started).toHaveLength(2);
      vi.advanceTimersByTime(60_000);
      expect(actor.types()).toEqual(['build.finished']);
    });

    it('whose worker fails ends with a fault', () => {
      const { actor, worker } = running();
      worker.break();
      expect(actor.events.at(-1)).toMatchObject({ outcome: { kind: 'fault' } });
    });
  });

  it('builds once for all tests, and runs the program again for each', () => {
    const { compiler, ready, answer, runners, compilers } = start();
    ready();
    const actor = watch(compiler.runTestsLogic, { program: hello, inputs: ['1', '2'], limits });
    answer(built);
    for (const text of ['one', 'two']) {
      runners.last.say({ kind: 'started' });
      runners.last.say({ kind: 'wrote', stream: 'stderr', text: 'noise' });
      for (const part of [text.slice(0, 1), text.slice(1)])
        runners.last.say({ kind: 'wrote', stream: 'stdout', text: part });
      const worker = runners.last;
      worker.say({ kind: 'ended', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 });
    }
    expect(actor.events.slice(1)).toEqual([
      { type: 'test.finished', index: 0, output: 'one', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 },
      { type: 'test.finished', index: 1, output: 'two', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 },
      { type: 'tests.finished' },
    ]);
    expect(compilers.last.requests.filter(({ kind }) => kind === 'build')).toHaveLength(1);
  });

  it('is let go when the storage is freed', async () => {
    const { compiler, compilers, runners, ready, run } = start();
    ready();
    await compiler.freeToolchain();
    expect([compilers.last.terminated, runners.last.terminated]).toEqual([true, true]);
    expect(run().events).toEqual([{ type: 'build.failed', problem: 'no-toolchain' }]);
    expect(ready().types()).toEqual(['toolchain.ready']);
  });
});
