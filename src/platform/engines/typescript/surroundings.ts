/**
 * What a TypeScript program finds around it beside the language, as a file of declarations: that of `prelude.js`, which a
 * test holds it against.
 */
export const SURROUNDINGS = `

interface BenchConsole {
  log(...values: any[]): void;
  info(...values: any[]): void;
  debug(...values: any[]): void;
  warn(...values: any[]): void;
  error(...values: any[]): void;
  trace(...values: any[]): void;
  dir(value: any): void;
  table(data: any, columns?: readonly string[]): void;
  assert(holds?: boolean, ...values: any[]): void;
  count(label?: string): void;
  countReset(label?: string): void;
  group(...values: any[]): void;
  groupEnd(): void;
  time(label?: string): void;
  timeEnd(label?: string): void;
  clear(): void;
}
declare var console: BenchConsole;
/** The next line of the input; null at its end. */
declare function readline(): string | null;
/** Writes a question and reads the next line of the input; null at its end. */
declare function prompt(question?: string): string | null;
declare function setTimeout<A extends any[]>(call: (...values: A) => void, wait?: number, ...values: A): number;
declare function setInterval<A extends any[]>(call: (...values: A) => void, wait?: number, ...values: A): number;
declare function setImmediate<A extends any[]>(call: (...values: A) => void, ...values: A): number;
declare function clearTimeout(timer?: number): void;
declare function clearInterval(timer?: number): void;
declare function clearImmediate(timer?: number): void;
declare function queueMicrotask(call: () => void): void;
declare function structuredClone<T>(value: T): T;
declare var performance: { now(): number };
declare var global: typeof globalThis;

declare module 'fs' {
  export function readFileSync(path: 0 | '/dev/stdin', encoding: string | { encoding: string }): string;
  export function readFileSync(path: 0 | '/dev/stdin'): { toString(encoding?: string): string };
  export function writeFileSync(path: 1 | '/dev/stdout', text: string): void;
  export function writeSync(to: 1 | 2, text: string): number;
  const all: {
    readFileSync: typeof readFileSync;
    writeFileSync: typeof writeFileSync;
    writeSync: typeof writeSync;
  };
  export default all;
}
declare module 'readline/promises' {
  export interface Interface extends AsyncIterable<string> {
    question(text: string): Promise<string>;
    on(event: 'line', heard: (line: string) => void): this;
    on(event: 'close', heard: () => void): this;
    close(): void;
  }
  export function createInterface(from: { input: unknown; output?: unknown }): Interface;
  const all: { createInterface: typeof createInterface };
  export default all;
}
declare module 'readline' {
  export interface Interface extends AsyncIterable<string> {
    question(text: string, answer: (line: string) => void): void;
    on(event: 'line', heard: (line: string) => void): this;
    on(event: 'close', heard: () => void): this;
    once(event: 'line', heard: (line: string) => void): this;
    setPrompt(text: string): void;
    prompt(): void;
    close(): void;
  }
  export function createInterface(from: { input: unknown; output?: unknown; terminal?: boolean }): Interface;
  export const promises: typeof import('readline/promises').default;
  const all: { createInterface: typeof createInterface; promises: typeof promises };
  export default all;
}
interface BenchOutput {
  readonly isTTY: false;
  write(text: string): true;
}
interface BenchInput extends AsyncIterable<string> {
  readonly fd: 0;
  readonly isTTY: false;
  setEncoding(encoding: string): this;
  on(event: 'data', heard: (text: string) => void): this;
  on(event: 'end' | 'close' | 'readable', heard: () => void): this;
  read(): string | null;
  resume(): this;
  pause(): this;
}
interface BenchProcess {
  readonly argv: string[];
  readonly env: Record<string, string | undefined>;
  readonly platform: string;
  readonly version: string;
  exitCode: number | undefined;
  readonly stdin: BenchInput;
  readonly stdout: BenchOutput;
  readonly stderr: BenchOutput;
  exit(code?: number): never;
  cwd(): string;
  uptime(): number;
  memoryUsage(): { heapUsed: number; heapTotal: number; rss: number };
  nextTick<A extends any[]>(call: (...values: A) => void, ...values: A): void;
  hrtime: { (): [number, number]; bigint(): bigint };
}
declare var process: BenchProcess;
declare module 'process' {
  export const argv: BenchProcess['argv'];
  export const stdin: BenchInput;
  export const stdout: BenchOutput;
  export const stderr: BenchOutput;
  export const env: BenchProcess['env'];
  export const exit: BenchProcess['exit'];
  export default process;
}
declare module 'util' {
  export function inspect(value: unknown): string;
  export function format(...values: unknown[]): string;
  const all: { inspect: typeof inspect; format: typeof format };
  export default all;
}
declare module 'assert' {
  function assert(holds: unknown, message?: string): asserts holds;
  export function ok(holds: unknown, message?: string): asserts holds;
  export function equal(one: unknown, other: unknown, message?: string): void;
  export function strictEqual<T>(one: unknown, other: T, message?: string): asserts one is T;
  export function deepStrictEqual<T>(one: unknown, other: T, message?: string): asserts one is T;
  const all: typeof assert & {
    ok: typeof ok;
    equal: typeof equal;
    strictEqual: typeof strictEqual;
    deepStrictEqual: typeof deepStrictEqual;
  };
  export default all;
}
declare module 'os' {
  export const EOL: string;
  const all: { EOL: string };
  export default all;
}
declare module 'perf_hooks' {
  const own: typeof globalThis.performance;
  export { own as performance };
  const all: { performance: typeof own };
  export default all;
}
declare module 'timers' {
  const after: typeof globalThis.setTimeout;
  const often: typeof globalThis.setInterval;
  export { after as setTimeout, often as setInterval };
}
${['fs', 'readline', 'readline/promises', 'process', 'util', 'assert', 'os', 'perf_hooks']
  .map((name) => `declare module 'node:${name}' {\n  export * from '${name}';\n  export { default } from '${name}';\n}`)
  .join('\n')}
declare module 'node:timers' {
  export * from 'timers';
}
interface BenchModules {
  fs: typeof import('fs').default;
  readline: typeof import('readline').default;
  'readline/promises': typeof import('readline/promises').default;
  process: BenchProcess;
  util: typeof import('util').default;
  assert: typeof import('assert').default;
  os: typeof import('os').default;
  perf_hooks: typeof import('perf_hooks').default;
}
declare function require<N extends keyof BenchModules>(name: N | \`node:\${N}\`): BenchModules[N];
`;
