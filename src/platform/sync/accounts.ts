import type { FolderAccount } from './folder';
import { type Ask, pageAsk } from './http';
import type { Remote } from './remote';
import type { S3Account } from './s3';
import type { WebdavAccount } from './webdav';

/** A storage that a learner has: how it is reached. */
export type StorageAccount = WebdavAccount | S3Account | FolderAccount;

/** The folder of a space in a storage; the code for its kind comes when it is asked for. */
export async function openRemote(account: StorageAccount, space: string, ask: Ask = pageAsk): Promise<Remote> {
  switch (account.kind) {
    case 'webdav':
      return (await import('./webdav')).webdav(account, space, ask);
    case 's3':
      return (await import('./s3')).s3(account, space, ask);
    case 'folder':
      return (await import('./folder')).folder(account, space);
  }
}

/** The address that the page's policy has to let through; empty for a folder of this device. */
export const addressOf = (account: StorageAccount): string => (account.kind === 'folder' ? '' : account.address);
