/** The version in package.json, put in by the build. */
declare const __APP_VERSION__: string;

/** The compiler's files, made by the build; see tests/tools/toolchain/plugin.ts. */
declare module 'virtual:toolchain' {
  export const toolchainAssets: import('../platform/compiler/assets').ToolchainAssets;
}
