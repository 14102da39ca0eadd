import { createModule } from '@wasm-fmt/clang-format/clang-format.js';
import { format, set_wasm } from '@wasm-fmt/clang-format/clang-format-binding.js';

/**
 * LLVM's style with the editor's four spaces and lines of up to 100 characters. Nothing but blanks is to change: the order of includes
 * may matter to a program, and comments and texts are the learner's.
 */
export const STYLE = `{${[
  'BasedOnStyle: LLVM',
  'IndentWidth: 4',
  'ColumnLimit: 100',
  'SortIncludes: Never',
  'SortUsingDeclarations: Never',
  'ReflowComments: Never',
  'BreakStringLiterals: false',
  'FixNamespaceComments: false',
].join(', ')}}`;

/** @returns formats a text; the file's name tells the language */
export function createClangFormat(module: WebAssembly.Module): (source: string, name: string) => string {
  set_wasm(createModule({ wasm: module }));
  return (source, name) => format(source, name, STYLE);
}
