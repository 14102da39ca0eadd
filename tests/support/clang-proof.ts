import { describe } from 'vitest';
import { authoredChallenges } from './challenges';
import { clangBuild } from './clang-build';
import { CLANG_PARTS, clangVersion } from './clang-parts';
import { proveChallenges, type Way } from './prove-challenges';

const clang: Omit<Way, 'languages' | 'name'> = {
  causes: {
    ...CLANG_PARTS,
    code: [...CLANG_PARTS.code, 'tests/support/clang-build.ts', 'tests/support/challenge-proof.ts'],
    without: ['tests/tools/toolchain/make-toolchain.ts'],
  },
  compiler: clangVersion,
  prepare: clangBuild,
};

/** The tests that the challenges of one language hold on the app's own compiler. A file each: they run side by side. */
export function proveOnClang(language: 'c' | 'cpp'): void {
  const name = language === 'c' ? 'C' : 'C++';
  describe(`with the app's own compiler the ${name} models pass, their starters and wrong solutions fail`, () =>
    proveChallenges(authoredChallenges, {
      ...clang,
      name: language === 'c' ? 'clang' : 'clang-cpp',
      languages: [language],
    }));
}
