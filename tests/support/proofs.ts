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
type Subject = 'challenges' | 'programs';

const records = new Map<Subject, ProofRecord>();

/** The hash under which something was recorded in `tests/fixtures/proofs`; `null` when it never was. */
export function recordedHash(subject: Subject, name: string, way: string): string | null {
  const file = join(ROOT, 'tests/fixtures/proofs', `${subject}.json`);
  const record = records.get(subject) ?? (JSON.parse(readFileSync(file, 'utf8')) as ProofRecord);
  records.set(subject, record);
  return record[name]?.[way]?.hash ?? null;
}

/** Says that something was proven just now; `npm run prove` puts it into the record. */
export function noteProof(subject: Subject, name: string, way: string, proof: Proof): void {
  mkdirSync(PROVEN, { recursive: true });
  writeFileSync(join(PROVEN, `${subject}.${name}.${way}.json`), JSON.stringify({ subject, name, way, ...proof }));
  if (recordedHash(subject, name, way) !== proof.hash)
    console.warn(`${name} was proven again, since it or the way it is proven changed. "npm run prove" records that.`);
}
