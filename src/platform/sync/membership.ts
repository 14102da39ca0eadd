import type { StorageAccount } from './accounts';
import { openBooksDatabase } from './books';

/** That this device belongs to a set of devices: where their storage is, and the key. In no backup, and on no other device. */
export interface Membership {
  readonly account: StorageAccount;
  /** 32 bytes. */
  readonly secret: Uint8Array;
  /** The key before this one, as long as its folder is not ended. */
  readonly retired?: Uint8Array | undefined;
  /** What the others call this device. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
  /** Whether what the others had was taken in. */
  readonly isKnown: boolean;
  readonly isPaused: boolean;
  /** On a network that is paid by what goes over it. */
  readonly pausesWhenMetered: boolean;
  /** Whether files go to the storage and come from it, too. Missing in what older apps wrote: they do not. */
  readonly sendsFiles?: boolean;
}

const KEY = 'main';

export async function readMembership(vault: string): Promise<Membership | null> {
  const database = await openBooksDatabase(vault);
  try {
    return ((await database.get('membership', KEY)) as Membership | undefined) ?? null;
  } finally {
    database.close();
  }
}

export async function writeMembership(vault: string, membership: Membership): Promise<void> {
  const database = await openBooksDatabase(vault);
  try {
    await database.put('membership', membership, KEY);
  } finally {
    database.close();
  }
}
