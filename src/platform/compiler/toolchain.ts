import type { BuildProblem, Diagnostic, Program, SourcePlace } from '../../../machines/contracts/compiler';
import { plainBuild } from '../../domain/c-source/build-options';
import { type CodeName, readCodeNames } from '../../domain/c-source/code-names';
import { mainFileOf, textsOf, type Unit, unitsOf } from '../../domain/c-source/program-files';
import { type Aim, compileCommand, linkCommand, needsOf, precompileCommand } from './command-lines';
import { inBytes, parseDiagnostics, readable } from './diagnostics';
import { treeOf } from './files';
import { explainMissing, warnOfThreads } from './hints';
import { createLlvm, type ToolResult } from './llvm';
import { definedFunctions } from './object-names';
import { leadingIncludes, preambleKey } from './preamble';

/** The longest program that is compiled, all its files together, in bytes of UTF-8. */
const LARGEST_SOURCE = 1024 * 1024;
/** What a program may take when a run does not say. */
const DEFAULT_MEMORY = 256 * 1024 * 1024;
/** Precompiled headers kept at a time; each takes 13 to 20 MB. */
const PREAMBLES = 2;

/** What came of a source. */
export type BuildResult =
  | {
      readonly kind: 'built';
      readonly wasm: Uint8Array<ArrayBuffer>;
      readonly diagnostics: readonly Diagnostic[];
      readonly text: string;
    }
  | { readonly kind: 'rejected'; readonly diagnostics: readonly Diagnostic[]; readonly text: string }
  | { readonly kind: 'failed'; readonly problem: BuildProblem };

/** Compiler and linker, ready to work. Every call works until it is done: keep it off the page's thread. */
export interface Toolchain {
  /**
   * Compiles and links a program.
   * @param memoryBytes the most memory the program may ever have
   * @param recorded whether it is built to be gone through step by step: it tells its variables then
   */
  build(program: Program, memoryBytes?: number, recorded?: boolean): BuildResult;
  /** What clang says of a program without building it; `null` where it broke off. */
  check(program: Program): readonly Diagnostic[] | null;
  /** The names that could stand at a place of a program; `null` where clang broke off. */
  names(program: Program, at: SourcePlace): readonly CodeName[] | null;
  /** Whether `prepare` would make the next build of this source faster. */
  canPrepare(program: Program): boolean;
  /**
   * Compiles the headers that a C++ source includes at its head, so that builds which begin with the same ones are
   * faster. Returns `false` when there is nothing to do or a header does not compile.
   */
  prepare(program: Program): boolean;
}

/** What a toolchain is made from. */
export interface ToolchainFiles {
  readonly llvm: WebAssembly.Module;
  /** The tar archive that the build of the app made; it is kept, not copied. */
  readonly sysroot: Uint8Array;
}

const TOO_DEEP: BuildResult = { kind: 'failed', problem: 'compiler-stack' };
const CRASHED: BuildResult = { kind: 'failed', problem: 'compiler-crashed' };

