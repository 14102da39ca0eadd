import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Program, RunOutcome } from '../../../machines/contracts/compiler';
import { defaultBuild } from '../../../src/domain/c-source/build-options';
import { CLANG_PARTS, clangVersion } from '../../support/clang-parts';
import { hashOf, hashOfCauses } from '../../support/code-hash';
import { FULL } from '../../support/full';
import { noteProof, recordedHash, tellUnrecorded } from '../../support/proofs';
import { loadNodeToolchain } from '../../support/toolchain';

/** A machine that does other things may take a minute for the largest C++ program. */
const PATIENCE = 300_000;
const FOLDER = join(import.meta.dirname, '../../fixtures/faulty');
const INPUT = 'incomprehensible\n';

const programOf = (file: string): Program => {
  const language = file.endsWith('.c') ? 'c' : 'cpp';
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return { source, language, standard: language === 'c' ? 'C17' : 'C++17', options: defaultBuild };
};

function outcomeOf(program: Program): RunOutcome {
  const toolchain = loadNodeToolchain();
  const built = toolchain.build(program);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built));
  return toolchain.run({ ...program, wasm: built.wasm }, INPUT).outcome;
}

/** Lines that carry a word in a comment: `// BUG freed`. */
const marked = (source: string, word: string): number[] =>
  source.split('\n').flatMap((line, index) => (new RegExp(`//.*\\b${word}\\b`).test(line) ? [index + 1] : []));

const SAID = join(import.meta.dirname, '../../fixtures/faulty/said.json');
/** What a learner is told, by program: written by hand from what is meant, and read again with each change. */
const said = JSON.parse(readFileSync(SAID, 'utf8')) as Record<
  string,
  { message: string; explanation: string } | undefined
>;
const files = readdirSync(FOLDER).filter((name) => name !== 'said.json');

const causes = hashOfCauses({
  ...CLANG_PARTS,
  code: [...CLANG_PARTS.code, 'tests/support/toolchain.ts'],
  without: ['tests/tools/toolchain/make-toolchain.ts'],
});

describe('faults of memory, each in its sentence', () => {
  const unrecorded: string[] = [];
  afterAll(() => tellUnrecorded(unrecorded));

  it('are 40 and more, and none is told that is not there', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(said).sort()).toEqual([...files].sort());
  });

  it.each(files)(
    '%s',
    (file) => {
      const program = programOf(file);
      const hash = hashOf({ causes, program, said: said[file] });
      if (!FULL && recordedHash('faults', file, 'clang') === hash) {
        expect(said[file]?.message).toBeTruthy();
        return;
      }
      expectFault(file, program);
      const proof = { hash, verdict: `says what is expected, with ${clangVersion()}` };
      if (noteProof('faults', file, 'clang', proof)) unrecorded.push(file);
    },
    PATIENCE,
  );
});

function expectFault(file: string, program: Program) {
  const outcome = outcomeOf(program);
  const at = marked(program.source, 'BUG');
  if (outcome.kind === 'exited') {
    const { leak } = outcome;
    expect(leak?.places.map(({ place }) => place.line)).toEqual(at);
    expect(said[file]).toEqual({ message: `leak of ${leak?.blocks} blocks, ${leak?.bytes} bytes`, explanation: '' });
    return;
  }
  if (outcome.kind !== 'fault') throw new Error(JSON.stringify(outcome));
  const { message, explanation, place, related = [], stack = [] } = outcome.fault;
  expect({ message, explanation }).toEqual(said[file]);
  expect([place?.line].filter((line) => line !== undefined)).toEqual(at);
  for (const what of ['allocated', 'freed'] as const)
    expect(related.filter((one) => one.what === what).map((one) => one.place.line)).toEqual(
      marked(program.source, what),
    );
  // The innermost call of the program is where the fault is, and main is where it began.
  expect([stack[0]?.place.line].filter((line) => line !== undefined)).toEqual(at);
  if (at.length > 0) expect(stack.at(-1)?.name).toBe('main');
}
