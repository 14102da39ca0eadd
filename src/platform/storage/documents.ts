import type { CollectionSpec, DocRecord } from './types';

/** What this app makes of a stored value. */
export type Understood =
  | { readonly kind: 'valid'; readonly value: unknown }
  | { readonly kind: 'newer' }
  | { readonly kind: 'damaged'; readonly reason: string };

/** Brings a value of `version` to the collection's own version, step by step, and validates it. Never throws. */
export function understand(spec: CollectionSpec, id: string, version: unknown, value: unknown): Understood {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { kind: 'damaged', reason: 'It carries no version.' };
  if (version > spec.version) return { kind: 'newer' };
  try {
    let current = value;
    for (let from = version; from < spec.version; from += 1) {
      const migrate = spec.migrations[from];
      if (!migrate) throw new Error(`There is no way from version ${from} to ${from + 1}.`);
      current = migrate(current, id);
    }
    return { kind: 'valid', value: spec.parse(current, id) };
  } catch (error) {
    return { kind: 'damaged', reason: reasonOf(error) };
  }
}

/** A removed document is valid and has no value. */
export const understandRecord = (spec: CollectionSpec, record: DocRecord): Understood =>
  record.deleted && typeof record.version === 'number'
    ? { kind: 'valid', value: undefined }
    : understand(spec, record.id, record.version, record.value);

const LONGEST_REASON = 500;

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, LONGEST_REASON);

/** Whether a failed write means that the disk (or the browser's share of it) is full. */
export function problemOf(error: unknown): 'full' | 'refused' {
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'refused';
}
