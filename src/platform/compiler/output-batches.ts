/** Chunks that go out at once before batching begins, and how many more each millisecond brings. */
const AT_ONCE = 2000;
const PER_MILLISECOND = 1;
const BATCH_MILLISECONDS = 8;
const BATCH_BYTES = 16_384;

type Stream = 'stdout' | 'stderr';

/**
 * Hands on what a program writes. A program that spins hears no timer, so what waits in a batch would be lost when it
 * is stopped: chunks go out one by one, and only a flood of them, which would keep the page busy, is put together.
 * @param post gets text; a character whose bytes come in two chunks comes whole
 * @param now milliseconds
 */
export function createOutput(post: (stream: Stream, text: string) => void, now: () => number) {
  const decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };
  let waiting = '';
  let waitingStream: Stream = 'stdout';
  let credit = AT_ONCE;
  let last = now();

  const flush = () => {
    if (waiting === '') return;
    post(waitingStream, waiting);
    waiting = '';
  };
  return {
    write(stream: Stream, bytes: Uint8Array) {
      if (stream !== waitingStream) flush();
      waitingStream = stream;
      waiting += decoders[stream].decode(bytes, { stream: true });
      const passed = now() - last;
      if (credit < 1 && passed < BATCH_MILLISECONDS && waiting.length < BATCH_BYTES) return;
      credit = Math.min(AT_ONCE, credit + passed * PER_MILLISECOND);
      credit = Math.max(0, credit - 1);
      last += passed;
      flush();
    },
    flush,
  };
}
