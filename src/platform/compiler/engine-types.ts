/** What WebAssembly offers beyond TypeScript's own list: exceptions, and JavaScript Promise Integration where it is. */
interface ExceptionsApi {
  readonly Exception?: new (tag: unknown, payload: readonly unknown[]) => WasmException;
}
interface SuspensionApi {
  readonly Suspending: new (call: (...parameters: number[]) => Promise<number>) => WebAssembly.ImportValue;
  promising(exported: WebAssembly.ExportValue): () => Promise<unknown>;
}

/** An exception that left a program. */
export interface WasmException {
  is(tag: unknown): boolean;
  getArg(tag: unknown, index: number): number;
}

/** The pointer that a C++ exception carries, or `null` when an error is something else. */
export function thrownPointer(error: unknown, tag: unknown): number | null {
  const { Exception } = WebAssembly as unknown as ExceptionsApi;
  if (Exception === undefined || tag === undefined || !(error instanceof Exception) || !error.is(tag)) return null;
  return error.getArg(tag, 0);
}

/** The browser's way to let a program wait without holding its thread, or `null` where it has none. */
export function suspension(): SuspensionApi | null {
  const api = WebAssembly as unknown as Partial<SuspensionApi>;
  return typeof api.Suspending === 'function' && typeof api.promising === 'function' ? (api as SuspensionApi) : null;
}
