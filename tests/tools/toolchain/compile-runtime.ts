import { runtimeCommand } from '../../../src/platform/compiler/command-lines';
import { treeOf } from '../../../src/platform/compiler/files';
import { createLlvm } from '../../../src/platform/compiler/llvm';
import { moduleInNode } from './node-module';
import { writeTar } from './trim-sysroot';

/**
 * The runtime's objects by file name, compiled by the same clang that the app carries.
 * @param sources the text of `checks.c` and of `exceptions.cpp`
 * @throws when one does not compile without a warning, with what clang says
 */
export function compileRuntime(
  llvm: Uint8Array<ArrayBuffer>,
  sysroot: ReadonlyMap<string, Uint8Array>,
  sources: { readonly c: string; readonly cpp: string },
): Map<string, Uint8Array> {
  const tools = createLlvm(moduleInNode(llvm), treeOf(writeTar(sysroot)));
  const objects = new Map<string, Uint8Array>();
  for (const [language, source, name] of [
    ['c', sources.c, 'checks'],
    ['cpp', sources.cpp, 'exceptions'],
  ] as const) {
    const file = `${name}.${language}`;
    const { code, text } = tools.run(runtimeCommand(language, file, `/tmp/${name}.o`), { [file]: source });
    const object = tools.read(`${name}.o`);
    if (code !== 0 || object === null) throw new Error(`${file} does not compile (${code}):\n${text}`);
    objects.set(`${name}.o`, object);
  }
  return objects;
}
