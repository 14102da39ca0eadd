import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnostic, Program } from '../../../machines/contracts/compiler';
import { createAnalysisHost } from '../../../src/platform/compiler/analysis-host';
import type { CompilerReply, CompilerRequest, LoadedToolchain } from '../../../src/platform/compiler/messages';
import { standIns } from './stand-in-worker';

const toolchain = { llvm: {} as WebAssembly.Module, sysroot: new Blob() } as LoadedToolchain;
const program = (source: string): Program => ({ source, language: 'c', standard: 'C17' });
const wrong: Diagnostic = { severity: 'error', message: 'no', from: { line: 1, column: 1 }, to: null };

function start(loaded: LoadedToolchain | null = toolchain) {
  const workers = standIns<CompilerRequest, CompilerReply>();
  const host = createAnalysisHost(() => loaded, workers.start);
  const asked = () => workers.last.requests.flatMap((sent) => (sent.kind === 'check' ? [sent] : []));
  const answer = (diagnostics: readonly Diagnostic[] | null) =>
    workers.last.say({ kind: 'checked', id: asked().at(-1)?.id ?? 0, diagnostics });
  return { workers, host, asked, answer };
}

describe('what is typed is read by a compiler of its own', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begins when the first source is to be read, and goes on with the same worker', () => {
    const { workers, host, asked, answer } = start();
    expect(workers.started).toHaveLength(0);
    const done = vi.fn();
    host.check(program('a'), done);
    answer([wrong]);
    host.check(program('b'), done);
    answer([]);
    expect(done.mock.calls).toEqual([[[wrong]], [[]]]);
    expect(workers.started).toHaveLength(1);
    expect(workers.last.requests.map(({ kind }) => kind)).toEqual(['adopt', 'check', 'check']);
    expect(asked().map((one) => one.program.source)).toEqual(['a', 'b']);
  });

  it('starts no worker and fetches nothing before the compiler is loaded', () => {
    const { workers, host } = start(null);
    const done = vi.fn();
    host.check(program('a'), done);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    expect(workers.started).toHaveLength(0);
  });

  it('reads the newest of those that wait; what is forgotten is not told', () => {
    const { host, asked, answer } = start();
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    const forget = host.check(program('a'), first);
    host.check(program('b'), second);
    host.check(program('c'), third);
    expect(second).toHaveBeenCalledExactlyOnceWith(null);
    forget();
    answer([wrong]);
    expect(first).not.toHaveBeenCalled();
    expect(asked().map((one) => one.program.source)).toEqual(['a', 'c']);
    answer([]);
    expect(third).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('makes way for a build in the middle of a source; at rest it stays', () => {
    const { workers, host, answer } = start();
    const done = vi.fn();
    host.check(program('a'), done);
    const busy = workers.last;
    host.giveWay();
    expect(busy.terminated).toBe(true);
    expect(done).toHaveBeenCalledExactlyOnceWith(null);
    host.check(program('b'), done);
    answer([]);
    host.giveWay();
    expect(workers.last.terminated).toBe(false);
  });

  it('names come before messages; of the questions for names only the newest is kept', () => {
    const { workers, host } = start();
    const [checked, early, late] = [vi.fn(), vi.fn(), vi.fn()];
    host.check(program('a'), checked);
    host.check(program('b'), checked);
    host.names(program('c'), { line: 1, column: 2 }, early);
    host.names(program('d'), { line: 1, column: 3 }, late);
    expect(early).toHaveBeenCalledExactlyOnceWith(null);
    workers.last.say({ kind: 'checked', id: 1, diagnostics: [] });
    expect(workers.last.requests.at(-1)).toMatchObject({ kind: 'name', id: 4, at: { line: 1, column: 3 } });
    const names = [{ name: 'x', kind: 'variable' as const, signatures: ['int'] }];
    workers.last.say({ kind: 'named', id: 4, names });
    expect(late).toHaveBeenCalledExactlyOnceWith(names);
    expect(workers.last.requests.at(-1)).toMatchObject({ kind: 'check', id: 2 });
  });

  it('ends what takes too long, breaks, or cannot begin, and begins anew', () => {
    const { workers, host, answer } = start();
    const done = vi.fn();
    host.check(program('a'), done);
    vi.advanceTimersByTime(20_000);
    host.check(program('b'), done);
    workers.last.break();
    host.check(program('c'), done);
    workers.last.say({ kind: 'refused', problem: 'unsupported' });
    host.check(program('d'), done);
    answer([wrong]);
    expect(done.mock.calls).toEqual([[null], [null], [null], [[wrong]]]);
    expect(workers.started).toHaveLength(4);
  });
});
