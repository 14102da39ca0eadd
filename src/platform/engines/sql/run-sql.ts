import type { ScriptProgram, SourcePlace } from '../../../../machines/contracts/compiler';
import { resultText } from '../../../domain/sql/result-text';
import type { ProgramEnd } from '../../compiler/program';
import { faultEnd, OutputFull, type ScriptRuntime, type ScriptSurroundings } from '../runtime';
import { explainSql } from './explain';
import sample from './sample.sql?raw';
import { openSqlite, type SqlFailure } from './sqlite';

/** More text than a run may write: rows after it are not read. */
const MOST_TEXT = 4_000_000;

/**
 * The SQL engine of a worker: SQLite inside WebAssembly. Each run has a database of its own in memory. Its input is SQL that
 * makes the tables; where there is no input, the sample tables are there.
 */
export const createSql = (module: WebAssembly.Module): ScriptRuntime => ({
  async run(program, surroundings) {
    return runSql(module, program, surroundings);
  },
});

/** Makes the tables, then runs the program and writes what each of its statements gives. */
export function runSql(
  module: WebAssembly.Module,
  { source }: Pick<ScriptProgram, 'source'>,
  { input, read, write, memoryBytes }: Pick<ScriptSurroundings, 'input' | 'read' | 'write' | 'memoryBytes'>,
): ProgramEnd {
  const database = openSqlite(module, memoryBytes);
  read({ ok: true, diagnostics: [], text: '' });
  const tables = input === null || input.trim() === '' ? sample : input;
  const unmade = database.run(tables, () => {});
  if (unmade) return faultEnd({ ...faultOf(unmade, tables), place: null, explanation: inTables(unmade, tables) });
  try {
    const failed = database.run(source, (result) => write('stdout', resultText(result)), MOST_TEXT);
    return failed === null ? { kind: 'exited', code: 0 } : faultEnd(faultOf(failed, source));
  } catch (error) {
    if (error instanceof OutputFull) return { kind: 'limit', limit: 'output' };
    throw error;
  }
}

const faultOf = ({ message, at, outOfMemory }: SqlFailure, script: string) => ({
  message,
  place: placeOf(at, script),
  explanation: explainSql(message, outOfMemory),
});

const inTables = (failure: SqlFailure, tables: string): string =>
  `This is in line ${placeOf(failure.at, tables).line} of the input, which makes the tables, not in the program. ${explainSql(failure.message, failure.outOfMemory)}`;

function placeOf(at: number, text: string): SourcePlace {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
