import type { SqlResult, SqlValue } from '../../../domain/sql/result-text';

/** The functions of SQLite's WebAssembly module that are used. Handles are pointers. */
interface Exports {
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(pointer: number): void;
  sqlite3_initialize(): number;
  sqlite3_open_v2(name: number, handle: number, flags: number, vfs: number): number;
  sqlite3_limit(database: number, limit: number, value: number): number;
  sqlite3_prepare_v2(database: number, sql: number, bytes: number, statement: number, rest: number): number;
  sqlite3_step(statement: number): number;
  sqlite3_finalize(statement: number): number;
  sqlite3_column_count(statement: number): number;
  sqlite3_column_name(statement: number, column: number): number;
  sqlite3_column_type(statement: number, column: number): number;
  sqlite3_column_text(statement: number, column: number): number;
  sqlite3_column_blob(statement: number, column: number): number;
  sqlite3_column_bytes(statement: number, column: number): number;
  sqlite3_stmt_readonly(statement: number): number;
  sqlite3_changes(database: number): number;
  sqlite3_errmsg(database: number): number;
  sqlite3_error_offset(database: number): number;
}

/** Why a script went no further. */
export interface SqlFailure {
  /** SQLite's own words. */
  readonly message: string;
  /** Where in the script, in UTF-16 units; the start of the statement where SQLite names no place. */
  readonly at: number;
  readonly outOfMemory: boolean;
}

/** @see https://www.sqlite.org/rescode.html and https://www.sqlite.org/c3ref/c_blob.html */
const ROW = 100;
const DONE = 101;
const NO_MEMORY = 7;
const IN_MEMORY = 0x80 | 0x2 | 0x4;
const KIND = { 1: 'number', 2: 'number', 3: 'text', 4: 'bytes' } as const;
const IS_NULL = 5;
const LIMIT_ATTACHED = 7;

/** Of which the module is built: it needs so much from the start, and never takes more. */
const PAGE = 65_536;
const FEWEST_PAGES = 256;
const MOST_PAGES = 32_768;
/** POSIX's "no such system call": there are no files. */
const ENOSYS = -52;

const CHANGING = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*(?:insert|update|delete|replace|with)\b/i;

/**
 * A fresh, empty database in memory. It has no files, no other databases and no extensions, and nothing of the browser.
 * @param module SQLite's WebAssembly, as its project publishes it
 * @throws where the browser cannot make one
 */
