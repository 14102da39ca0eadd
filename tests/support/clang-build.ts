import { setImmediate } from 'node:timers/promises';
import { bundledBuild } from './bundled-programs';
import type { Build, BuiltProgram, Role } from './challenge-proof';
import { loadNodeToolchain } from './toolchain';

/**
 * Builds with the app's own compiler, in Node; a fault that the app would stop a program for is no end of its own.
 * What is meant to be right compiles without a warning. C sources are built one by one and C++ ones together: the
 * browser's journey builds each model as it is.
 * @param cpp the C++ sources
 */
export function clangBuild(cpp: Readonly<Record<Role, readonly string[]>>): Build {
  const toolchain = loadNodeToolchain();
  const build = async (source: string, language: 'c' | 'cpp', role: Role): Promise<BuiltProgram> => {
    // The builds hold the thread; the test runner's messages go between them.
    await setImmediate();
    const program = { source, language, standard: language === 'c' ? ('C17' as const) : ('C++17' as const) };
    const built = toolchain.build(program);
    if (built.kind === 'failed') throw new Error(`The compiler failed: ${built.problem}`);
    if (built.kind === 'rejected') throw new Error(`It does not compile:\n${built.text}`);
    if (role === 'right' && built.diagnostics.length > 0) throw new Error(`It compiles with warnings:\n${built.text}`);
    return async (input, seconds) => {
      const { stdout, outcome } = toolchain.run({ ...program, wasm: built.wasm }, input, { seconds });
      return { output: stdout, outcome };
    };
  };
  const together = bundledBuild(cpp, (source, role) => build(source, 'cpp', role));
  return (language, source, role) => (language === 'cpp' ? together(language, source, role) : build(source, 'c', role));
}
