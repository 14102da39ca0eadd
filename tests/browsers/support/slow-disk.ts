import type { Screen } from './screen';

/** From now on nothing that the page writes to IndexedDB is done before it is left. It notes when a write has begun. */
export const makeDiskSlow = (app: Screen): Promise<void> =>
  app.run(() => {
    let isSlow = true;
    addEventListener('pagehide', ({ persisted }) => {
      isSlow = false;
      sessionStorage.setItem('was-kept', String(persisted));
    });
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...how) {
      const transaction = begin.apply(this, how);
      const [store = ''] = transaction.objectStoreNames;
      const ask = () => {
        Object.assign(window, { isWriting: true });
        transaction.objectStore(store).count().onsuccess = () => isSlow && ask();
      };
      if (how[1] === 'readwrite' && isSlow) ask();
      return transaction;
    };
  });
