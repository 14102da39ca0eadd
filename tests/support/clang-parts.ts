import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryObjects } from '../../src/platform/compiler/memory-checks';

const PACKAGE = '@yowasp/clang';

/** What the app's compiler is made of, however it is loaded and whatever it builds. */
export const CLANG_PARTS = {
  code: ['tests/tools/toolchain/compile-runtime.ts', 'tests/tools/toolchain/trim-sysroot.ts'],
  files: [
    'src/platform/compiler/runtime/checks.c',
    'src/platform/compiler/runtime/files.c',
    'src/platform/compiler/runtime/exceptions.cpp',
    'src/platform/compiler/runtime/optimised.cpp',
    'src/platform/compiler/runtime/streams.cpp',
    'src/platform/compiler/runtime/memory/memory.h',
    ...memoryObjects(true).map((name) => `src/platform/compiler/runtime/memory/${name}.c`),
  ],
  packages: [PACKAGE],
} as const;

/** The version of the app's compiler. */
export function clangVersion(): string {
  const manifest = join(import.meta.dirname, '../../node_modules', PACKAGE, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return `clang ${version}`;
}
