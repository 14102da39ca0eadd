import { runtimeCommand } from '../../../src/platform/compiler/command-lines';
import { treeOf } from '../../../src/platform/compiler/files';
import { createLlvm } from '../../../src/platform/compiler/llvm';
import { moduleInNode } from './node-module';
import { writeTar } from './trim-sysroot';

/** A source of the runtime, and where its object is known by. */
export interface RuntimeSource {
  readonly name: string;
  readonly language: 'c' | 'cpp';
  readonly text: string;
}

/**
 * The runtime's objects by file name, compiled by the same clang that the app carries.
 * @param sources its parts
 * @param headers what they include beside the sysroot's headers, by file name
 * @throws when one does not compile without a warning, with what clang says
 */
export function compileRuntime(
  llvm: Uint8Array<ArrayBuffer>,
  sysroot: ReadonlyMap<string, Uint8Array>,
  sources: readonly RuntimeSource[],
  headers: Readonly<Record<string, string>>,
): Map<string, Uint8Array> {
  const tools = createLlvm(moduleInNode(llvm), treeOf(writeTar(sysroot)));
  const objects = new Map<string, Uint8Array>();
  for (const { name, language, text: source } of sources) {
    const file = `${name}.${language}`;
    const { code, text } = tools.run(runtimeCommand(language, file, `/tmp/${name}.o`), { ...headers, [file]: source });
    const object = tools.read(`${name}.o`);
    if (code !== 0 || object === null) throw new Error(`${file} does not compile (${code}):\n${text}`);
    objects.set(`${name}.o`, object);
  }
  return objects;
}
