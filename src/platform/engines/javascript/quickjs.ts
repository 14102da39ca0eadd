import { suspension } from '../../compiler/engine-types';

/** The functions of QuickJS's WebAssembly module that are used. Values are pointers; each is freed with its instance. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  wasm_malloc(size: number): number;
  wasm_free(pointer: number): void;
  qjs_init(): number;
  qjs_set_memory_limit(bytes: number): void;
  qjs_set_max_stack_size(bytes: number): void;
  qjs_set_promise_rejection_handler(on: number): void;
  qjs_set_module_loader(on: number): void;
  qjs_eval(source: number, length: number, name: number, flags: number): number;
  qjs_call(called: number, self: number, count: number, values: number): number;
  qjs_is_exception(value: number): number;
  qjs_get_exception(): number;
  qjs_throw(value: number): void;
  qjs_new_error(): number;
  qjs_new_string(text: number, length: number): number;
  qjs_get_string_len(value: number, length: number): number;
  qjs_free_cstring(text: number): void;
  qjs_get_undefined(): number;
  qjs_get_global(): number;
  qjs_get_prop_string(object: number, name: number): number;
  qjs_set_prop_string(object: number, name: number, value: number): number;
  qjs_new_host_function(name: number, length: number, count: number): number;
  qjs_dup_value(value: number): number;
  qjs_free_value(value: number): void;
  qjs_get_value_ptr(value: number): number;
  qjs_is_job_pending(): number;
  qjs_execute_pending_job(): number;
}

/** What the code inside may ask of the host: a task and a text. What is thrown ends the run, past the code. */
export type HostCall = (task: string, text: string) => string | Promise<string>;

/** How code is read. */
export const READ_AS = { script: 1 << 7, module: 1, check: 1 << 5 } as const;

/** A value of the code, or what it threw. */
export interface Completion {
  readonly value: number;
  readonly threw: boolean;
}

/** Half of the module's own stack; calls that nest deeper become an error that the code can catch. */
const STACK_BYTES = 524_288;

/**
 * A fresh JavaScript engine: nothing that ran before can be seen in it, and nothing of the browser.
 * @param answer gives a promise only where `waits` is set and the browser can suspend WebAssembly
 * @param sourceOf the source of an imported module, or `null`
 * @throws where the browser cannot make one
 */