export function openSqlite(module: WebAssembly.Module, memoryBytes: number) {
  const memory = new WebAssembly.Memory({ initial: FEWEST_PAGES, maximum: MOST_PAGES });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const bytes = () => new Uint8Array(memory.buffer);
  const view = () => new DataView(memory.buffer);
  const most = Math.min(Math.max(Math.floor(memoryBytes / PAGE), FEWEST_PAGES), MOST_PAGES);
  const { exports } = new WebAssembly.Instance(module, surroundings(module, memory, most)) as unknown as {
    exports: Exports;
  };

  const put = (text: Uint8Array) => {
    const pointer = exports.malloc(text.length + 1);
    if (pointer === 0) throw new RangeError('out of memory');
    bytes().set(text, pointer);
    bytes()[pointer + text.length] = 0;
    return pointer;
  };
  const named = (pointer: number) => decoder.decode(bytes().subarray(pointer, bytes().indexOf(0, pointer)));

  exports.__wasm_call_ctors();
  if (exports.sqlite3_initialize() !== 0) throw new Error('SQLite did not start.');
  const out = exports.malloc(8);
  const name = put(encoder.encode(':memory:'));
  if (exports.sqlite3_open_v2(name, out, IN_MEMORY, 0) !== 0) throw new Error('SQLite made no database.');
  const database = view().getUint32(out, true);
  exports.sqlite3_limit(database, LIMIT_ATTACHED, 0);

  const cellOf = (statement: number, column: number): SqlValue | null => {
    const type = exports.sqlite3_column_type(statement, column);
    if (type === IS_NULL) return null;
    const kind = KIND[type as keyof typeof KIND];
    const at =
      kind === 'bytes'
        ? exports.sqlite3_column_blob(statement, column)
        : exports.sqlite3_column_text(statement, column);
    const content = bytes().subarray(at, at + exports.sqlite3_column_bytes(statement, column));
    if (kind !== 'bytes') return { kind, text: decoder.decode(content) };
    return { kind, text: `x'${[...content].map((byte) => byte.toString(16).padStart(2, '0')).join('')}'` };
  };

  /** Runs one statement. @returns what it gave; `null` when it failed */
  function step(statement: number, sql: string, mostText: number): { readonly result: SqlResult | null } | null {
    const count = exports.sqlite3_column_count(statement);
    const columns = Array.from({ length: count }, (_, index) => named(exports.sqlite3_column_name(statement, index)));
    const rows: (SqlValue | null)[][] = [];
    let room = mostText;
    for (;;) {
      const code = exports.sqlite3_step(statement);
      if (code === DONE || (code === ROW && room <= 0)) break;
      if (code !== ROW) return null;
      const row = columns.map((_, index) => cellOf(statement, index));
      room -= row.reduce((sum, value) => sum + (value?.text.length ?? 4) + 3, 0);
      rows.push(row);
    }
    if (count > 0) return { result: { kind: 'rows', columns, rows } };
    const changed = exports.sqlite3_stmt_readonly(statement) === 0 && CHANGING.test(sql);
    return { result: changed ? { kind: 'changed', rows: exports.sqlite3_changes(database) } : null };
  }

  return {
    /**
     * Runs the statements of a script one after the other.
     * @param tell gets what each gave
     * @param mostText characters of rows after which no more are read: more than anybody is shown
     * @returns why it went no further, or `null` when all of it ran
     */
    run(script: string, tell: (result: SqlResult) => void, mostText = Number.POSITIVE_INFINITY): SqlFailure | null {
      const encoded = encoder.encode(script);
      const start = put(encoded);
      /** Units of the script before so many bytes of it. */
      const unitsBefore = (count: number) => decoder.decode(encoded.subarray(0, count)).length;
      const failure = (from: number): SqlFailure => {
        const message = named(exports.sqlite3_errmsg(database));
        const offset = exports.sqlite3_error_offset(database);
        const blank = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(decoder.decode(encoded.subarray(from)));
        const begin = unitsBefore(from) + (blank?.[0].length ?? 0);
        return {
          message,
          at: offset < 0 ? begin : unitsBefore(from + offset),
          outOfMemory: message === 'out of memory',
        };
      };
      for (let from = 0; from < encoded.length; ) {
        const left = encoded.length - from;
        const code = exports.sqlite3_prepare_v2(database, start + from, left, out, out + 4);
        if (code !== 0) return { ...failure(from), ...(code === NO_MEMORY ? { outOfMemory: true } : {}) };
        const statement = view().getUint32(out, true);
        const next = view().getUint32(out + 4, true) - start;
        // SQLite reads no further than a zero byte, and would stay there.
        if (next <= from) return { message: 'unrecognized token', at: unitsBefore(from), outOfMemory: false };
        if (statement !== 0) {
          const ended = step(statement, decoder.decode(encoded.subarray(from, next)), mostText);
          const failed = ended === null ? failure(from) : null;
          exports.sqlite3_finalize(statement);
          if (failed) return failed;
          if (ended?.result) tell(ended.result);
        }
        from = next;
      }
      exports.free(start);
      return null;
    },
  };
}

export type Sqlite = ReturnType<typeof openSqlite>;

/** What the module asks of its surroundings: the time and memory. All that concerns files answers that there are none. */
function surroundings(module: WebAssembly.Module, memory: WebAssembly.Memory, mostPages: number): WebAssembly.Imports {
  const view = () => new DataView(memory.buffer);
  const given: Readonly<Record<string, (...values: never[]) => unknown>> = {
    emscripten_date_now: () => Date.now(),
    emscripten_get_now: () => performance.now(),
    emscripten_get_heap_max: () => mostPages * PAGE,
    emscripten_resize_heap(bytes: number) {
      const more = Math.ceil((bytes >>> 0) / PAGE) - memory.buffer.byteLength / PAGE;
      if (memory.buffer.byteLength / PAGE + more > mostPages) return 0;
      try {
        if (more > 0) memory.grow(more);
        return 1;
      } catch {
        return 0;
      }
    },
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      view().setBigUint64(out, BigInt(Date.now()) * 1_000_000n, true);
      return 0;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    _tzset_js() {},
    _localtime_js(seconds: bigint, tm: number) {
      const time = new Date(Number(seconds) * 1000);
      const year = time.getFullYear();
      const fields = [
        time.getSeconds(),
        time.getMinutes(),
        time.getHours(),
        time.getDate(),
        time.getMonth(),
        year - 1900,
      ];
      const dayOfYear = Math.round(
        (Date.UTC(year, time.getMonth(), time.getDate()) - Date.UTC(year, 0, 1)) / 86_400_000,
      );
      for (const [index, value] of [...fields, time.getDay(), dayOfYear, 0].entries())
        view().setInt32(tm + index * 4, value, true);
    },
  };
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    imports[from] = {
      ...imports[from],
      [name]: kind === 'memory' ? memory : ((given[name] ?? (() => ENOSYS)) as WebAssembly.ExportValue),
    };
  }
  return imports;
}
