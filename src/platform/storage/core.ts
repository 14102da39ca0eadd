import type { LocalStore } from './local';
import type { Backend, CollectionSpec } from './types';
import type { WriteContext } from './write';

/** What the parts of a vault share. */
export interface Core {
  readonly name: string;
  /** Names this tab; another one after each start. */
  readonly tab: string;
  readonly appVersion: string;
  readonly specs: ReadonlyMap<string, CollectionSpec>;
  readonly local: LocalStore | null;
  now(): number;
  newId(): string;
  kind(): Backend['kind'];
  /** The number of erasures this tab knows of. */
  epoch(): number;
  context(): WriteContext;
  /** A transaction; when the store turns out to be newer than this app, the side database takes over and it runs there. */
  run: Backend['run'];
}

export const sideName = (name: string) => `${name}-older`;
/** Of what a device knows of the learner's others: its own database, with the key. */
export const devicesName = (name: string) => `${name}-devices`;
/** The database that has the folder for backups. */
export const folderName = (name: string) => `${name}-backup-folder`;
/** In localStorage: that there are others, and the origin of their storage for the policy of the next load. */
export const DEVICES_FLAG = 'elevate-devices';
export const STORAGE_ORIGIN = 'elevate-storage-origin';
export const journalPrefix = (name: string) => `${name}-journal-`;
