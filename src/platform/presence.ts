/** Whether the page is there. From `pagehide` to `pageshow` a browser may keep it for Back, with nothing going on in it. */
export interface Presence {
  isLeft(): boolean;
  /** Resolves at once while the page is there, otherwise when it is shown again. */
  here(): Promise<void>;
  /** Called before the page may be frozen: only what happens at once still happens. */
  onLeave(listener: () => void): () => void;
  /** Called when a page that was left is shown again. */
  onReturn(listener: () => void): () => void;
}

/** @param target the window; a worker has none, and is always there */
export function createPresence(target: Pick<EventTarget, 'addEventListener'> | null): Presence {
  const leaving = new Set<() => void>();
  const returning = new Set<() => void>();
  let left = false;
  const tell = (listeners: ReadonlySet<() => void>) => {
    for (const listener of [...listeners]) listener();
  };
  const heard = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  target?.addEventListener('pagehide', () => {
    left = true;
    tell(leaving);
  });
  target?.addEventListener('pageshow', () => {
    if (!left) return;
    left = false;
    tell(returning);
  });
  const onReturn = heard(returning);
  return {
    isLeft: () => left,
    here: () =>
      new Promise((resolve) => {
        if (!left) return resolve();
        const stop = onReturn(() => {
          stop();
          resolve();
        });
      }),
    onLeave: heard(leaving),
    onReturn,
  };
}

/** Of this page. */
export const presence: Presence = createPresence(typeof window === 'undefined' ? null : window);
