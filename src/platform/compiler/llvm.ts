import { ConsoleStdout, Directory, File, type Inode, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';
import { readonlyFile, rootOf } from './files';

/** The compiler's own scratch files: the largest is a precompiled header of some 20 MB. */
const SCRATCH_BYTES = 256 * 1024 * 1024;

/** How one of LLVM's tools ended. */
export interface ToolResult {
  /** Exit code; `stack` when its stack overflowed, `crash` when it broke off. */
  readonly code: number | 'stack' | 'crash';
  /** What it printed. */
  readonly text: string;
}

/** LLVM's tools, run one at a time as WASI commands over one sysroot. Scratch files in `/tmp` outlive a run. */
export interface Llvm {
  /** Runs the tool that `argv[0]` names with more files at the root; each run has an instance of its own. */
  run(argv: readonly string[], files?: Readonly<Record<string, string>>): ToolResult;
  /** A file of `/tmp`, or `null`. */
  read(name: string): Uint8Array | null;
  write(name: string, bytes: Uint8Array): void;
  remove(name: string): void;
  /** Puts a file that stays below `/usr`. */
  install(folder: string, name: string, bytes: Uint8Array): void;
}

/** @param usr the sysroot, seen by the tools as `/usr` */
export function createLlvm(module: WebAssembly.Module, usr: Map<string, Inode>): Llvm {
  const scratch = new Map<string, Inode>();
  const encoder = new TextEncoder();

  return {
    run(argv, files = {}) {
      let text = '';
      const decoder = new TextDecoder();
      const console = new ConsoleStdout((bytes) => {
        text += decoder.decode(bytes, { stream: true });
      });
      const root = new Map<string, Inode>([
        ['usr', new Directory(usr)],
        ['tmp', new Directory(scratch)],
      ]);
      for (const [name, source] of Object.entries(files)) root.set(name, readonlyFile(encoder.encode(source)));
      const wasi = new WASI(
        [...argv],
        ['PWD=/'],
        [new OpenFile(new File([])), console, console, rootOf(root, { bytesLeft: SCRATCH_BYTES })],
        { debug: false },
      );
      try {
        const instance = new WebAssembly.Instance(module, {
          wasi_snapshot_preview1: wasi.wasiImport as WebAssembly.ModuleImports,
        });
        const code = wasi.start(instance as Parameters<WASI['start']>[0]);
        return { code, text };
      } catch (error) {
        return { code: isStackOverflow(error) ? 'stack' : 'crash', text };
      }
    },
    read(name) {
      const file = scratch.get(name);
      return file instanceof File ? file.data : null;
    },
    write: (name, bytes) => void scratch.set(name, readonlyFile(bytes)),
    remove: (name) => void scratch.delete(name),
    install(folder, name, bytes) {
      let directory = usr.get(folder);
      if (!(directory instanceof Directory)) {
        directory = new Directory(new Map());
        usr.set(folder, directory);
      }
      (directory as Directory).contents.set(name, readonlyFile(bytes));
    },
  };
}

/** Whether an error is the engine's own stack overflow: a `RangeError` in V8 and WebKit, an `InternalError` in Gecko. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof Error && /call stack|too much recursion/i.test(error.message);
