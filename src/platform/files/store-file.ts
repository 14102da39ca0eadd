import { fromPromise } from 'xstate';
import type { StoreFileInput, StoreFileOutput } from '../../../machines/contracts/files';

/** Where bytes are kept; a refused write is reported as `kept: false`, and the bytes stay in memory. */
export interface FileStore {
  put(key: string, file: Blob): Promise<{ kept: boolean }>;
}

/**
 * Actor `storeFile`.
 * @throws TypeError when what was chosen is not a file
 */
export const storeFileLogic = (files: FileStore) =>
  fromPromise<StoreFileOutput, StoreFileInput>(async ({ input }) => {
    const { file } = input;
    if (!(file instanceof Blob)) throw new TypeError('storeFile takes a file or a blob');
    return files.put(input.fileKey, file);
  });
