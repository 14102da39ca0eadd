import type { Core } from './core';
import { isPlain } from './merge';
import type { Backend, DocRecord, VaultState } from './types';

/** Puts the sequence of a side database beyond any of a main one, so that no rev of one is taken for one of the other. */
export const SIDE_OFFSET = 2 ** 50;
/** More erasures than anyone makes. */
const MOST_ERASURES = 1_000_000;

type Kind = Backend['kind'];

const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;

const isRev = (rev: unknown, kind: Kind): rev is number =>
  isCount(rev, kind === 'side' ? 2 * SIDE_OFFSET : SIDE_OFFSET) && rev > 0;

/** Where a database without a usable sequence begins: at the present time, past any former one's. */
export const firstRev = (kind: Kind, now: number): number => now + (kind === 'side' ? SIDE_OFFSET : 0);

/**
 * The state with counters that can be counted on: a sequence that is negative, not whole or out of range would give revs
 * that no tab takes in, an absurd number of erasures would drop every journal.
 */
export function soundState(found: VaultState, kind: Kind, now: number): VaultState {
  const { sequence, epoch, applied } = found as { [K in keyof VaultState]: unknown };
  if (isRev(sequence, kind) && isCount(epoch, MOST_ERASURES) && isSoundApplied(applied)) return found;
  const journals = isPlain(applied) ? Object.entries(applied) : [];
  return {
    ...found,
    sequence: isRev(sequence, kind) ? sequence : firstRev(kind, now),
    epoch: isCount(epoch, MOST_ERASURES) ? epoch : 0,
    applied: Object.fromEntries(journals.filter((entry): entry is [string, number] => isCount(entry[1]))),
  };
}

const isSoundApplied = (applied: unknown) =>
  isPlain(applied) && Object.values(applied).every((number) => isCount(number));

/** Whether every document has a rev that the tabs can go by, none past the sequence. */
export const areSound = (records: readonly DocRecord[], { sequence }: VaultState, kind: Kind): boolean =>
  records.every(({ rev }) => isRev(rev, kind) && rev <= sequence);

/** Gives documents without a usable rev a new one, and lifts the sequence past every other; nothing else is changed. */
export async function mendRevs(core: Core, readState: (tx: Parameters<Work>[0]) => Promise<VaultState>): Promise<void> {
  await core.run(['docs', 'meta'], 'readwrite', async (tx) => {
    const state = await readState(tx);
    const records = await tx.getAll('docs');
    const kind = core.kind();
    const sound = records.filter(({ rev }) => isRev(rev, kind));
    const sequence = sound.reduce((highest, { rev }) => Math.max(highest, rev), state.sequence) + 1;
    for (const record of records) if (!sound.includes(record)) await tx.put('docs', { ...record, rev: sequence });
    await tx.put('meta', { ...state, sequence });
  });
}

type Work = Parameters<Core['run']>[2];