export function createToolchain({ llvm, sysroot }: ToolchainFiles): Toolchain {
  const tools = createLlvm(llvm, treeOf(sysroot));
  /** By headers and standard, the one used last at the end. `null`: it does not compile. */
  const preambles = new Map<string, string | null>();
  let made = 0;

  const preambleOf = (program: Program) => {
    const key = preambleKey(program);
    const name = key === null ? null : preambles.get(key);
    if (key === null || name === null || name === undefined) return null;
    preambles.delete(key);
    preambles.set(key, name);
    return name;
  };

  const compile = (
    program: Program,
    { name, source }: Unit,
    aim: Aim,
    { object, recorded = false }: { object?: string; recorded?: boolean } = {},
  ): ToolResult => {
    const { language, standard, options = plainBuild } = program;
    // A header that was compiled in advance knows no variables.
    const preamble = recorded ? null : preambleOf({ ...program, source });
    const precompiled = preamble === null ? null : `/tmp/${preamble}.pch`;
    const recipe = { language, standard, options, recorded };
    const command = compileCommand(recipe, needsIn(program), precompiled, name, aim, object);
    return tools.run(command, Object.fromEntries(textsOf(program)));
  };
  const diagnosticsIn = (text: string, program: Program): readonly Diagnostic[] => {
    const texts = textsOf(program);
    const diagnostics = parseDiagnostics(text, texts);
    return [...diagnostics, ...explainMissing(diagnostics, program.standard), ...warnOfThreads(texts)];
  };

  return {
    build(program, memoryBytes = DEFAULT_MEMORY, recorded = false) {
      if (isTooLarge(program)) return { kind: 'failed', problem: 'too-large' };
      const { language, standard, options = plainBuild } = program;
      const recipe = { language, standard, options, recorded };
      const needs = needsIn(program);
      const tell = (text: string) => ({ diagnostics: diagnosticsIn(text, program), text: readable(text) });
      const units = unitsOf(program).map((unit, at) => ({ unit, object: at === 0 ? 'program.o' : `${unit.name}.o` }));
      const own = new Set<string>();
      let said = '';
      let isWhole = true;
      // A file that is there is not written over: the tools see no permissions and take it for locked.
      tools.remove('program.wasm');
      for (const { unit, object } of units) {
        tools.remove(object);
        const compiled = compile(program, unit, 'object', { object, recorded });
        const broken = breakOf(compiled);
        if (broken) return broken;
        said += compiled.text;
        const bytes = compiled.code === 0 ? tools.read(object) : null;
        if (bytes === null) isWhole = false;
        else for (const name of definedFunctions(bytes)) own.add(name);
      }
      const forget = () => {
        for (const { object } of units) tools.remove(object);
      };
      if (!isWhole) {
        forget();
        return { kind: 'rejected', ...tell(said) };
      }
      if (!MAINS.some((name) => own.has(name))) {
        forget();
        const { diagnostics, text } = tell(said);
        const message = 'No main function found';
        return {
          kind: 'rejected',
          diagnostics: [...diagnostics, { severity: 'error', message, from: null, to: null }],
          text: `${text}error: ${message}\n`,
        };
      }

      const objects = units.map(({ object }) => object);
      const linked = tools.run(linkCommand(recipe, needs, memoryBytes, own, objects));
      forget();
      const text = said + linked.text;
      const failed = breakOf(linked);
      if (failed) return failed;
      const wasm = tools.read('program.wasm');
      if (linked.code !== 0 || wasm === null) return { kind: 'rejected', ...tell(text) };
      return { kind: 'built', wasm: new Uint8Array(wasm), ...tell(text) };
    },

    check(program) {
      if (isTooLarge(program)) return null;
      let text = '';
      for (const unit of unitsOf(program)) {
        const said = compile(program, unit, 'messages');
        if (breakOf(said)) return null;
        text += said.text;
      }
      return diagnosticsIn(text, program);
    },

    names(program, at) {
      if (isTooLarge(program)) return null;
      // A header is read as a file of its own: whether and where another includes it is not known yet.
      const name = at.file ?? mainFileOf(program.language);
      const source = textsOf(program).get(name);
      if (source === undefined) return null;
      const said = compile(program, { name, source }, { namesAt: inBytes(source, at) });
      return breakOf(said) ? null : readCodeNames(said.text);
    },

    canPrepare(program) {
      const key = preambleKey(program);
      return key !== null && !preambles.has(key);
    },

    prepare(program) {
      const key = preambleKey(program);
      if (key === null || preambles.has(key)) return false;
      const name = `preamble-${made}`;
      made += 1;
      const headers = leadingIncludes(program.source).map((header) => `#include ${header}\n`);
      tools.install('preambles', `${name}.h`, new TextEncoder().encode(headers.join('')));
      const { language, standard, options = plainBuild } = program;
      const recipe = { language, standard, options };
      const { code } = tools.run(precompileCommand(recipe, `/usr/preambles/${name}.h`, `/tmp/${name}.pch`));
      const ok = code === 0 && tools.read(`${name}.pch`) !== null;
      preambles.set(key, ok ? name : null);
      if (!ok) tools.remove(`${name}.pch`);
      const kept = [...preambles].filter(([, file]) => file !== null);
      for (const [oldest, file] of kept.slice(0, Math.max(0, kept.length - PREAMBLES))) {
        preambles.delete(oldest);
        tools.remove(`${file}.pch`);
      }
      return ok;
    },
  };
}

const needsIn = (program: Program) => needsOf([...textsOf(program).values()].join('\n'));

const isTooLarge = (program: Program): boolean =>
  [...textsOf(program).values()].reduce((sum, text) => sum + new TextEncoder().encode(text).byteLength, 0) >
  LARGEST_SOURCE;

function breakOf({ code, text }: ToolResult): BuildResult | null {
  if (code === 'stack') return TOO_DEEP;
  // Clang sees the end of its own stack coming in some recursions and says so.
  if (code === 'crash') return /stack nearly exhausted/.test(text) ? TOO_DEEP : CRASHED;
  return null;
}

/** What clang calls `main` in an object: without and with parameters, and as a function of no prototype. */
const MAINS = ['__main_void', '__main_argc_argv', '__original_main', 'main'];
