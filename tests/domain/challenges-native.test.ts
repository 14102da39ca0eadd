import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { authoredChallenges } from '../support/challenges';
import { hasNativeCompilers, nativeBuild, nativeScripts, nativeVersion } from '../support/native-compiler';
import { proveChallenges } from '../support/prove-challenges';

if (hasNativeCompilers()) {
  const folder = mkdtempSync(join(tmpdir(), 'challenges-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('with the native compilers and interpreters the models pass, the starters and the wrong solutions fail', () =>
    proveChallenges(authoredChallenges, {
      name: 'native',
      languages: ['c', 'cpp', ...nativeScripts()],
      // Not the version of gcc, which differs from machine to machine: the record says with which one it was proven.
      causes: { code: ['tests/support/native-compiler.ts', 'tests/support/challenge-proof.ts'] },
      compiler: nativeVersion,
      prepare: (cpp) => nativeBuild(folder, cpp),
    }));
} else {
  test('no gcc and g++ on this machine: nothing to compare with', () => {
    expect(hasNativeCompilers()).toBe(false);
  });
}
