import { shut } from '../../worker-scope';

/**
 * What an engine that lives in the same thread as the program needs of its worker. Everything else that a worker can
 * reach (the network, storage, other workers, messages to other pages) is taken away before a program runs.
 */
const LEFT = new Set([
  ...'Object Function Array Number Boolean String Symbol BigInt Math JSON Date RegExp Error AggregateError EvalError'.split(
    ' ',
  ),
  ...'RangeError ReferenceError SyntaxError TypeError URIError Promise Proxy Reflect Map Set WeakMap WeakSet WeakRef'.split(
    ' ',
  ),
  ...'FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray'.split(
    ' ',
  ),
  ...'Int16Array Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array'.split(' '),
  ...'BigUint64Array Iterator Intl WebAssembly globalThis Infinity NaN undefined parseInt parseFloat isNaN'.split(' '),
  ...'isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape SuppressedError'.split(' '),
  ...'setTimeout clearTimeout setInterval clearInterval queueMicrotask performance crypto TextEncoder'.split(' '),
  ...'TextDecoder console self structuredClone atob btoa DOMException Event EventTarget MessageChannel MessagePort'.split(
    ' ',
  ),
  ...'MessageEvent AbortController AbortSignal Performance Crypto CryptoKey Blob constructor'.split(' '),
]);

/** Functions that make code of a text: `Function`, and its kin of generators and async functions. */
const makers = (): readonly object[] => [
  Object.getPrototypeOf(() => {}),
  Object.getPrototypeOf(async () => {}),
  Object.getPrototypeOf(function* () {}),
  Object.getPrototypeOf(async function* () {}),
];

const refuse = () => {
  throw new TypeError('Code cannot be made of a text here.');
};

/**
 * Takes from a worker's global scope all that leads out of it, and the ways to make code of a text: with `eval` gone,
 * `import()` cannot be written by a program either. Nothing gives it back.
 * @param scope the worker's `self`
 */
export function lockDown(scope: object): void {
  for (let from: object | null = scope; from !== null && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const name of Object.getOwnPropertyNames(from)) if (!LEFT.has(name)) Reflect.deleteProperty(from, name);
  for (let from: object | null = scope; from !== null && from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const name of Object.getOwnPropertyNames(from)) if (!LEFT.has(name)) shut(scope, name, undefined);
  shut(scope, 'eval', refuse);
  for (const maker of makers()) shut(maker, 'constructor', refuse);
  // What a function is stays to be told: only its maker is gone.
  const told = Object.assign(() => refuse(), { prototype: Object.getPrototypeOf(() => {}) });
  shut(scope, 'Function', told);
  const { setTimeout: later, setInterval: often } = scope as { setTimeout: Timer; setInterval: Timer };
  shut(scope, 'setTimeout', onlyFunctions(later.bind(scope)));
  shut(scope, 'setInterval', onlyFunctions(often.bind(scope)));
}

type Timer = (call: TimerHandler, wait?: number, ...values: unknown[]) => unknown;

/** A timer that takes a text would make code of it. */
const onlyFunctions =
  (timer: Timer): Timer =>
  (call, wait, ...values) =>
    typeof call === 'function' ? timer(call, wait, ...values) : refuse();
