import { setFlagsFromString } from 'node:v8';

/**
 * LLVM as a module in Node. Its functions are compiled when first called, and by the fast compiler only: Node would
 * otherwise optimise thousands of large functions in the background, which takes longer than all that is built here.
 */
export function moduleInNode(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  setFlagsFromString('--wasm-lazy-compilation');
  setFlagsFromString('--liftoff-only');
  return new WebAssembly.Module(bytes);
}
