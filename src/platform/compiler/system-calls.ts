import { wasi } from '@bjorn3/browser_wasi_shim';

const VECTOR = 8;

/** How many bytes a program's buffers take together. */
export function sizeOf(buffer: ArrayBufferLike, vectors: number, count: number): number {
  const view = new DataView(buffer);
  let size = 0;
  for (let index = 0; index < count; index++) size += view.getUint32(vectors + index * VECTOR + 4, true);
  return size;
}

/** Puts bytes into a program's buffers, and their count where it asks for it. */
export function spread(
  buffer: ArrayBufferLike,
  bytes: Uint8Array,
  vectors: number,
  count: number,
  done: number,
): number {
  const view = new DataView(buffer);
  let at = 0;
  for (let index = 0; index < count && at < bytes.byteLength; index++) {
    const pointer = view.getUint32(vectors + index * VECTOR, true);
    const part = bytes.subarray(at, at + view.getUint32(vectors + index * VECTOR + 4, true));
    new Uint8Array(buffer).set(part, pointer);
    at += part.byteLength;
  }
  view.setUint32(done, at, true);
  return wasi.ERRNO_SUCCESS;
}

const SUBSCRIPTION = 48;
const EVENT = 32;
const CLOCK = 0;
const ABSOLUTE = 1;

/**
 * `poll_oneoff` of WASI preview 1: waits for the earliest clock; input and output are always ready.
 * @param wait gets the milliseconds to wait
 */
export function answerPoll(
  buffer: ArrayBufferLike,
  { input, output, count, done }: { input: number; output: number; count: number; done: number },
  wait: (milliseconds: number) => void,
): number {
  const view = new DataView(buffer);
  const asked = Array.from({ length: count }, (_, index) => {
    const at = input + index * SUBSCRIPTION;
    const type = view.getUint8(at + 8);
    return { user: view.getBigUint64(at, true), type, pause: type === CLOCK ? pauseOf(view, at) : 0 };
  });
  if (asked.length === 0) return wasi.ERRNO_INVAL;
  const earliest = Math.min(...asked.map(({ pause }) => pause));
  if (earliest > 0) wait(earliest);
  const ready = asked.filter(({ pause }) => pause <= earliest);
  ready.forEach(({ user, type }, index) => {
    const at = output + index * EVENT;
    new Uint8Array(buffer, at, EVENT).fill(0);
    view.setBigUint64(at, user, true);
    view.setUint8(at + 10, type);
  });
  view.setUint32(done, ready.length, true);
  return wasi.ERRNO_SUCCESS;
}

function pauseOf(view: DataView, at: number): number {
  const timeout = Number(view.getBigUint64(at + 24, true)) / 1e6;
  if ((view.getUint16(at + 40, true) & ABSOLUTE) === 0) return timeout;
  return Math.max(0, timeout - (view.getUint32(at + 16, true) === 0 ? Date.now() : performance.now()));
}

/** Waits on this thread, asleep where shared memory can be had. */
export function holdThread(milliseconds: number): void {
  try {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    Atomics.wait(new Int32Array(buffer), 0, 0, milliseconds);
  } catch {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  }
}
