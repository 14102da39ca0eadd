import { beforeAll, describe, expect, test } from 'vitest';
import { challenges } from '../../src/domain/challenges/challenges';
import { type Build, verdictsOn } from '../support/challenge-proof';
import { clangBuild } from '../support/clang-build';
import { wrongSolutionsOf } from '../support/wrong-solutions';

/** Each C++ build takes seconds: the models are built by the browser's journey, g++ tries more of what is wrong. */
const WRONG = 1;

let build: Build;
// The first load makes the toolchain; later ones find it made.
beforeAll(() => {
  build = clangBuild();
}, 300_000);

describe("with the app's own compiler the C++ starters and a wrong solution of each fail", () => {
  test.each(
    challenges
      .filter(({ language }) => language === 'cpp')
      .map((challenge) => [challenge.id, challenge.title, challenge] as const),
  )(
    '%i. %s',
    async (id, _, challenge) => {
      const verdicts = await verdictsOn(challenge, wrongSolutionsOf(id).slice(0, WRONG), build, {
        model: false,
      });
      expect(verdicts.length).toBe(1 + WRONG);
      for (const { name, failed } of verdicts) expect(failed, `${name} passes every case`).not.toEqual([]);
    },
    300_000,
  );
});
