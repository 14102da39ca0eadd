import type { LanguageStandard, SourceLanguage } from '../../../machines/contracts/compiler';
import type { BuildOptions } from '../../domain/c-source/build-options';
import { memoryLayout, memoryObjects, memoryWrapped } from './memory-checks';

const TARGET = [
  ...['-triple', 'wasm32-unknown-wasip1', '-disable-free', '-mrelocation-model', 'static', '-mframe-pointer=none'],
  ...['-ffp-contract=on', '-fno-rounding-math', '-mconstructor-aliases', '-target-cpu', 'generic'],
  ...['-fvisibility=hidden', '-resource-dir', '/usr', '-isysroot', '/usr'],
];
const C_HEADERS = ['-internal-isystem', '/usr/include', '-internal-isystem', '/usr/include/wasm32-wasip1'];
const CPP_HEADERS = [
  ...['-internal-isystem', '/usr/include/wasm32-wasip1/c++/v1', '-internal-isystem', '/usr/include/c++/v1'],
  ...C_HEADERS,
];
/** The older of WebAssembly's two kinds of exceptions, which every browser has. They must not be mixed in a program. */
const WASM_EXCEPTIONS = ['-exception-model=wasm', '-target-feature', '+exception-handling'];
const EXCEPTIONS = ['-fcxx-exceptions', '-fexceptions', ...WASM_EXCEPTIONS, '-mllvm', '-wasm-enable-eh'];
const LONG_JUMPS = ['-mllvm', '-wasm-enable-sjlj'];

/** What plain WebAssembly would let pass, each with a message of `runtime/checks.c`. */
const CHECKS =
  'signed-integer-overflow,integer-divide-by-zero,shift-exponent,null,array-bounds,return,unreachable,vla-bound,float-cast-overflow';
/** Makes clock(), signal(), getpid() and mmap() available. */
const EMULATION = ['SIGNAL', 'PROCESS_CLOCKS', 'GETPID', 'MMAN'].map((name) => `-D_WASI_EMULATED_${name}`);
const USUAL_WARNINGS = ['-Wall', '-Wextra'];
const WARNINGS: Readonly<Record<BuildOptions['warnings'], readonly string[]>> = {
  none: ['-w'],
  usual: USUAL_WARNINGS,
  more: [...USUAL_WARNINGS, '-Wconversion', '-Wshadow', '-Wpedantic'],
};
/** Deeper templates overflow the compiler's stack in a tab. */
const TEMPLATE_DEPTH = 128;
const LINES = ['-debug-info-kind=line-tables-only', '-dwarf-version=4'];
/** Besides the lines where each variable lies and what it is. */
const VARIABLES = ['-debug-info-kind=limited', '-dwarf-version=4'];
/** The shadow is looked at inline; locals are looked at as long as they live, not after their function has returned. */
const MEMORY_CHECKS = [
  '-fsanitize=address',
  '-fsanitize-address-use-after-return=never',
  '-fsanitize-address-use-after-scope',
];
const HARDENING = '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_DEBUG';

/** What clang calls each standard, with the extensions that gcc has on by default too. */
const STANDARDS: Readonly<Record<LanguageStandard, string>> = {
  C89: 'gnu89',
  C99: 'gnu99',
  C11: 'gnu11',
  C17: 'gnu17',
  C23: 'gnu23',
  'C++11': 'gnu++11',
  'C++14': 'gnu++14',
  'C++17': 'gnu++17',
  'C++20': 'gnu++20',
  'C++23': 'gnu++23',
};

/** What beside language and standard decides how a source is compiled. */
export interface Needs {
  /** It may call `setjmp`. */
  readonly longJumps: boolean;
  /** It may print or read a `long double`. */
  readonly longDouble: boolean;
  /** It may read `std::cin`. */
  readonly streams: boolean;
}

