/** The version in package.json, put in by the build. */
declare const __APP_VERSION__: string;

interface Window {
  /** Asks for all files of the screen at a path, so that none waits for another that names it; only a built page has it. */
  preloadFiles?(pathname: string): void;
}

/** The compiler's files, made by the build; see tests/tools/toolchain/plugin.ts. */
declare module 'virtual:toolchain' {
  export const toolchainAssets: import('../platform/compiler/assets').ToolchainAssets;
}

/** The files of the other engines, made by the build; see tests/tools/toolchain/engines-plugin.mjs. */
declare module 'virtual:engines' {
  type Asset = import('../platform/compiler/assets').ToolchainAsset;
  export const engineFiles: {
    readonly javascript: { readonly quickjs: Asset };
    readonly typescript: { readonly quickjs: Asset; readonly typescript: Asset };
    readonly python: { readonly core: Asset; readonly library: Asset };
    readonly sql: { readonly sqlite: Asset };
  };
  export const formatterFiles: { readonly format: Asset };
}

/** The declarations of TypeScript's library by file; see tests/tools/toolchain/typescript-bundle.mjs. */
declare module 'virtual:typescript-libraries' {
  const libraries: Readonly<Record<string, string>>;
  export default libraries;
}

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: unknown;
  export default createPyodideModule;
}
