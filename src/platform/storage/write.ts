import { firstRev, soundState } from './counters';
import { reasonOf, understandRecord } from './documents';
import { isPlain, mergeValues, sameValue } from './merge';
import {
  type Change,
  type CollectionSpec,
  type ConflictNote,
  type ConflictRecord,
  type DocRecord,
  NewerStoreError,
  type StoreName,
  type Tx,
  type VaultState,
  type WriteOutcome,
} from './types';

export const WRITE_STORES: readonly StoreName[] = ['docs', 'meta', 'conflicts', 'quarantine'];
const SCHEMA = 1;
/** Tabs whose last journal is remembered. */
const REMEMBERED_TABS = 40;

export interface WriteContext {
  readonly specs: ReadonlyMap<string, CollectionSpec>;
  readonly kind: 'main' | 'side' | 'memory';
  readonly now: () => number;
  readonly newId: () => string;
}

/** A change that knows more than a tab's: who wins where both differ, and when it was made. */
export interface FullChange extends Change {
  /** Default: the change. */
  readonly winner?: 'change' | 'disk';
  readonly updatedAt?: number;
}

/** The database's state, with counters that can be counted on. */
export async function readState(tx: Tx, { kind, now }: Pick<WriteContext, 'kind' | 'now'>): Promise<VaultState> {
  const state = await tx.get('meta', 'state');
  if (!state) return { key: 'state', schema: SCHEMA, sequence: firstRev(kind, now()), epoch: 0, applied: {} };
  if (state.schema > SCHEMA) throw new NewerStoreError('The store has a newer layout.');
  return soundState(state, kind, now());
}

export const withApplied = (state: VaultState, tab: string, journal: number): VaultState => {
  const { [tab]: _, ...others } = state.applied;
  const kept = Object.entries(others).slice(-(REMEMBERED_TABS - 1));
  return { ...state, applied: Object.fromEntries([...kept, [tab, journal]]) };
};

/**
 * Writes changes inside one transaction and returns what each document became, and the state to be put by the caller's
 * `putState`. A document that the disk has in another rev than the change's base is merged with it.
 * @throws NewerStoreError when one of the documents on disk was written by a newer app.
 */
export async function applyChanges(
  tx: Tx,
  state: VaultState,
  changes: readonly FullChange[],
  context: WriteContext,
): Promise<{ outcomes: WriteOutcome[]; state: VaultState }> {
  const rev = state.sequence + 1;
  const records = await Promise.all(changes.map(({ collection, id }) => tx.get('docs', [collection, id])));
  // Side by side: each put by itself would wait for the one before.
  const outcomes = await Promise.all(changes.map((change, index) => settle(tx, change, records[index], rev, context)));
  return { outcomes, state: { ...state, sequence: rev } };
}

async function settle(
  tx: Tx,
  change: FullChange,
  record: DocRecord | undefined,
  rev: number,
  context: WriteContext,
): Promise<WriteOutcome> {
  const { collection, id } = change;
  const spec = context.specs.get(collection);
  if (!spec) throw new Error(`There is no collection "${collection}".`);
  if (record && record.version > spec.version) throw new NewerStoreError(`A document of "${collection}" is newer.`);
  const updatedAt = change.updatedAt ?? context.now();
  const outcome = { collection, id, rev, updatedAt };
  try {
    const settled = await decide(tx, change, record, spec, rev, context);
    const { value, asSent, keptAside = false, conflict } = settled;
    if (record && settled.asDisk)
      return { ...outcome, rev: record.rev, updatedAt: record.updatedAt, value, asSent, keptAside, conflict };
    const next = { ...outcome, version: spec.version };
    const base = context.kind === 'side' ? sideBase(change, record) : {};
    if (value !== undefined) await tx.put('docs', { ...next, ...base, value });
    else if (record || base.base !== undefined) await tx.put('docs', { ...next, ...base, deleted: true });
    return { ...outcome, value, asSent, keptAside, conflict };
  } catch (error) {
    if ((error as Error).name !== 'DataCloneError') throw error;
    // This one document cannot be stored as it is; that must not hold up the others.
    return { ...outcome, rev: record?.rev ?? 0, value: change.value, asSent: true, refused: reasonOf(error) };
  }
}

