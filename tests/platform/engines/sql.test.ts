import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResults, resultText, type SqlValue } from '../../../src/domain/sql/result-text';
import { SAMPLE_TABLES } from '../../../src/features/terminal/input-panel';
import { createSql } from '../../../src/platform/engines/sql/run-sql';
import { packageFile, runScript } from '../../support/script-engine';

const module = new WebAssembly.Module(packageFile('@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm'));
const run = (source: string, input = '', limits = {}) =>
  runScript(createSql(module), { language: 'sql', standard: 'SQL', source }, input, limits);
const printed = async (source: string, input = '') => {
  const { stdout, outcome } = await run(source, input);
  expect(outcome).toEqual({ kind: 'exited', code: 0 });
  return stdout;
};
const fault = async (source: string, input = '', limits = {}) => {
  const { outcome } = await run(source, input, limits);
  if (outcome?.kind !== 'fault') throw new Error(JSON.stringify(outcome));
  return outcome.fault;
};

const TOWNS =
  "CREATE TABLE towns (name TEXT, people INTEGER); INSERT INTO towns VALUES ('Faro', 68000), ('Évora', NULL);";

describe('results', () => {
  test('are tables, with numbers to the right and NULL by its name', async () => {
    expect(await printed('SELECT name, people FROM towns ORDER BY name;', TOWNS)).toBe(
      'name  | people\n------+-------\nFaro  |  68000\nÉvora |   NULL\n(2 rows)\n',
    );
  });

  test('of several statements come one after the other; changes are counted', async () => {
    expect(await printed('UPDATE towns SET people = 1; SELECT 1 AS a; SELECT 2 AS b WHERE 0;', TOWNS)).toBe(
      '(2 rows changed)\na\n-\n1\n(1 row)\nb\n-\n(0 rows)\n',
    );
  });

  test.each([
    ['whole numbers, fractions and bytes', "SELECT 5 / 2 AS a, 1.0 / 4 AS b, x'00ff' AS c", ['2', '0.25', "x'00ff'"]],
    ['days', "SELECT date('2024-01-31', '+1 day') AS a", ['2024-02-01']],
    ['windows', 'SELECT SUM(v) OVER (ORDER BY v) AS a FROM (VALUES (3)) AS t (v)', null],
    ['a line break in a text', "SELECT 'a' || char(10) || 'b\\' AS a", ['a\\nb\\\\']],
  ])('%s', async (_, source, cells) => {
    const { stdout, outcome } = await run(source, TOWNS);
    if (cells === null) expect(outcome?.kind).toBe('fault');
    else expect(readResults(stdout)).toMatchObject([{ rows: [cells] }]);
  });

  test('read back are what was written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 8 }).map((value) => value.trim());
    const value = fc.option(
      fc.oneof(
        text.map((one): SqlValue => ({ kind: 'text', text: one })),
        fc.integer().map((one): SqlValue => ({ kind: 'number', text: String(one) })),
      ),
    );
    const table = fc.integer({ min: 1, max: 4 }).chain((count) =>
      fc.record({
        columns: fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: count, maxLength: count }),
        rows: fc.array(fc.array(value, { minLength: count, maxLength: count }), { maxLength: 5 }),
      }),
    );
    fc.assert(
      fc.property(table, ({ columns, rows }) => {
        const [read, ...others] = readResults(resultText({ kind: 'rows', columns, rows }));
        const cells = rows.map((row) =>
          row.map((one) =>
            one === null
              ? 'NULL'
              : one.text.replaceAll('\\', '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\r'),
          ),
        );
        expect(others).toEqual([]);
        expect(read).toMatchObject({ columns, rows: cells });
      }),
    );
  });

  test('an output that was cut off stays text', () => {
    expect(readResults('name\n----\nFaro\n')).toEqual(['name\n----\nFaro']);
  });
});

