/** One file of the toolchain as the build made it. */
export interface ToolchainAsset {
  readonly url: string;
  /** Of the compressed file. */
  readonly bytes: number;
  /** SHA-256 of the compressed file, in hexadecimal. */
  readonly sha256: string;
  /** Bytes and SHA-256 of what is in it, for servers that unpack it on the way. */
  readonly contentBytes: number;
  readonly contentSha256: string;
}

/** What the compiler needs: LLVM as a WebAssembly module, and headers, libraries and runtime objects as a tar archive. */
export interface ToolchainAssets {
  readonly llvm: ToolchainAsset;
  readonly sysroot: ToolchainAsset;
}
