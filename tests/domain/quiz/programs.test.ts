import programs from 'content:programs';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import type { Program } from '../../../src/domain/quiz/types';
import { CLANG_PARTS, clangVersion } from '../../support/clang-parts';
import { hashOf, hashOfCauses } from '../../support/code-hash';
import { FULL } from '../../support/full';
import { noteProof, recordedHash, tellUnrecorded } from '../../support/proofs';
import { loadNodeToolchain } from '../../support/toolchain';

const PATIENCE = 300_000;

const causes = hashOfCauses({
  ...CLANG_PARTS,
  code: [...CLANG_PARTS.code, 'tests/support/toolchain.ts'],
  without: ['tests/tools/toolchain/make-toolchain.ts'],
});
const hashOfProgram = ({ code, output }: Program) => hashOf({ causes, code, output });

/** What the app's own compiler makes of it. */
function byClang({ code, language }: Program): string {
  const toolchain = loadNodeToolchain();
  const isC = language === 'c';
  const program = { source: code, language: isC ? 'c' : 'cpp', standard: isC ? 'C17' : 'C++17' } as const;
  const built = toolchain.build(program);
  if (built.kind === 'failed') throw new Error(built.problem);
  if (built.kind === 'rejected' || built.diagnostics.length > 0) throw new Error(built.text);
  return toolchain.run({ ...program, wasm: built.wasm }, '', { seconds: 5 }).stdout;
}

describe('a program whose output is asked for prints just that', () => {
  const unrecorded: string[] = [];
  afterAll(() => tellUnrecorded(unrecorded));

  test.each(programs.filter(({ language }) => language === 'js'))('$id, run by Node', ({ code, output }) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-'], { input: code });
    expect(stderr.toString()).toBe('');
    expect(stdout.toString().trimEnd()).toBe(output);
  });

  test.each(programs.filter(({ language }) => language !== 'js'))(
    '$id, built and run by the app’s own compiler',
    (program) => {
      const hash = hashOfProgram(program);
      if (!FULL && recordedHash('quiz', program.id, 'clang') === hash) {
        expect(program.output).not.toBe('');
        return;
      }
      expect(byClang(program).trimEnd()).toBe(program.output);
      const proof = { hash, verdict: `prints what is expected, with ${clangVersion()}` };
      if (noteProof('quiz', program.id, 'clang', proof)) unrecorded.push(program.id);
    },
    PATIENCE,
  );
});