describe('what goes wrong has its place and plain words', () => {
  test.each([
    ['SELECT name\nFROM twons;', 'no such table: twons', 1, 'check its spelling'],
    ['SELECT name,\n  peple\nFROM towns;', 'no such column: peple', 2, 'Check its spelling'],
    ['SELECT 1;\n\n-- a note\nSELEC name FROM towns;', 'near "SELEC": syntax error', 4, 'cannot be read from SELEC on'],
    ['SELECT name FROM towns WHERE name = "Faro";', 'no such column: "Faro"', 1, 'single quotes'],
    ['SELECT name FROM towns WHERE SUM(people) > 5;', 'misuse of aggregate', 1, 'HAVING'],
    ['SELECT name FROM towns a, towns b;', 'ambiguous column name: name', 1, 'write which is meant'],
    ['SELECT (1, 2;', 'near ";": syntax error', 1, 'Look just before it'],
    ["SELECT 'Faro", 'unrecognized token', 1, 'never closed'],
    ['SELECT name FROM towns WHERE (people > 1', 'incomplete input', 1, 'close each parenthesis'],
    ['SELECT 1;\n\u0000SELECT 2;', 'unrecognized token', 2, 'does not know'],
    ['.tables', 'near "."', 1, 'sqlite_schema'],
    ["ATTACH 'other.db' AS other;", 'too many attached databases', 1, 'no files'],
    ["VACUUM INTO 'copy.db';", 'too many attached databases', 1, 'no files'],
    ["SELECT load_extension('x');", 'no such function: load_extension', 1, 'no function'],
  ])('%s', async (source, message, line, words) => {
    const { message: said, place, explanation } = await fault(source, TOWNS);
    expect(said).toContain(message);
    expect(place?.line).toBe(line);
    expect(explanation).toContain(words);
  });

  test('a fault of the input says that it is there', async () => {
    expect(await fault('SELECT 1;', 'CREATE TABLE a (b INT);\nINSERT INTO c VALUES (1);')).toMatchObject({
      message: 'no such table: c',
      place: null,
      explanation: expect.stringContaining('line 2 of the input'),
    });
  });

  test('a query that takes all memory ends, and the next one runs', async () => {
    const numbers = (until: number) =>
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${until})`;
    const { explanation } = await fault(
      `${numbers(900_000)} SELECT COUNT(*) FROM (SELECT i || hex(zeroblob(40)) AS s FROM n ORDER BY s)`,
      '',
      { memoryBytes: 40_000_000 },
    );
    expect(explanation).toContain('more memory');
    expect(await printed(`${numbers(10)} SELECT SUM(i) AS s FROM n`)).toContain('55');
  });

  test('more rows than a run may write are not read', async () => {
    const { outcome } = await run(
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
      '',
      { outputBytes: 10_000 },
    );
    expect(outcome).toEqual({ kind: 'limit', limit: 'output' });
  });
});

describe('the sample tables', () => {
  test('are there without an input, and in no other run', async () => {
    expect(await printed('DELETE FROM order_items; SELECT COUNT(*) AS n FROM order_items')).toContain('\n0\n');
    expect(await printed('SELECT COUNT(*) AS n FROM order_items')).toContain('\n17\n');
    expect((await fault('SELECT * FROM orders', TOWNS)).message).toBe('no such table: orders');
  });

  test('are those that the screen names', async () => {
    for (const [table, columns] of Object.entries(SAMPLE_TABLES)) {
      const names = readResults(await printed(`SELECT name FROM pragma_table_info('${table}')`));
      expect(names).toMatchObject([{ rows: columns.split(', ').map((name) => [name]) }]);
    }
    expect(await printed("SELECT COUNT(*) AS n FROM sqlite_schema WHERE type = 'table'")).toContain(
      `\n${Object.keys(SAMPLE_TABLES).length}\n`,
    );
    expect(await printed('PRAGMA foreign_key_check')).toContain('(0 rows)');
  });

  test('are read from a script without a tab', () => {
    expect(
      readFileSync(join(import.meta.dirname, '../../../src/platform/engines/sql/sample.sql'), 'utf8'),
    ).not.toContain('\t');
  });
});
