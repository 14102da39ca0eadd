import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Where `npm run prove` finds what was proven. */
const PROVEN = join(ROOT, '.reports/proofs');

/** What was proven, by a hash of everything that the result depends on. */
export interface Proof {
  readonly hash: string;
  /** With what it was proven and what came of it, for a reader of the record. */
  readonly verdict: string;
}

type ProofRecord = Readonly<Record<string, Readonly<Record<string, Proof | undefined>> | undefined>>;
type Subject = 'challenges' | 'coach' | 'faults' | 'programs' | 'quiz';

const records = new Map<Subject, ProofRecord>();

/** The hash under which something was recorded in `tests/fixtures/proofs`; `null` when it never was. */
export function recordedHash(subject: Subject, name: string, way: string): string | null {
  const file = join(ROOT, 'tests/fixtures/proofs', `${subject}.json`);
  const record = records.get(subject) ?? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord);
  records.set(subject, record);
  return record[name]?.[way]?.hash ?? null;
}

/**
 * Leaves word of what was proven just now, for `npm run prove` to record.
 * @returns whether the record does not have it yet
 */
export function noteProof(subject: Subject, name: string, way: string, proof: Proof): boolean {
  mkdirSync(PROVEN, { recursive: true });
  writeFileSync(join(PROVEN, `${subject}.${name}.${way}.json`), JSON.stringify({ subject, name, way, ...proof }));
  return recordedHash(subject, name, way) !== proof.hash;
}

/** Tells how to record what was proven again because it, or the way to prove it, changed. */
export function tellUnrecorded(names: readonly string[]): void {
  if (names.length === 0) return;
  const some = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  console.warn(
    `Proven, and not recorded yet: ${some}. "npm run prove" records it, so that it is not proven each time.`,
  );
}
