import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../../machines/contracts/compiler';
import { CLANG_PARTS, clangVersion } from '../../support/clang-parts';
import { hashOf, hashOfCauses } from '../../support/code-hash';
import { FULL } from '../../support/full';
import { nativeVersion } from '../../support/native-compiler';
import { noteProof, recordedHash, tellUnrecorded } from '../../support/proofs';
import { loadNodeToolchain } from '../../support/toolchain';
import { type ProgramCase, programs } from './programs';

const FOLDER = fileURLToPath(new URL('../../fixtures/programs', import.meta.url));
/** A machine that does other things may take a minute for the largest C++ program. */
const PATIENCE = 300_000;

const programOf = ({ file, standard }: ProgramCase): Program => {
  const language = file.endsWith('.c') ? 'c' : 'cpp';
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return { source, language, standard: standard ?? (language === 'c' ? 'C17' : 'C++17') };
};

/** What the machine's own compiler makes of a program, or `null` where it has none. */
function native({ file, input = '', standard }: ProgramCase): { output: string; code: number | null } | null {
  const compiler = file.endsWith('.c') ? 'gcc' : 'g++';
  if (spawnSync(compiler, ['--version']).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'elevate-native-'));
  try {
    const program = join(folder, 'program');
    const std = compiler === 'gcc' ? 'gnu17' : standard === 'C++20' ? 'gnu++20' : 'gnu++17';
    const built = spawnSync(compiler, ['-w', `-std=${std}`, '-o', program, join(FOLDER, file), '-lm']);
    if (built.status !== 0) throw new Error(built.stderr.toString());
    const run = spawnSync(program, [], { input, cwd: folder, timeout: 60_000 });
    return { output: run.stdout.toString(), code: run.status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const causes = hashOfCauses({
  ...CLANG_PARTS,
  code: [...CLANG_PARTS.code, 'tests/support/toolchain.ts'],
  without: ['tests/tools/toolchain/make-toolchain.ts'],
});
const hashOfProgram = (fixture: ProgramCase) =>
  hashOf({ causes, ...fixture, source: readFileSync(join(FOLDER, fixture.file), 'utf8') });
/** Recorded as they are now. Those that meet a fault or a limit are tried each time. */
const isRecorded = (fixture: ProgramCase) =>
  !FULL && fixture.differs === undefined && recordedHash('programs', fixture.file, 'clang') === hashOfProgram(fixture);

describe('programs, built by the app’s compiler', () => {
  const unrecorded: string[] = [];
  afterAll(() => tellUnrecorded(unrecorded));

  beforeAll(() => {
    // The headers that most C++ programs of the table begin with, compiled once for all of them.
    const { source } = programOf({ file: 'uncaught.cpp', ending: 0, output: '' });
    expect(loadNodeToolchain().prepare({ source, language: 'cpp', standard: 'C++17' })).toBe(true);
  }, PATIENCE);

  it.each(programs)(
    '$file',
    (fixture) => {
      const hash = hashOfProgram(fixture);
      if (isRecorded(fixture)) {
        expect(recordedHash('programs', fixture.file, 'clang')).toBe(hash);
        return;
      }
      const program = programOf(fixture);
      const toolchain = loadNodeToolchain();
      const result = toolchain.build(program);
      if (result.kind !== 'built') throw new Error(JSON.stringify(result));
      expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

      const run = toolchain.run({ ...program, wasm: result.wasm }, fixture.input ?? '');
      expect(run.stdout).toBe(fixture.output);
      if (typeof fixture.ending === 'number') expect(run.outcome).toEqual({ kind: 'exited', code: fixture.ending });
      else {
        if (run.outcome.kind !== 'fault') throw new Error(JSON.stringify(run.outcome));
        const { message, place, explanation } = run.outcome.fault;
        if (typeof fixture.ending.message === 'string') expect(message).toBe(fixture.ending.message);
        else expect(message).toMatch(fixture.ending.message);
        expect(place?.line ?? null).toBe(fixture.ending.line);
        expect(explanation).toMatch(/^[A-Z].*\.$/s);
      }

      if (fixture.differs !== undefined) return;
      const other = native(fixture);
      if (other)
        expect({ output: other.output, code: other.code }).toEqual({ output: run.stdout, code: fixture.ending });
      const verdict = `${clangVersion()}: exit code ${fixture.ending}${other ? `, as with ${nativeVersion()}` : ''}`;
      if (noteProof('programs', fixture.file, 'clang', { hash, verdict })) unrecorded.push(fixture.file);
    },
    PATIENCE,
  );
});

describe('columns', () => {
  it('count characters where clang counts bytes', () => {
    const toolchain = loadNodeToolchain();
    const source = readFileSync(join(FOLDER, 'division.c'), 'utf8');
    const program: Program = { source, language: 'c', standard: 'C17' };
    const result = toolchain.build(program);
    if (result.kind !== 'built') throw new Error(result.kind);
    const { outcome } = toolchain.run({ ...program, wasm: result.wasm }, '');
    const line = source.split('\n')[3] ?? '';
    expect(outcome).toMatchObject({ fault: { place: { line: 4, column: line.indexOf('/ guests') + 1 } } });
  });
});
