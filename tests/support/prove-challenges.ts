import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthoredChallenge } from '../../src/content/schema/challenge/read-challenge';
import { programIn } from '../../src/content/schema/challenge/sources';
import { type Build, faultsIn, type Provable, type Role, type Verdict, verdictsOn } from './challenge-proof';
import { type Causes, hashOf, hashOfCauses } from './code-hash';
import { FULL } from './full';
import { noteProof, recordedHash, tellUnrecorded } from './proofs';

/** Sources of C++ programs that are built as one. */
export type CppSources = Readonly<Record<Role, readonly string[]>>;

export interface Way {
  /** Its name in the record. */
  readonly name: 'clang' | 'native';
  /** What the result depends on besides the challenge. */
  readonly causes: Causes;
  /** The compiler and its version. Not a part of the hash. */
  readonly compiler: () => string;
  /** @param cpp the C++ sources of all that is proven */
  readonly prepare: (cpp: CppSources) => Build;
}

/**
 * A test for each challenge: the model passes, the starter and the wrong solutions fail. What is recorded and has not
 * changed is not built again, unless everything is to be proven.
 */
export function proveChallenges(authored: readonly AuthoredChallenge[], way: Way): void {
  const causes = hashOfCauses(way.causes);
  const hashes = new Map(authored.map((one) => [one, hashOf({ causes, ...provenParts(one) })]));
  const due = authored.filter((one) => FULL || recordedHash('challenges', one.name, way.name) !== hashes.get(one));
  let build: Build | null = null;
  // The first load makes the toolchain; later ones find it made.
  beforeAll(() => {
    if (due.length > 0) build = way.prepare(cppSources(due));
  }, 300_000);
  const unrecorded: string[] = [];
  afterAll(() => tellUnrecorded(unrecorded));

  test.each(authored.map((one) => [one.challenge.id, one.challenge.title, one] as const))(
    '%i. %s',
    async (_id, _title, one) => {
      const hash = hashes.get(one) ?? '';
      if (!due.includes(one)) {
        expect(recordedHash('challenges', one.name, way.name)).toBe(hash);
        return;
      }
      if (!build) throw new Error('Nothing builds.');
      const verdicts = await verdictsOn(one, build);
      expect(verdicts).toHaveLength(2 + one.wrong.length);
      expect(faultsIn(verdicts)).toEqual([]);
      const verdict = `${way.compiler()}: ${summaryOf(one, verdicts)}`;
      if (noteProof('challenges', one.name, way.name, { hash, verdict })) unrecorded.push(one.name);
    },
    300_000,
  );
}

function cppSources(authored: readonly AuthoredChallenge[]): CppSources {
  const cpp = authored.filter(({ challenge }) => challenge.language === 'cpp');
  return {
    right: cpp.flatMap(({ challenge: { solution, starter } }) => [solution, starter]),
    wrong: cpp.flatMap(({ wrong }) => wrong.map(({ source }) => source)),
  };
}

/** What a proof of a challenge is about, for its hash. */
const provenParts = ({ challenge: { language, starter, solution, examples, hidden }, wrong }: Provable) => ({
  language,
  starter,
  solution,
  cases: [...examples, ...hidden],
  wrong: wrong.map(({ source }) => programIn(source)),
});

/** Verdicts that hold, in a line for the record. */
function summaryOf({ challenge }: Provable, [, starter, ...wrong]: readonly Verdict[]): string {
  const cases = challenge.examples.length + challenge.hidden.length;
  const failed = [starter, ...wrong].map((verdict) => verdict?.failed.length).join(', ');
  return `${cases} tests, all passed by the model; the starter and the wrong solutions fail ${failed}`;
}
