import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isCompiled } from '../../src/domain/c-source/languages';
import { programMutants } from '../support/challenge-mutants';
import { authoredChallenges } from '../support/challenges';
import { hashOf, hashOfCauses } from '../support/code-hash';
import { FULL } from '../support/full';
import { hasNativeCompilers, nativeScripts } from '../support/native-compiler';
import { noteProof, recordedHash, tellUnrecorded } from '../support/proofs';
import { mutatedLanguage, survivors } from '../support/prove-mutants';

test('comparisons, arithmetic, logic and numbers are changed, one at a time; comments, texts and includes stay', () => {
  const source = '#include <a>\nint f(int n) { // n + 1\n    return n > 0 && n < 12 ? n + 1 : "a + b"[0];\n}\n';
  expect(programMutants('c', source).map(({ to }) => to)).toEqual([
    'return n >= 0 && n < 12 ? n + 1 : "a + b"[0];',
    'return n > 1 && n < 12 ? n + 1 : "a + b"[0];',
    'return n > 0 || n < 12 ? n + 1 : "a + b"[0];',
    'return n > 0 && n <= 12 ? n + 1 : "a + b"[0];',
    'return n > 0 && n < 13 ? n + 1 : "a + b"[0];',
    'return n > 0 && n < 12 ? n - 1 : "a + b"[0];',
    'return n > 0 && n < 12 ? n + 2 : "a + b"[0];',
    'return n > 0 && n < 12 ? n + 1 : "a + b"[1];',
  ]);
});

test('in Python and JavaScript too', () => {
  expect(programMutants('python', 'from a import b\nx = max(1.5, y) and not z  # or\n').map(({ to }) => to)).toEqual([
    'x = min(1.5, y) and not z  # or',
    'x = max(1.5, y) or not z  # or',
  ]);
  expect(programMutants('javascript', 'const x = a === `b + c` ? 1 : s.split(/ + /);\n').map(({ to }) => to)).toEqual([
    'const x = a !== `b + c` ? 1 : s.split(/ + /);',
    'const x = a === `b + c` ? 2 : s.split(/ + /);',
  ]);
});

const causes = hashOfCauses({
  code: ['tests/support/challenge-mutants.ts', 'tests/support/prove-mutants.ts', 'tests/support/native-compiler.ts'],
});
const scripts: readonly string[] = nativeScripts();
const provable = authoredChallenges
  .filter(({ challenge }) => challenge.editorial !== null)
  .filter((one) => {
    const language = mutatedLanguage(one);
    return isCompiled(language) ? hasNativeCompilers() : scripts.includes(language);
  });

describe.runIf(provable.length > 0)('every small change of a model fails a test, or is listed with the reason', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const unrecorded: string[] = [];
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    tellUnrecorded(unrecorded);
  });

  test.each(provable.map((one) => [one.challenge.id, one.challenge.title, one] as const))(
    '%i. %s',
    async (_id, _title, one) => {
      const { programs, examples, hidden } = one.challenge;
      const language = mutatedLanguage(one);
      const solution = programs[language]?.solution ?? '';
      const mutants = programMutants(language, solution);
      const hash = hashOf({ causes, solution, cases: [...examples, ...hidden], equivalent: one.equivalent });
      if (!FULL && recordedHash('challenges', one.name, 'mutants') === hash) return;
      for (const { from, to } of one.equivalent)
        expect(mutants.some((mutant) => mutant.from === from && mutant.to === to)).toBe(true);
      expect((await survivors(one, folder)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
      const verdict = `${mutants.length} changes, ${one.equivalent.length} of them equivalent`;
      if (noteProof('challenges', one.name, 'mutants', { hash, verdict })) unrecorded.push(one.name);
    },
    600_000,
  );
});
