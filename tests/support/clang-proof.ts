import { beforeAll, describe, expect, test } from 'vitest';
import { challenges } from '../../src/domain/challenges/challenges';
import type { Challenge } from '../../src/domain/challenges/types';
import { type Build, faultsIn, verdictsOn } from './challenge-proof';
import { clangBuild } from './clang-build';
import { wrongSolutionsOf } from './wrong-solutions';

/** The compilers of the machine try all of them. */
const WRONG = 2;

/** The tests that the challenges of one language hold on the app's own compiler. A file each: they run side by side. */
export function proveOnClang(language: Challenge['language']): void {
  let build: Build;
  // The first load makes the toolchain; later ones find it made.
  beforeAll(() => {
    build = clangBuild(WRONG);
  }, 300_000);

  const name = language === 'c' ? 'C' : 'C++';
  describe(`with the app's own compiler the ${name} models pass, their starters and two wrong solutions fail`, () => {
    test.each(
      challenges
        .filter((challenge) => challenge.language === language)
        .map((challenge) => [challenge.id, challenge.title, challenge] as const),
    )(
      '%i. %s',
      async (id, _, challenge) => {
        const verdicts = await verdictsOn(challenge, wrongSolutionsOf(id).slice(0, WRONG), build);
        expect(verdicts.length).toBe(2 + WRONG);
        expect(faultsIn(verdicts)).toEqual([]);
      },
      300_000,
    );
  });
}
