import { Directory, File, type Inode, OpenFile, PreopenDirectory, wasi } from '@bjorn3/browser_wasi_shim';

const FIRST_CAPACITY = 65_536;
const NOTHING = new Uint8Array(0);

/** A file in memory that cannot be written. Its bytes are shared with the caller, not copied. */
export function readonlyFile(bytes: Uint8Array): File {
  const file = new File([], { readonly: true });
  file.data = bytes;
  return file;
}

/** How many more bytes the files of one file system may take. */
export interface Quota {
  bytesLeft: number;
}

/**
 * A file that grows by doubling. The shim's own copies the whole file on each write, which makes the compiler's many
 * small writes quadratic: 35 s where this takes 5.
 */
class GrowingFile extends File {
  private store = NOTHING;

  constructor(private readonly quota: Quota) {
    super([]);
  }

  /** Writes at a place, filling what lies between with zeros. Returns `false` when the quota is used up. */
  write(bytes: Uint8Array, at: number): boolean {
    const end = at + bytes.byteLength;
    const length = this.data.byteLength;
    if (end > length) {
      if (end - length > this.quota.bytesLeft) return false;
      this.quota.bytesLeft -= end - length;
    }
    if (this.data.buffer !== this.store.buffer || end > this.store.byteLength) {
      this.store = new Uint8Array(Math.max(end, length * 2, FIRST_CAPACITY));
      this.store.set(this.data);
    } else if (at > length) this.store.fill(0, length, at);
    this.store.set(bytes, at);
    this.data = this.store.subarray(0, Math.max(end, length));
    return true;
  }

  override path_open(flags: number, rights: bigint, fdFlags: number) {
    const before = this.data.byteLength;
    const opened = super.path_open(flags, rights, fdFlags);
    this.quota.bytesLeft += before - this.data.byteLength;
    const handle = new GrowingHandle(this);
    if (fdFlags & wasi.FDFLAGS_APPEND) handle.fd_seek(0n, wasi.WHENCE_END);
    return { ret: opened.ret, fd_obj: handle };
  }
}

class GrowingHandle extends OpenFile {
  constructor(private readonly growing: GrowingFile) {
    super(growing);
  }

  override fd_write(bytes: Uint8Array) {
    if (!this.growing.write(bytes, Number(this.file_pos))) return { ret: wasi.ERRNO_NOSPC, nwritten: 0 };
    this.file_pos += BigInt(bytes.byteLength);
    return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.byteLength };
  }

  override fd_pwrite(bytes: Uint8Array, offset: bigint) {
    if (!this.growing.write(bytes, Number(offset))) return { ret: wasi.ERRNO_NOSPC, nwritten: 0 };
    return { ret: wasi.ERRNO_SUCCESS, nwritten: bytes.byteLength };
  }
}

/** A directory whose new files grow cheaply; directories made below it are of the same kind. */
class GrowingDirectory extends Directory {
  constructor(
    contents: Map<string, Inode>,
    private readonly quota: Quota,
  ) {
    super(contents);
  }

  override create_entry_for_path(path: string, isDirectory: boolean): { ret: number; entry: Inode | null } {
    const made = super.create_entry_for_path(path, isDirectory);
    if (made.entry === null || isDirectory) return made;
    const names = path.split('/').filter((name) => name !== '' && name !== '.');
    let parent: Directory = this;
    for (const name of names.slice(0, -1)) {
      const next = parent.contents.get(name);
      if (!(next instanceof Directory)) return made;
      parent = next;
    }
    const last = names.at(-1);
    if (last === undefined || parent.contents.get(last) !== made.entry) return made;
    const entry = new GrowingFile(this.quota);
    parent.contents.set(last, entry);
    return { ret: made.ret, entry };
  }
}

/** The root directory that a program sees, with cheap writes. */
export function rootOf(contents: Map<string, Inode>, quota: Quota): PreopenDirectory {
  const root = new PreopenDirectory('/', new Map());
  root.dir = new GrowingDirectory(contents, quota);
  return root;
}

const BLOCK = 512;
const DIRECTORY = '5'.charCodeAt(0);
const REGULAR = ['0'.charCodeAt(0), 0];

/** One entry of a tar archive. `bytes` is a view into the archive. */
export interface TarEntry {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly bytes: Uint8Array;
}

/** The files and directories of a ustar archive; links and other kinds are skipped. */
export function* readTar(archive: Uint8Array): Generator<TarEntry> {
  const decoder = new TextDecoder();
  const textAt = (from: number, length: number) => {
    const field = archive.subarray(from, from + length);
    const end = field.indexOf(0);
    return decoder.decode(end < 0 ? field : field.subarray(0, end));
  };
  for (let at = 0; at + BLOCK <= archive.byteLength; ) {
    const name = textAt(at, 100);
    if (name === '') return;
    const prefix = textAt(at + 257, 5) === 'ustar' ? textAt(at + 345, 155) : '';
    const size = Number.parseInt(textAt(at + 124, 12), 8) || 0;
    const type = archive[at + 156] ?? 0;
    const from = at + BLOCK;
    if (type === DIRECTORY || REGULAR.includes(type))
      yield {
        name: prefix === '' ? name : `${prefix}/${name}`,
        isDirectory: type === DIRECTORY,
        bytes: archive.subarray(from, from + size),
      };
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** A tree of read-only files from a tar archive, whose bytes it keeps. */
export function treeOf(archive: Uint8Array): Map<string, Inode> {
  const root = new Map<string, Inode>();
  for (const { name, isDirectory, bytes } of readTar(archive)) {
    const names = name.split('/').filter((part) => part !== '' && part !== '.');
    const last = isDirectory ? undefined : names.pop();
    let contents = root;
    for (const part of names) {
      let next = contents.get(part);
      if (!(next instanceof Directory)) {
        next = new Directory(new Map());
        contents.set(part, next);
      }
      contents = (next as Directory).contents;
    }
    if (last !== undefined) contents.set(last, readonlyFile(bytes));
  }
  return root;
}
