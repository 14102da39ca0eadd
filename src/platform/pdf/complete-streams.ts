/**
 * WebKit has no `for await` over a `ReadableStream`, and pdf.js reads the text of every page with one. Importing this
 * file gives streams the iterator of the Streams standard where they lack it; import it before pdf.js.
 */
export function completeStreams(): void {
  const prototype = ReadableStream.prototype as Partial<ReadableStream<unknown>>;
  if (Symbol.asyncIterator in prototype) return;
  const values = {
    value: valuesOf,
    writable: true,
    configurable: true,
  };
  Object.defineProperty(prototype, 'values', { ...values, enumerable: true });
  Object.defineProperty(prototype, Symbol.asyncIterator, values);
}

/**
 * The stream is locked from the call on. Leaving early cancels it, unless told otherwise; the lock is always released.
 */
function valuesOf<T>(
  this: ReadableStream<T>,
  { preventCancel = false }: { preventCancel?: boolean } = {},
): AsyncIterableIterator<T, unknown> {
  const reader = this.getReader();
  let ended = false;
  let lastTurn: Promise<unknown> = Promise.resolve();
  // Calls that do not wait for each other are answered in their order.
  const inTurn = <R>(step: () => Promise<R>): Promise<R> => {
    const turn = lastTurn.then(step, step);
    lastTurn = turn;
    return turn;
  };
  const end = () => {
    ended = true;
    reader.releaseLock();
  };

  async function step(): Promise<IteratorResult<T, unknown>> {
    if (ended) return { done: true, value: undefined };
    try {
      const { done, value } = await reader.read();
      if (!done) return { done, value };
    } catch (error) {
      end();
      throw error;
    }
    end();
    return { done: true, value: undefined };
  }

  async function leave(value: unknown): Promise<IteratorResult<T, unknown>> {
    if (!ended) {
      const cancelled = preventCancel ? undefined : reader.cancel(value);
      end();
      await cancelled;
    }
    return { done: true, value };
  }

  return {
    next: () => inTurn(step),
    return: (value) => inTurn(() => leave(value)),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

completeStreams();
