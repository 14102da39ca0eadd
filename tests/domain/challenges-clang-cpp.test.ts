import { beforeAll, describe, expect, test } from 'vitest';
import { challenges } from '../../src/domain/challenges/challenges';
import { type Build, faultsIn, verdictsOn } from '../support/challenge-proof';
import { clangBuild } from '../support/clang-build';
import { wrongSolutionsOf } from '../support/wrong-solutions';

/** g++ tries all of them. */
const WRONG = 2;

let build: Build;
// The first load makes the toolchain; later ones find it made.
beforeAll(() => {
  build = clangBuild(WRONG);
}, 300_000);

describe("with the app's own compiler the C++ models pass, their starters and two wrong solutions fail", () => {
  test.each(
    challenges
      .filter(({ language }) => language === 'cpp')
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
