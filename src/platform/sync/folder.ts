import { type Remote, RemoteError } from './remote';

export interface FolderAccount {
  readonly kind: 'folder';
  /** Of the folder that was chosen; another program brings its files to the other devices. */
  readonly handle: FileSystemDirectoryHandle;
}

/** As much of the File System Access API as no type library has. */
interface Permitted {
  queryPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}

/** Asks for the chosen folder again; in answer to a press. @returns whether it may be read and written */
export async function permitFolder(handle: FileSystemDirectoryHandle): Promise<boolean> {
  const permitted = handle as FileSystemDirectoryHandle & Permitted;
  if (!permitted.requestPermission) return true;
  return (await permitted.requestPermission({ mode: 'readwrite' })) === 'granted';
}

/** A folder of this device that another program keeps in step with other devices. @param space the folder's name in it */
export function folder({ handle }: FolderAccount, space: string): Remote {
  async function open(create: boolean): Promise<FileSystemDirectoryHandle | null> {
    const permitted = handle as FileSystemDirectoryHandle & Permitted;
    if (permitted.queryPermission && (await permitted.queryPermission({ mode: 'readwrite' })) !== 'granted')
      throw new RemoteError('folder-permission');
    try {
      return await handle.getDirectoryHandle(space, { create });
    } catch (error) {
      if (isMissing(error)) return null;
      throw problemOf(error);
    }
  }
  const opened = async () => {
    const found = await open(true);
    if (!found) throw new RemoteError('address');
    return found;
  };

  return {
    async list() {
      const found = await open(false);
      if (!found) return null;
      const names: string[] = [];
      try {
        for await (const [name, { kind }] of entriesOf(found)) if (kind === 'file') names.push(name);
      } catch (error) {
        throw problemOf(error);
      }
      return names;
    },
    async prepare() {
      await opened();
    },
    async get(name) {
      try {
        const file = await (await opened()).getFileHandle(name);
        return new Uint8Array(await (await file.getFile()).arrayBuffer());
      } catch (error) {
        if (isMissing(error)) return null;
        throw problemOf(error);
      }
    },
    async put(name, bytes) {
      try {
        const file = await (await opened()).getFileHandle(name, { create: true });
        // It is in its place with `close` alone, so that nobody reads half of it.
        const stream = await file.createWritable();
        await stream.write(new Uint8Array(bytes));
        await stream.close();
      } catch (error) {
        throw problemOf(error);
      }
    },
    async remove(name) {
      try {
        await (await opened()).removeEntry(name);
      } catch (error) {
        if (!isMissing(error)) throw problemOf(error);
      }
    },
  };
}

const entriesOf = (found: FileSystemDirectoryHandle) =>
  (found as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }).entries();

const isMissing = (error: unknown) => (error as Error).name === 'NotFoundError';

function problemOf(error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  switch ((error as Error).name) {
    case 'QuotaExceededError':
      return new RemoteError('full');
    case 'NoModificationAllowedError':
      return new RemoteError('read-only');
    case 'NotAllowedError':
    case 'SecurityError':
      return new RemoteError('folder-permission');
    case 'NotFoundError':
      return new RemoteError('address');
    default:
      return new RemoteError('failed');
  }
}
