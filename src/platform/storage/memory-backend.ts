import type { Backend, DocRecord, StoreName, Stores, Tx } from './types';

type Maps = { [S in StoreName]: Map<string, Stores[S]['value']> };

const keyText = (key: string | readonly string[]) => (typeof key === 'string' ? key : JSON.stringify(key));

const KEY_OF: { [S in StoreName]: (value: Stores[S]['value']) => Stores[S]['key'] } = {
  docs: (record) => [record.collection, record.id],
  files: ({ key }) => key,
  fileInfo: ({ key }) => key,
  quarantine: ({ id }) => id,
  conflicts: ({ id }) => id,
  meta: ({ key }) => key,
};

/** The stores in memory, for a browser that refuses a database: the same rules, gone with the page. */
export function memoryBackend(): Backend {
  const maps: Maps = {
    docs: new Map(),
    files: new Map(),
    fileInfo: new Map(),
    quarantine: new Map(),
    conflicts: new Map(),
    meta: new Map(),
  };
  let last: Promise<unknown> = Promise.resolve();

  function run<T>(stores: readonly StoreName[], mode: 'readonly' | 'readwrite', work: (tx: Tx) => Promise<T>) {
    const turn = last.then(async () => {
      const before =
        mode === 'readwrite' ? stores.map((store) => [store, new Map<string, unknown>(maps[store])] as const) : [];
      try {
        return await work(transaction(maps));
      } catch (error) {
        for (const [store, map] of before) Object.assign(maps, { [store]: map });
        throw error;
      }
    });
    last = turn.catch(() => {});
    return turn;
  }
  return { kind: 'memory', run, close: () => {} };
}

const transaction = (maps: Maps): Tx => ({
  get: async (store, key) => maps[store].get(keyText(key)),
  getAll: async (store) => [...maps[store].values()],
  docKeys: async () => [...maps.docs.values()].map(({ collection, id }): [string, string] => [collection, id]),
  docsPage: async (after, count) =>
    [...maps.docs.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .filter(([key]) => after === null || key > keyText(after))
      .slice(0, count)
      .map(([, record]) => record),
  docsAfter: async (rev) => [...maps.docs.values()].filter((record: DocRecord) => record.rev > rev),
  put: async (store, value) => {
    maps[store].set(keyText(KEY_OF[store](value)), value);
  },
  delete: async (store, key) => {
    maps[store].delete(keyText(key));
  },
  clear: async (store) => maps[store].clear(),
});
