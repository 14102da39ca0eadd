import type { Presence } from '../presence';

type Abortable = Pick<IDBTransaction, 'abort'>;

/**
 * Does work in transactions that must not outlast the page: one that a page kept for Back has open would hold up the
 * storage of every other page. When the page is left they are aborted, and when it is shown again the work is done anew.
 * @param work hands each of its transactions to `ends` as soon as it has begun
 */
export async function whileHere<T>(
  presence: Presence,
  work: (ends: <A extends Abortable>(transaction: A) => A) => Promise<T>,
): Promise<T> {
  for (;;) {
    await presence.here();
    const begun: Abortable[] = [];
    let aborted = false;
    const end = (transaction: Abortable) => {
      try {
        transaction.abort();
        aborted = true;
      } catch {
        // It is being committed, for which no page is needed, or was.
      }
    };
    const stop = presence.onLeave(() => begun.forEach(end));
    try {
      return await work((transaction) => {
        begun.push(transaction);
        // Between the page's leaving and this moment, the connection was still on its way.
        if (presence.isLeft()) end(transaction);
        return transaction;
      });
    } catch (error) {
      if (!aborted) throw error;
    } finally {
      stop();
    }
  }
}
