import { setImmediate } from 'node:timers/promises';
import { leadingIncludes } from '../../src/platform/compiler/preamble';
import type { Build } from './challenge-proof';
import { loadNodeToolchain } from './toolchain';

/** Longest run of one program; the models need a few milliseconds. */
const runSeconds = 5;

/** The standard headers that challenges use: compiled once for all C++ sources but the models. */
const headers =
  'algorithm array bitset cctype climits cstdint cstdio cstdlib cstring deque functional iomanip iostream iterator ' +
  'limits list map memory numeric optional queue set sstream stack stdexcept string unordered_map unordered_set ' +
  'utility vector';
const preamble = headers
  .split(' ')
  .map((header) => `#include <${header}>\n`)
  .join('');

/**
 * Builds with the app's own compiler, in Node; a fault that the app would stop a program for counts as no output.
 * What is meant to be right compiles without a warning. In C++ only the models compile just as they stand, so that an
 * include that libc++ needs is missed; all others get a common precompiled set of headers, for a fourth of the time.
 */
export function clangBuild(): Build {
  const toolchain = loadNodeToolchain();
  return async ({ language, solution }, source, role) => {
    // The builds hold the thread; the test runner's messages go between them.
    await setImmediate();
    const shared = language === 'cpp' && source !== solution;
    const program = {
      source: shared ? preamble + withoutIncludes(source) : source,
      language,
      standard: language === 'c' ? ('C17' as const) : ('C++17' as const),
    };
    if (shared) toolchain.prepare(program);
    const built = toolchain.build(program);
    if (built.kind === 'failed') throw new Error(`The compiler failed: ${built.problem}`);
    if (built.kind === 'rejected') throw new Error(`It does not compile:\n${built.text}`);
    if (role === 'right' && built.diagnostics.length > 0) throw new Error(`It compiles with warnings:\n${built.text}`);
    return async (input) => {
      const { stdout, outcome } = toolchain.run({ ...program, wasm: built.wasm }, input, { seconds: runSeconds });
      return outcome.kind === 'exited' && outcome.code === 0 ? stdout : null;
    };
  };
}

/** A source whose includes are all in the common set comes without them, so that the set ends where its code begins. */
function withoutIncludes(source: string): string {
  const missing = leadingIncludes(source).filter((header) => !preamble.includes(header));
  return missing.length === 0 ? source.replace(/^#include <\w+>\n/gm, '') : source;
}
