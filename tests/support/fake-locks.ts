type Mode = 'exclusive' | 'shared';
interface Waiting {
  readonly mode: Mode;
  readonly tab: string;
  grant(): void;
}

/** The Web Locks of one browser. A tab that ends lets go of what it holds and waits for. */
export function fakeLocks() {
  const held = new Map<string, { mode: Mode; tab: string }[]>();
  const queues = new Map<string, Waiting[]>();
  const isFree = (name: string, mode: Mode) => {
    const holders = held.get(name) ?? [];
    return holders.length === 0 || (mode === 'shared' && holders.every((one) => one.mode === 'shared'));
  };

  function release(name: string, holder: object): void {
    held.set(
      name,
      (held.get(name) ?? []).filter((one) => one !== holder),
    );
    const queue = queues.get(name) ?? [];
    while (queue[0] && isFree(name, queue[0].mode)) queue.shift()?.grant();
  }

  const of = (tab: string): Pick<LockManager, 'request'> => ({
    request: ((name: string, ...rest: unknown[]): Promise<unknown> => {
      const callback = rest.at(-1) as (lock: Lock | null) => unknown;
      const { mode = 'exclusive', ifAvailable = false, signal } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
      return new Promise<unknown>((resolve, reject) => {
        const begin = () => {
          const holder = { mode, tab };
          held.set(name, [...(held.get(name) ?? []), holder]);
          Promise.resolve(callback({ name, mode })).then((value) => {
            release(name, holder);
            resolve(value);
          }, reject);
        };
        if (isFree(name, mode) && (queues.get(name) ?? []).length === 0) begin();
        else if (ifAvailable) Promise.resolve(callback(null)).then(resolve, reject);
        else {
          const waiting = { mode, tab, grant: begin };
          queues.set(name, [...(queues.get(name) ?? []), waiting]);
          signal?.addEventListener('abort', () => {
            const queue = queues.get(name) ?? [];
            if (!queue.includes(waiting)) return;
            queues.set(
              name,
              queue.filter((one) => one !== waiting),
            );
            reject(signal.reason);
          });
        }
      });
    }) as LockManager['request'],
  });

  return {
    of,
    end(tab: string) {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((one) => one.tab !== tab),
        );
      for (const [name, holders] of held)
        for (const holder of holders.filter((one) => one.tab === tab)) release(name, holder);
    },
  };
}
