// What a program finds around it, written in JavaScript and run inside the engine, before the program. `host` is the only
// way out of the sandbox: it writes, reads, tells the time until a timer is due, and ends the program.
(() => {
  const host = globalThis.elevateHost;
  delete globalThis.elevateHost;
  const apply = Function.prototype.call.bind(Function.prototype.apply);
  const { stringify } = JSON;

  // Input: the host gives what there is, and nothing at the end.
  let unread = '';
  let ended = false;
  const more = () => {
    if (ended) return false;
    const text = host('read', '');
    if (text === '') ended = true;
    unread += text;
    return text !== '';
  };
  /** The next line without its break; `null` at the end. */
  const readLine = () => {
    let at = unread.indexOf('\n');
    while (at < 0 && more()) at = unread.indexOf('\n');
    if (at < 0) {
      const last = unread;
      unread = '';
      return last === '' ? null : last;
    }
    const line = unread.slice(0, at);
    unread = unread.slice(at + 1);
    return line.endsWith('\r') ? line.slice(0, -1) : line;
  };
  const readAll = () => {
    while (more());
    const all = unread;
    unread = '';
    return all;
  };

  // Output: values as Node.js shows them, without colours.
  const LONGEST_LINE = 72;
  const MOST_ITEMS = 100;
  const DEEPEST = 2;
  const quoted = (text) => {
    const mark = !text.includes("'") ? "'" : !text.includes('"') ? '"' : '`';
    const body = stringify(text).slice(1, -1).replaceAll('\\"', '"');
    return mark + (text.includes(mark) ? body.replaceAll(mark, `\\${mark}`) : body) + mark;
  };
  const keyName = (key) =>
    typeof key === 'symbol' ? `[${String(key)}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
  const className = (value) => {
    for (let from = value; from !== null; from = Object.getPrototypeOf(from)) {
      const own = Object.getOwnPropertyDescriptor(from, 'constructor');
      if (typeof own?.value === 'function' && own.value.name !== '') return own.value.name;
    }
    return null;
  };
  const functionName = (value) => {
    const kind = /^class\b/.test(Function.prototype.toString.call(value)) ? 'class' : (className(value) ?? 'Function');
    if (kind === 'class') return value.name === '' ? '[class (anonymous)]' : `[class ${value.name}]`;
    return value.name === '' ? `[${kind} (anonymous)]` : `[${kind}: ${value.name}]`;
  };
  const inBrackets = (items, open, close, prefix, depth) => {
    if (items.length === 0) return `${prefix}${open}${close}`;
    const pad = '  '.repeat(depth + 1);
    const single = `${prefix}${open} ${items.join(', ')} ${close}`;
    if (single.length + depth * 2 <= LONGEST_LINE + 4 && !single.includes('\n') && items.length <= 6) return single;
    if (open === '[' && items.length > 6 && items.every((item) => item.length <= 6 && !item.includes('\n')))
      return inColumns(items, pad, `${prefix}[`, depth);
    if (single.length + depth * 2 <= LONGEST_LINE && !single.includes('\n')) return single;
    return `${prefix}${open}\n${items.map((item) => pad + item).join(',\n')}\n${'  '.repeat(depth)}${close}`;
  };
  const inColumns = (items, pad, open, depth) => {
    const parts = items.map((item, index) => (index < items.length - 1 ? `${item},` : item));
    const width = Math.max(...parts.map((part) => part.length)) + 1;
    const columns = Math.min(
      Math.round(Math.sqrt(2.5 * width * parts.length) / width),
      Math.floor((80 - pad.length) / width),
      16,
      15,
    );
    const most = Math.max(1, columns);
    const widths = Array.from({ length: most }, (_, column) =>
      Math.max(0, ...parts.filter((_one, index) => index % most === column).map((part) => part.length)),
    );
    const numbers = items.every((item) => /^-?[\d.]+n?$/.test(item));
    const rows = [];
    for (let at = 0; at < parts.length; at += most) {
      const row = parts.slice(at, at + most);
      rows.push(
        pad +
          row
            .map((part, column) => (numbers ? part.padStart(widths[column]) : part.padEnd(widths[column])))
            .join(' ')
            .trimEnd(),
      );
    }
    return `${open}\n${rows.join('\n')}\n${'  '.repeat(depth)}]`;
  };
  const properties = (value, keys, depth, seen) =>
    keys.map((key) => {
      const { get, set, value: held } = Object.getOwnPropertyDescriptor(value, key) ?? {};
      const text = get ? (set ? '[Getter/Setter]' : '[Getter]') : set ? '[Setter]' : show(held, depth + 1, seen);
      return `${keyName(key)}: ${text}`;
    });
  const ownKeys = (value) => [
    ...Object.keys(value),
    ...Object.getOwnPropertySymbols(value).filter((key) => Object.getOwnPropertyDescriptor(value, key)?.enumerable),
  ];
  function show(value, depth, seen) {
    if (typeof value === 'string') return depth < 0 ? value : quoted(value);
    if (typeof value === 'bigint') return `${value}n`;
    if (Object.is(value, -0)) return '-0';
    if (typeof value === 'symbol') return String(value);
    if (typeof value === 'function') {
      const keys = ownKeys(value);
      const name = functionName(value);
      return keys.length === 0 ? name : inBrackets(properties(value, keys, depth, seen), '{', '}', `${name} `, depth);
    }
    if (typeof value !== 'object' || value === null) return String(value);
    if (seen.includes(value)) return '[Circular *1]';
    const at = Math.max(0, depth);
    const name = className(value);
    if (at > DEEPEST) return Array.isArray(value) ? '[Array]' : `[${name ?? 'Object: null prototype'}]`;
    const inner = [...seen, value];
    if (Array.isArray(value)) {
      const items = [];
      let holes = 0;
      const hole = () => {
        if (holes > 0) items.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`);
        holes = 0;
      };
      for (let index = 0; index < value.length && items.length < MOST_ITEMS; index += 1)
        if (index in value) {
          hole();
          items.push(show(value[index], at + 1, inner));
        } else holes += 1;
      hole();
      if (value.length > MOST_ITEMS && items.length >= MOST_ITEMS)
        items.push(`... ${value.length - MOST_ITEMS} more item${value.length - MOST_ITEMS > 1 ? 's' : ''}`);
      const extra = ownKeys(value).filter((key) => typeof key === 'symbol' || !/^\d+$/.test(key));
      items.push(...properties(value, extra, at, inner));
      return inBrackets(items, '[', ']', name === 'Array' || name === null ? '' : `${name}(${value.length}) `, at);
    }
    if (value instanceof Error) {
      const head = Error.prototype.toString.call(value);
      const keys = ownKeys(value);
      const text = `${head}${value.stack ? `\n${String(value.stack).trimEnd()}` : ''}`;
      return at === 0 || depth < 0
        ? keys.length === 0
          ? text
          : inBrackets(properties(value, keys, at, inner), '{', '}', `${text} `, at)
        : `[${head}]`;
    }
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
    if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
    if (value instanceof Promise) return 'Promise { … }';
    if (value instanceof Map)
      return inBrackets(
        [...value].map(([key, held]) => `${show(key, at + 1, inner)} => ${show(held, at + 1, inner)}`),
        '{',
        '}',
        `${name}(${value.size}) `,
        at,
      );
    if (value instanceof Set)
      return inBrackets(
        [...value].map((held) => show(held, at + 1, inner)),
        '{',
        '}',
        `${name}(${value.size}) `,
        at,
      );
    if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
      const items = Array.from(value.subarray(0, MOST_ITEMS), (held) => show(held, at + 1, inner));
      if (value.length > MOST_ITEMS) items.push(`... ${value.length - MOST_ITEMS} more items`);
      return inBrackets(items, '[', ']', `${name}(${value.length}) `, at);
    }
    if (value instanceof String || value instanceof Number || value instanceof Boolean)
      return `[${name}: ${show(value.valueOf(), at + 1, inner)}]`;
    const tag = name === 'Object' ? '' : name === null ? '[Object: null prototype] ' : `${name} `;
    return inBrackets(properties(value, ownKeys(value), at, inner), '{', '}', tag, at);
  }
  const inspect = (value) => show(value, 0, []);
  const formatted = (values) => {
    const [first, ...rest] = values;
    if (typeof first !== 'string' || !first.includes('%')) return values.map((value) => show(value, -1, [])).join(' ');
    const left = [...rest];
    const text = first.replace(/%[sdifjoOc%]/g, (mark) => {
      if (mark === '%%') return '%';
      if (left.length === 0) return mark;
      const value = left.shift();
      if (mark === '%s') return typeof value === 'object' && value !== null ? inspect(value) : show(value, -1, []);
      if (mark === '%d') return typeof value === 'bigint' ? `${value}n` : String(Number(value));
      if (mark === '%i') return String(Number.parseInt(value, 10));
      if (mark === '%f') return String(Number.parseFloat(value));
      if (mark === '%j') return stringify(value);
      if (mark === '%c') return '';
      return inspect(value);
    });
    return [text, ...left.map((value) => show(value, -1, []))].join(' ');
  };

  let indent = '';
  const line = (stream, text) => {
    host(stream, `${indent}${indent === '' ? text : text.replaceAll('\n', `\n${indent}`)}\n`);
  };
  const counts = new Map();
  const timers = new Map();
  const now = () => Number(host('now', ''));
  const table = (data, columns) => {
    if (typeof data !== 'object' || data === null) return line('stdout', formatted([data]));
    const rows = data instanceof Map ? [...data] : Object.keys(data).map((key) => [key, data[key]]);
    const names = [];
    for (const [, row] of rows)
      if (typeof row === 'object' && row !== null)
        for (const key of Object.keys(row)) if (!names.includes(key)) names.push(key);
    const heads = columns ?? names;
    const values = rows.some(([, row]) => typeof row !== 'object' || row === null);
    const all = [
      ['(index)', ...heads, ...(values ? ['Values'] : [])],
      ...rows.map(([key, row]) => {
        const object = typeof row === 'object' && row !== null;
        const cells = heads.map((head) => (object && head in row ? inspect(row[head]) : ''));
        return [String(key), ...cells, ...(values ? [object ? '' : inspect(row)] : [])];
      }),
    ];
    const widths = all[0].map((_, at) => Math.max(...all.map((row) => row[at].length)) + 2);
    const rule = (left, middle, right) => left + widths.map((width) => '─'.repeat(width)).join(middle) + right;
    const drawn = ([...cells]) => `│${cells.map((cell, at) => ` ${cell}`.padEnd(widths[at])).join('│')}│`;
    line(
      'stdout',
      [rule('┌', '┬', '┐'), drawn(all[0]), rule('├', '┼', '┤'), ...all.slice(1).map(drawn), rule('└', '┴', '┘')].join(
        '\n',
      ),
    );
  };
  const out = (...values) => line('stdout', formatted(values));
  const err = (...values) => line('stderr', formatted(values));
  globalThis.console = {
    log: out,
    info: out,
    debug: out,
    warn: err,
    error: err,
    trace: (...values) => err('Trace:', ...values),
    dir: (value) => line('stdout', inspect(value)),
    table,
    assert: (holds, ...values) => {
      if (!holds) err('Assertion failed', ...values);
    },
    count: (label = 'default') => {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      out(`${label}: ${counts.get(label)}`);
    },
    countReset: (label = 'default') => counts.delete(label),
    group: (...values) => {
      if (values.length > 0) out(...values);
      indent += '  ';
    },
    groupEnd: () => {
      indent = indent.slice(2);
    },
    time: (label = 'default') => timers.set(label, now()),
    timeEnd: (label = 'default') => {
      if (timers.has(label)) out(`${label}: ${(now() - timers.get(label)).toFixed(3)}ms`);
      timers.delete(label);
    },
    clear: () => {},
  };

  // Timers: kept here, waited for by the host.
  let last = 0;
  const due = new Map();
  const later =
    (repeats) =>
    (call, wait, ...values) => {
      if (typeof call !== 'function') throw new TypeError('The first argument of a timer must be a function');
      last += 1;
      const pause = Math.max(1, Number(wait) || 0);
      due.set(last, { call, values, at: now() + pause, pause: repeats ? pause : null });
      return last;
    };
  const cancel = (id) => {
    due.delete(id);
  };
  globalThis.setTimeout = later(false);
  globalThis.setInterval = later(true);
  globalThis.setImmediate = (call, ...values) => globalThis.setTimeout(call, 0, ...values);
  globalThis.clearTimeout = cancel;
  globalThis.clearInterval = cancel;
  globalThis.clearImmediate = cancel;
  const next = () => {
    let first = null;
    for (const [id, one] of due) if (first === null || one.at < first.one.at) first = { id, one };
    return first;
  };

  globalThis.structuredClone = (value) => {
    const made = new Map();
    const clone = (one) => {
      if (typeof one === 'function' || typeof one === 'symbol')
        throw new TypeError(`${String(one)} could not be cloned`);
      if (typeof one !== 'object' || one === null) return one;
      if (made.has(one)) return made.get(one);
      if (one instanceof Date) return new Date(one);
      if (one instanceof RegExp) return new RegExp(one);
      if (ArrayBuffer.isView(one)) return one.slice();
      const copy = Array.isArray(one) ? [] : one instanceof Map ? new Map() : one instanceof Set ? new Set() : {};
      made.set(one, copy);
      if (one instanceof Map) for (const [key, held] of one) copy.set(clone(key), clone(held));
      else if (one instanceof Set) for (const held of one) copy.add(clone(held));
      else for (const key of Object.keys(one)) copy[key] = clone(one[key]);
      return copy;
    };
    return clone(value);
  };

  // Input as the browser and as Node.js name it.
  globalThis.readline = readLine;
  globalThis.prompt = (question = '') => {
    if (question !== '') host('stdout', `${question} `);
    return readLine();
  };
  class Exit {}
  const exit = (code = 0) => {
    host('exit', String(Number(code) | 0));
    throw new Exit();
  };
  const listeners = () => {
    const heard = new Map();
    return {
      on(name, call) {
        heard.set(name, [...(heard.get(name) ?? []), call]);
        return this;
      },
      emit(name, ...values) {
        for (const call of heard.get(name) ?? []) apply(call, this, values);
      },
    };
  };
  const withListeners = (begin) => {
    const { on, emit } = listeners();
    let begun = false;
    const self = {
      on(name, call) {
        apply(on, self, [name, call]);
        if (
          !begun &&
          (name === 'data' || name === 'line' || name === 'readable' || name === 'end' || name === 'close')
        ) {
          begun = true;
          globalThis.setTimeout(() => begin((...values) => apply(emit, self, values)), 0);
        }
        return self;
      },
    };
    self.once = self.on;
    self.addListener = self.on;
    return self;
  };
  const stdin = Object.assign(
    withListeners((emit) => {
      const text = readAll();
      if (text !== '') emit('data', text);
      emit('end');
      emit('close');
    }),
    {
      fd: 0,
      isTTY: false,
      setEncoding: () => stdin,
      resume: () => stdin,
      pause: () => stdin,
      read: () => readAll() || null,
      async *[Symbol.asyncIterator]() {
        const text = readAll();
        if (text !== '') yield text;
      },
    },
  );
  const stream = (name) => ({
    isTTY: false,
    write: (text) => {
      host(name, String(text));
      return true;
    },
  });
  const process = {
    argv: ['node', 'main.js'],
    env: {},
    platform: 'browser',
    version: 'v20.0.0',
    versions: {},
    exitCode: undefined,
    stdin,
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    exit,
    cwd: () => '/',
    uptime: () => now() / 1000,
    memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0 }),
    nextTick: (call, ...values) => queueMicrotask(() => apply(call, undefined, values)),
    hrtime: Object.assign(() => [Math.floor(now() / 1000), Math.floor((now() % 1000) * 1e6)], {
      bigint: () => BigInt(Math.round(now() * 1e6)),
    }),
    on: () => process,
  };
  globalThis.process = process;

  const fs = {
    readFileSync(path, encoding) {
      if (path !== 0 && path !== '/dev/stdin')
        throw new Error(`ENOENT: a program here has no files, only its input: '${path}'`);
      const text = readAll();
      return encoding === undefined ? { toString: () => text, trim: undefined } : text;
    },
    writeSync: (to, text) => {
      host(to === 2 ? 'stderr' : 'stdout', String(text));
      return String(text).length;
    },
    writeFileSync(path, text) {
      if (path !== 1 && path !== '/dev/stdout') throw new Error(`EACCES: a program here has no files: '${path}'`);
      host('stdout', String(text));
    },
  };
  const createInterface = () => {
    let closed = false;
    const self = Object.assign(
      withListeners((emit) => {
        for (let text = closed ? null : readLine(); text !== null; text = closed ? null : readLine())
          emit('line', text);
        emit('close');
      }),
      {
        question(text, options, answer) {
          host('stdout', text);
          const call = answer ?? options;
          const said = readLine() ?? '';
          if (typeof call === 'function') globalThis.setTimeout(() => call(said), 0);
          else return Promise.resolve(said);
        },
        setPrompt: () => {},
        prompt: () => {},
        close: () => {
          closed = true;
        },
        async *[Symbol.asyncIterator]() {
          for (let text = readLine(); text !== null && !closed; text = readLine()) yield text;
        },
      },
    );
    return self;
  };
  const assert = Object.assign(
    (holds, message) => {
      if (!holds) throw new Error(message ?? 'Assertion failed');
    },
    {
      equal: (a, b, message) =>
        assert(Object.is(a, b) || String(a) === String(b), message ?? `${inspect(a)} == ${inspect(b)}`),
      strictEqual: (a, b, message) => assert(Object.is(a, b), message ?? `${inspect(a)} is not ${inspect(b)}`),
      deepStrictEqual: (a, b, message) =>
        assert(inspect(a) === inspect(b), message ?? `${inspect(a)} is not ${inspect(b)}`),
    },
  );
  assert.ok = assert;
  const util = { inspect, format: (...values) => formatted(values) };
  const performance = globalThis.performance;
  const modules = {
    fs,
    readline: { createInterface, promises: { createInterface } },
    'readline/promises': { createInterface },
    process,
    util,
    assert,
    os: { EOL: '\n' },
    perf_hooks: { performance },
    timers: { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval },
  };
  const moduleNamed = (name) => {
    const plain = String(name).replace(/^node:/, '');
    if (Object.hasOwn(modules, plain)) return modules[plain];
    throw new Error(`Cannot find module '${name}': a program here has ${Object.keys(modules).join(', ')}`);
  };
  globalThis.require = moduleNamed;
  globalThis.module = { exports: {} };
  globalThis.exports = globalThis.module.exports;
  globalThis.global = globalThis;

  // For the host: how things stand, as texts.
  const failure = (error) => {
    if (error instanceof Exit) return stringify({ kind: 'exit' });
    if (error instanceof Error || (typeof error === 'object' && error !== null && 'stack' in error))
      return stringify({
        kind: 'error',
        name: String(error.name ?? 'Error'),
        message: String(error.message ?? ''),
        stack: String(error.stack ?? ''),
      });
    return stringify({ kind: 'thrown', name: 'Uncaught', message: inspect(error), stack: '' });
  };
  let failed = null;
  let finished = false;
  globalThis.elevateControl = (task, value) => {
    if (task === 'failure') return failure(value);
    if (task === 'module')
      return stringify(Object.keys(moduleNamed(value)).filter((key) => /^[A-Za-z_$][\w$]*$/.test(key)));
    if (task === 'watch') {
      if (!(value instanceof Promise)) finished = true;
      else
        value.then(
          () => {
            finished = true;
          },
          (error) => {
            finished = true;
            failed = failure(error);
          },
        );
      return '';
    }
    if (task === 'failed') return failed ?? '';
    if (task === 'code') return String(Number(process.exitCode ?? 0) | 0);
    // The wait until the next timer; nothing where none is left.
    if (task === 'wait') {
      const one = next();
      return one === null ? (finished ? '' : 'never') : String(Math.max(0, one.one.at - now()));
    }
    const first = next();
    if (first === null) return '';
    const { id, one } = first;
    if (one.pause === null) due.delete(id);
    else one.at = now() + one.pause;
    apply(one.call, undefined, one.values);
    return '';
  };
  Object.defineProperty(globalThis, 'elevateControl', { enumerable: false, configurable: true });
})();
