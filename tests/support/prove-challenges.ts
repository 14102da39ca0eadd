import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthoredChallenge } from '../../src/content/schema/challenge/read-challenge';
import type { Language } from '../../src/domain/c-source/languages';
import { caseCount } from '../../src/domain/challenges/programs';
import {
  type Build,
  faultsIn,
  type ProvableSource,
  type Role,
  sourcesOf,
  type Verdict,
  verdictsOn,
} from './challenge-proof';
import { type Causes, hashOf, hashOfCauses } from './code-hash';
import { FULL } from './full';
import { noteProof, recordedHash, tellUnrecorded } from './proofs';

/** Sources of C++ programs that are built as one. */
export type CppSources = Readonly<Record<Role, readonly string[]>>;

export interface Way {
  /** Its name in the record. */
  readonly name: 'clang' | 'clang-cpp' | 'native';
  /** The languages that it runs. */
  readonly languages: readonly Language[];
  /** What the result depends on besides the challenge. */
  readonly causes: Causes;
  /** The compiler and its version. Not a part of the hash. */
  readonly compiler: () => string;
  /** @param cpp the C++ sources of all that is proven */
  readonly prepare: (cpp: CppSources) => Build;
}

/**
 * A test for each challenge: the models and the other right solutions pass, the starters and the wrong solutions fail.
 * What is recorded and has not changed is not built again, unless everything is to be proven.
 */
export function proveChallenges(all: readonly AuthoredChallenge[], way: Way): void {
  const authored = all.filter((one) => sourcesOf(one, way.languages).length > 0);
  const causes = hashOfCauses(way.causes);
  const hashes = new Map(authored.map((one) => [one, hashOf({ causes, ...provenParts(one, way.languages) })]));
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
      const verdicts = await verdictsOn(one, build, way.languages);
      expect(verdicts).toHaveLength(sourcesOf(one, way.languages).length);
      expect(faultsIn(verdicts)).toEqual([]);
      const verdict = `${way.compiler()}: ${summaryOf(one, verdicts)}`;
      if (noteProof('challenges', one.name, way.name, { hash, verdict })) unrecorded.push(one.name);
    },
    300_000,
  );
}

function cppSources(authored: readonly AuthoredChallenge[]): CppSources {
  const cpp = authored.flatMap((one) => sourcesOf(one, ['cpp']));
  const of = (role: Role) => cpp.filter((one) => one.role === role).map(({ source }) => source);
  return { right: of('right'), wrong: of('wrong') };
}

/** What a proof of a challenge is about, for its hash. */
const provenParts = (one: AuthoredChallenge, languages: readonly Language[]) => ({
  sources: sourcesOf(one, languages).map(({ language, source, role, passes }: ProvableSource) => ({
    ...{ language, source, role, passes },
  })),
  cases: [...one.challenge.examples, ...one.challenge.hidden],
  seconds: one.challenge.seconds,
});

/** Verdicts that hold, in a line for the record. */
function summaryOf({ challenge }: AuthoredChallenge, verdicts: readonly Verdict[]): string {
  const right = verdicts.filter(({ passes }) => passes).length;
  const failed = verdicts.filter(({ passes }) => !passes).map((one) => one.failed[0]);
  return `${caseCount(challenge)} tests, all passed by ${right} right programs; the others fail first at test ${failed.join(', ')}`;
}
