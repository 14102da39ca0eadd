import type { StorageFailure } from './sync';

/** What actor `testStorage` gives: a file was written there, listed, read and removed; or which of these failed. */
export type TestResult = { readonly kind: 'fits' } | (StorageFailure & { readonly step: TestStep });

export type TestStep = 'folder' | 'write' | 'list' | 'read' | 'remove';

/** What actor `findDevices` gives: whether the words belong to something in this storage. */
export type FindResult = { readonly kind: 'found' } | { readonly kind: 'missing' } | StorageFailure;

/** Actor `join`: this device is the first, or goes to the others. */
export interface JoinInput {
  readonly isFirst: boolean;
}

export type JoinResult = { readonly kind: 'joined' } | StorageFailure;