/** What the words of a source ask for. A word too many costs some kilobytes, one too few a broken program. */
export const needsOf = (source: string): Needs => ({
  longJumps: /\bsetjmp\b/.test(source),
  longDouble: /long\s+double|%[-+ #0-9.*]*L/.test(source),
  streams: /\bcin\b/.test(source),
});

/** How a source is to be read and built. */
export interface Recipe {
  readonly language: SourceLanguage;
  readonly standard: LanguageStandard;
  readonly options: BuildOptions;
  /** What it does is written down, step by step: see `src/platform/program-steps`. */
  readonly recorded?: boolean;
}

function flagsOf({ language, standard, options, recorded = false }: Recipe): string[] {
  return [
    `-std=${STANDARDS[standard]}`,
    ...(language === 'cpp' ? [HARDENING, '-fdeprecated-macro', `-ftemplate-depth=${TEMPLATE_DEPTH}`] : []),
    `-fsanitize=${CHECKS}`,
    ...(options.memoryChecks ? MEMORY_CHECKS : []),
    `-O${options.optimise}`,
    // An endless loop without effects stays one, where clang may leave it out of C++.
    ...(options.optimise === '0' ? [] : ['-fno-finite-loops']),
    ...EMULATION,
    ...WARNINGS[options.warnings],
    ...(recorded ? VARIABLES : LINES),
  ];
}

const messageFlags = ['-ferror-limit', '19', '-fgnuc-version=4.2.1', '-fdiagnostics-print-source-range-info'];

/** A place as clang counts: columns in bytes of UTF-8, from 1. */
export interface BytePlace {
  readonly line: number;
  readonly column: number;
}

/** What is to come of a source: an object, what clang says of it, or the names that could stand at a place. */
export type Aim = 'object' | 'messages' | { readonly namesAt: BytePlace };

/**
 * `clang -cc1` for one file of a program; with a precompiled header when one is named.
 * @param name the file's name
 * @param object where an object goes, in `/tmp`
 */
export function compileCommand(
  recipe: Recipe,
  needs: Needs,
  precompiled: string | null,
  name: string,
  aim: Aim = 'object',
  object = 'program.o',
): string[] {
  const { language } = recipe;
  const cpp = language === 'cpp';
  const names =
    typeof aim === 'string'
      ? []
      : [`-code-completion-at=${name}:${aim.namesAt.line}:${aim.namesAt.column}`, '-code-completion-macros'];
  return [
    ...['clang', '-cc1', ...TARGET, aim === 'object' ? '-emit-obj' : '-fsyntax-only', '-main-file-name', name],
    ...(cpp ? [...CPP_HEADERS, ...EXCEPTIONS] : [...C_HEADERS, ...(needs.longJumps ? WASM_EXCEPTIONS : [])]),
    ...(needs.longJumps ? LONG_JUMPS : []),
    ...messageFlags,
    ...flagsOf(recipe),
    ...(precompiled === null ? [] : ['-include-pch', precompiled]),
    ...(aim === 'object' ? ['-o', `/tmp/${object}`] : names),
    ...['-x', cpp ? 'c++' : 'c', name],
  ];
}

/** `clang -cc1` for a header to a precompiled one. Its flags must be those of the sources that use it. */
export function precompileCommand(recipe: Recipe, header: string, output: string): string[] {
  return [
    ...['clang', '-cc1', ...TARGET, '-emit-pch', '-main-file-name', 'main.cpp', ...CPP_HEADERS, ...EXCEPTIONS],
    ...messageFlags,
    ...flagsOf({ ...recipe, language: 'cpp' }),
    '-fpch-instantiate-templates',
    ...['-o', output, '-x', 'c++-header', header],
  ];
}

/** A stack as on a desktop; the default of 64 KB would not hold `int a[20000]`. */
export const STACK_BYTES = 8 * 1024 * 1024;
const PAGE_BYTES = 65_536;
const LIBRARIES = '/usr/lib/wasm32-wasip1';
const RUNTIME = '/usr/lib/elevate';

/** Functions whose calls lead through `runtime/checks.c` and `runtime/files.c`. */
const WRAPPED = [
  ...['__stdio_read', 'abort', '_Exit', '__assert_fail', 'fgetc', 'getc', 'ungetc', 'fputc', 'putc', 'fclose', 'feof'],
  ...['ferror', 'fseek', 'ftell', 'getline', 'fputs', 'fread', 'fwrite', 'fgets', 'vfprintf', 'vfscanf'],
];

/**
 * `wasm-ld` from objects in `/tmp` to `/tmp/program.wasm`.
 * @param units names of the program's own objects
 * @param memoryBytes the most the program may ever have for itself
 * @param own names of functions that the program defines: the library's are not wrapped then
 */
export function linkCommand(
  { language, options, recorded = false }: Recipe,
  needs: Needs,
  memoryBytes: number,
  own: ReadonlySet<string>,
  units: readonly string[] = ['program.o'],
): string[] {
  const cpp = language === 'cpp';
  const checked = options.memoryChecks;
  const { shadowBytes, wholeBytes } = checked
    ? memoryLayout(memoryBytes)
    : { shadowBytes: 0, wholeBytes: Math.floor(memoryBytes / PAGE_BYTES) * PAGE_BYTES };
  const wrapped = [...WRAPPED, ...(checked ? memoryWrapped(cpp) : [])].filter((name) => !own.has(name));
  const objects = [
    'checks',
    'files',
    ...(cpp ? ['exceptions', 'optimised'] : []),
    ...(cpp && needs.streams ? ['streams'] : []),
    ...(checked ? memoryObjects(cpp) : []),
    ...(recorded ? ['steps'] : []),
  ];
  return [
    ...['wasm-ld', '-m', 'wasm32', '-z', `stack-size=${shadowBytes + STACK_BYTES}`, '--stack-first'],
    `--max-memory=${wholeBytes}`,
    ...['-L/usr/lib/wasm32-unknown-wasip1', `-L${LIBRARIES}`, `${LIBRARIES}/crt1-command.o`],
    ...units.map((name) => `/tmp/${name}`),
    ...objects.map((name) => `${RUNTIME}/${name}.o`),
    ...wrapped.map((name) => `--wrap=${name}`),
    ...['--export-if-defined=__cpp_exception', '--export-if-defined=elevate_describe_exception'],
    ...['-lwasi-emulated-signal', '-lwasi-emulated-process-clocks', '-lwasi-emulated-getpid', '-lwasi-emulated-mman'],
    ...(needs.longJumps ? ['-lsetjmp'] : []),
    ...(cpp ? ['-lc++', '-lc++abi'] : []),
    ...(needs.longDouble ? ['-lc-printscan-long-double'] : []),
    ...['-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '-o', '/tmp/program.wasm'],
  ];
}

/** `clang -cc1` for one of the runtime's own sources, without the checks that it serves. */
export function runtimeCommand(language: SourceLanguage, name: string, output: string): string[] {
  const cpp = language === 'cpp';
  return [
    // No function of the library may be put in for a loop: the runtime stands in for some of them.
    ...['clang', '-cc1', ...TARGET, '-emit-obj', '-main-file-name', name, '-O2', ...(cpp ? [] : ['-fno-builtin'])],
    ...(cpp ? [...CPP_HEADERS, ...EXCEPTIONS, '-fdeprecated-macro'] : C_HEADERS),
    ...['-fgnuc-version=4.2.1', `-std=${cpp ? 'gnu++17' : 'gnu17'}`, ...USUAL_WARNINGS, '-Werror'],
    ...['-o', output, '-x', cpp ? 'c++' : 'c', name],
  ];
}
