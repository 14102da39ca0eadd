import { textsOf } from '../../domain/c-source/program-files';
import type { ChangedProgram } from './change-code';
import { STACK_BYTES } from './command-lines';
import { deepen, exportNames, MARGIN, STRIDE } from './deepen';
import type { suspension } from './engine-types';
import { ownCode } from './line-table';
import type { BuiltProgram } from './program';

type Suspension = NonNullable<ReturnType<typeof suspension>>;

/** A program that goes on a new stack of the browser's where the old one is nearly full. */
export interface DeepRun extends ChangedProgram {
  /** What the program imports as `deeper`. */
  readonly deeper: WebAssembly.ImportValue;
  /**
   * Calls `_start` of a started program.
   * @throws what ended the program, on whichever stack
   */
  start(exports: WebAssembly.Exports): Promise<void>;
  /** From now on nothing asks for a new stack. */
  settle(): void;
}

/** @returns `null` where it can't be: the program runs as it is then, less deep */
export function deepRun(program: BuiltProgram, api: Suspension): DeepRun | null {
  const { wasm } = program;
  const deep = deepen(wasm, ownCode(wasm, [...textsOf(program).keys()]));
  if (deep === null) return null;
  let exports: WebAssembly.Exports | null = null;
  let bottom = 0;
  let fail = (_: unknown) => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const global = (name: string) => exports?.[name] as WebAssembly.Global<'i32'>;

  return {
    ...deep,
    deeper: new api.Suspending(async (id = 0) => {
      const pointer = global(exportNames.pointer).value;
      const limit = global(exportNames.limit);
      const before = limit.value;
      try {
        // In the words of V8, by which a full stack is known.
        if (pointer < bottom + MARGIN) throw new RangeError('Maximum call stack size exceeded');
        limit.value = Math.max(pointer - STRIDE, bottom + MARGIN);
        await api.promising(exports?.[exportNames.again + id] as WebAssembly.ExportValue)();
        return 0;
      } catch (error) {
        // What C++ throws goes on to who catches it. Anything else is the end: no stack may run on.
        if (isException(error)) throw error;
        fail(error);
        return new Promise<number>(() => {});
      } finally {
        limit.value = before;
      }
    }),

    async start(all) {
      exports = all;
      const pointer = global(exportNames.pointer).value;
      bottom = pointer - STACK_BYTES;
      global(exportNames.limit).value = pointer - STRIDE;
      await Promise.race([api.promising(all._start as WebAssembly.ExportValue)(), failed]);
    },

    settle() {
      if (exports !== null) global(exportNames.limit).value = 0;
    },
  };
}

/** Of C++, or `longjmp`, which throws too. */
const isException = (error: unknown): boolean => {
  const { Exception } = WebAssembly as unknown as { readonly Exception?: new () => object };
  return Exception !== undefined && error instanceof Exception;
};
