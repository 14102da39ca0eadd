import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { challenges } from '../../src/domain/challenges/challenges';
import { faultsIn, verdictsOn } from '../support/challenge-proof';
import { hasNativeCompilers, nativeBuild } from '../support/native-compiler';
import { wrongSolutionsOf } from '../support/wrong-solutions';

if (hasNativeCompilers()) {
  const folder = mkdtempSync(join(tmpdir(), 'challenges-'));
  const build = nativeBuild(folder);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('with the native gcc and g++ the model passes, the starter and the wrong solutions fail', () => {
    test.each(challenges.map((challenge) => [challenge.id, challenge.title, challenge] as const))(
      '%i. %s',
      async (id, _, challenge) => {
        const verdicts = await verdictsOn(challenge, wrongSolutionsOf(id), build);
        expect(verdicts.length).toBeGreaterThanOrEqual(4);
        expect(faultsIn(verdicts)).toEqual([]);
      },
      300_000,
    );
  });
} else {
  test('no gcc and g++ on this machine: nothing to compare with', () => {
    expect(hasNativeCompilers()).toBe(false);
  });
}
