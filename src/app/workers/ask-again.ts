/** A worker that could not be started, or crashed. */
export class BrokenWorkerError extends Error {
  override readonly name = 'BrokenWorkerError';
}

/**
 * Gives what `ask` gives. Where its worker broke it is asked once more, of a fresh one: a script that did not come over a
 * bad line mostly comes the second time.
 * @throws what `ask` rejects with, the second time where there was one
 */
export async function askAgain<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof BrokenWorkerError) || signal?.aborted) throw error;
    return ask();
  }
}
