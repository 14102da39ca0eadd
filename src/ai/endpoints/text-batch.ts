/** Gathers the pieces of a streamed text so that they reach the store at most once in an interval. */
export interface TextBatch {
  push(text: string): void;
  /** Stops the clock and returns what is still held back, for the update that ends the stream. */
  take(): string;
}

/** About fifteen updates a second: each is a dispatch, and the screen is looked through for what it changes. */
export const BATCH_INTERVAL = 66;

/** @param write gets what was gathered; the first piece at once, later ones when the interval (ms) is over */
export function createTextBatch(write: (text: string) => void, interval: number = BATCH_INTERVAL): TextBatch {
  let held: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = held.join('');
    held = [];
    return text;
  };
  const flush = () => {
    const text = take();
    if (text !== '') write(text);
    // After an empty interval none is running, so the next piece goes out at once.
    if (text !== '') timer = setTimeout(flush, interval);
  };
  return {
    push(text) {
      held.push(text);
      if (timer === undefined) flush();
    },
    take,
  };
}
