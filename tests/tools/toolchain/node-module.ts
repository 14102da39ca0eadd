import { setFlagsFromString } from 'node:v8';

/**
 * LLVM as a module in Node. Functions are compiled when first called, as browsers do it; Node 20 would compile all of
 * its 65 MB at once, and keep both cores busy for half a minute.
 */
export function moduleInNode(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  setFlagsFromString('--wasm-lazy-compilation');
  return new WebAssembly.Module(bytes);
}
