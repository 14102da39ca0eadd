declare module '@wasm-fmt/clang-format/clang-format.js' {
  export function createModule(surroundings: { readonly wasm: WebAssembly.Module }): unknown;
}

declare module '@wasm-fmt/clang-format/clang-format-binding.js' {
  export function set_wasm(made: unknown): void;
  export function format(content: string, fileName: string, style: string): string;
}