export function createQuickJs(
  module: WebAssembly.Module,
  {
    answer,
    sourceOf,
    memoryBytes,
    waits,
  }: { answer: HostCall; sourceOf: (name: string) => string | null; memoryBytes: number; waits: boolean },
) {
  const api = waits ? suspension() : null;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  /** Rejections that nobody has taken yet, by their promise. */
  const unhandled = new Map<number, number>();

  const view = () => new DataView(exports.memory.buffer);
  const put = (text: string) => {
    const bytes = encoder.encode(text);
    const pointer = exports.wasm_malloc(bytes.length + 1);
    if (pointer === 0) throw new RangeError('out of memory');
    const memory = new Uint8Array(exports.memory.buffer);
    memory.set(bytes, pointer);
    memory[pointer + bytes.length] = 0;
    return { pointer, length: bytes.length };
  };
  const newText = (text: string) => {
    const { pointer, length } = put(text);
    const value = exports.qjs_new_string(pointer, length);
    exports.wasm_free(pointer);
    return value;
  };
  const textOf = (value: number): string => {
    const lengthAt = exports.wasm_malloc(4);
    if (lengthAt === 0) throw new RangeError('out of memory');
    const text = exports.qjs_get_string_len(value, lengthAt);
    if (text === 0) return '';
    const length = view().getUint32(lengthAt, true);
    const read = decoder.decode(new Uint8Array(exports.memory.buffer, text, length));
    exports.qjs_free_cstring(text);
    exports.wasm_free(lengthAt);
    return read;
  };
  const named = (pointer: number): string => {
    const memory = new Uint8Array(exports.memory.buffer);
    return decoder.decode(memory.subarray(pointer, memory.indexOf(0, pointer)));
  };
  const property = (object: number, name: string) => {
    const { pointer } = put(name);
    const value = exports.qjs_get_prop_string(object, pointer);
    exports.wasm_free(pointer);
    return value;
  };
  const setProperty = (object: number, name: string, value: number) => {
    const { pointer } = put(name);
    exports.qjs_set_prop_string(object, pointer, value);
    exports.wasm_free(pointer);
  };
  const raise = (message: string) => {
    const error = exports.qjs_new_error();
    setProperty(error, 'message', newText(message));
    exports.qjs_throw(error);
  };

  const hostCall = (_name: number, _length: number, _self: number, count: number, values: number) => {
    const argument = (index: number) => (index < count ? textOf(view().getUint32(values + index * 4, true)) : '');
    const said = answer(argument(0), argument(1));
    return typeof said === 'string' ? newText(said) : said.then(newText);
  };
  const system = {
    clock_time_get(clock: number, _precision: bigint, result: number) {
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    random_get(pointer: number, length: number) {
      crypto.getRandomValues(new Uint8Array(exports.memory.buffer, pointer, length));
      return 0;
    },
    fd_write: () => 8,
    fd_close: () => 8,
    fd_fdstat_get: () => 8,
    fd_seek: () => 8,
  };
  const instance = new WebAssembly.Instance(module, {
    env: {
      host_call: api === null ? hostCall : new api.Suspending(hostCall as (...values: number[]) => Promise<number>),
      host_interrupt: () => 0,
      host_promise_rejection(promise: number, reason: number, isHandled: number) {
        const id = exports.qjs_get_value_ptr(promise);
        if (isHandled === 0) unhandled.set(id, exports.qjs_dup_value(reason));
        else unhandled.delete(id);
        exports.qjs_free_value(promise);
        exports.qjs_free_value(reason);
      },
      host_module_normalize: (_base: number, name: number) => put(named(name)).pointer,
      host_module_load(name: number, lengthAt: number) {
        const source = sourceOf(named(name));
        if (source === null) {
          raise(`Cannot find module '${named(name)}'`);
          return 0;
        }
        const { pointer, length } = put(source);
        view().setUint32(lengthAt, length, true);
        return pointer;
      },
      host_get_timezone_offset: (high: number, low: number) =>
        -new Date(Number((BigInt(high) << 32n) | BigInt(low >>> 0)) * 1000).getTimezoneOffset() * 60,
    },
    wasi_snapshot_preview1: system,
  });
  const exports = instance.exports as unknown as Exports;
  exports._initialize();
  if (exports.qjs_init() !== 0) throw new RangeError('out of memory');
  exports.qjs_set_max_stack_size(STACK_BYTES);
  exports.qjs_set_memory_limit(memoryBytes);
  exports.qjs_set_promise_rejection_handler(1);
  exports.qjs_set_module_loader(1);

  type Entry = (...values: number[]) => number;
  /** Entries through which the code may come to wait. */
  const entry = (name: 'qjs_eval' | 'qjs_call' | 'qjs_execute_pending_job') => {
    const plain = exports[name] as Entry;
    if (api === null) return plain;
    return api.promising(plain as WebAssembly.ExportValue) as unknown as (...values: number[]) => Promise<number>;
  };
  const enter = { eval: entry('qjs_eval'), call: entry('qjs_call'), job: entry('qjs_execute_pending_job') };
  const completed = (value: number): Completion =>
    exports.qjs_is_exception(value) === 0
      ? { value, threw: false }
      : { value: exports.qjs_get_exception(), threw: true };

  return {
    newText,
    textOf,
    /** Gives the code a function that asks the host. */
    giveHost(name: string) {
      const { pointer, length } = put(name);
      setProperty(exports.qjs_get_global(), name, exports.qjs_new_host_function(pointer, length, 2));
    },
    /** A global of the code, which it can no longer reach afterwards. */
    take(name: string): number {
      const global = exports.qjs_get_global();
      const value = property(global, name);
      setProperty(global, name, exports.qjs_get_undefined());
      return value;
    },
    async evaluate(source: string, name: string, flags: number): Promise<Completion> {
      const text = put(source);
      const file = put(name);
      const value = await enter.eval(text.pointer, text.length, file.pointer, flags);
      exports.wasm_free(text.pointer);
      exports.wasm_free(file.pointer);
      return completed(value);
    },
    async call(called: number, ...values: readonly number[]): Promise<Completion> {
      const list = exports.wasm_malloc(Math.max(1, values.length) * 4);
      for (const [index, value] of values.entries()) view().setUint32(list + index * 4, value, true);
      const value = await enter.call(called, exports.qjs_get_undefined(), values.length, list);
      exports.wasm_free(list);
      return completed(value);
    },
    /** Runs what promises have to do. @returns what a job threw, which the engine does not expect */
    async settle(): Promise<Completion | null> {
      while (exports.qjs_is_job_pending() !== 0)
        if ((await enter.job()) < 0) return { value: exports.qjs_get_exception(), threw: true };
      return null;
    },
    /** The reason of a rejection that nobody took. */
    unhandled: (): number | null => [...unhandled.values()][0] ?? null,
  };
}

export type QuickJs = ReturnType<typeof createQuickJs>;