interface Settled {
  readonly value: unknown;
  readonly asSent: boolean;
  readonly asDisk: boolean;
  readonly keptAside?: boolean;
  readonly conflict?: ConflictNote | undefined;
}

async function decide(
  tx: Tx,
  { base, value: mine, winner = 'change', ...change }: FullChange,
  record: DocRecord | undefined,
  spec: CollectionSpec,
  rev: number,
  context: WriteContext,
): Promise<Settled> {
  const sent: Settled = { value: mine, asSent: true, asDisk: false };
  if (!record || record.rev === base.rev) return sent;
  const disk = understandRecord(spec, record);
  if (disk.kind !== 'valid') {
    const reason = disk.kind === 'damaged' ? disk.reason : 'It is newer.';
    await tx.put('quarantine', quarantined(record, reason, context));
    return { ...sent, keptAside: true };
  }
  const theirs = disk.value;
  if (sameValue(mine, theirs)) return { value: theirs, asSent: true, asDisk: true };
  if (spec.latest) return winner === 'change' ? sent : { value: theirs, asSent: false, asDisk: true };
  const merged = winner === 'change' ? mergeValues(base.value, mine, theirs) : mergeValues(base.value, theirs, mine);
  const winning = winner === 'change' ? mine : theirs;
  const losing = winner === 'change' ? theirs : mine;
  let { value, conflicts } = merged;
  if (!sameValue(value, winning) && value !== undefined && !isValid(spec, change.id, value)) {
    // Each side is whole and the two together are not: the document is one piece.
    conflicts = [''];
    value = winning;
  }
  const note = conflicts.length > 0 ? await keepLosing(tx, change, spec, losing, conflicts, rev, context) : undefined;
  return {
    value,
    asSent: sameValue(value, mine),
    asDisk: sameValue(value, theirs),
    keptAside: note !== undefined,
    conflict: note,
  };
}

/** Keeps what lost: as a second document with this rev where its collection has one, else aside. */
export async function keepLosing(
  tx: Tx,
  { collection, id }: { readonly collection: string; readonly id: string },
  spec: CollectionSpec,
  losing: unknown,
  fields: readonly string[],
  rev: number,
  context: WriteContext,
): Promise<ConflictNote> {
  const second = losing === undefined ? null : (spec.second?.(losing, fields) ?? null);
  if (second) {
    const { version } = spec;
    await tx.put('docs', { collection, id: second.id, rev, version, updatedAt: context.now(), value: second.value });
  } else await tx.put('conflicts', conflict({ collection, id }, spec, losing, fields, context));
  return { collection, docId: id, fields, second: second?.name ?? null };
}

function isValid(spec: CollectionSpec, id: string, value: unknown): boolean {
  try {
    spec.parse(value, id);
    return true;
  } catch {
    return false;
  }
}

const conflict = (
  { collection, id }: { collection: string; id: string },
  { version }: CollectionSpec,
  value: unknown,
  fields: readonly string[],
  { now, newId }: WriteContext,
): ConflictRecord => ({ id: newId(), collection, docId: id, version, at: now(), fields, value });

export const quarantined = (
  record: DocRecord,
  reason: string,
  { now, newId }: Pick<WriteContext, 'now' | 'newId'>,
) => ({
  id: newId(),
  kind: 'document' as const,
  collection: record.collection,
  docId: record.id,
  version: isPlain(record) && typeof record.version === 'number' ? record.version : 0,
  reason,
  at: now(),
  value: record.value,
});

/** The first base stays: it is what the main database held when the side one took over. */
function sideBase({ base }: FullChange, record: DocRecord | undefined): { base?: unknown } {
  if (record) return record.base === undefined ? {} : { base: record.base };
  return base.value === undefined ? {} : { base: base.value };
}
