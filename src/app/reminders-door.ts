/** What Settings asks of the flow of reminders. The flow belongs to the frame and is there with the first reminder. */
export interface RemindersDoor {
  subscribe(listener: () => void): () => void;
  /** `away` while no flow is there; `asking` while the browser's question is open. */
  state(): 'away' | 'wanted' | 'quiet' | 'asking';
  /** Has the browser ask, as the first reminder does. Only from what the user did. */
  ask(): void;
  /** Leaves the browser's question open. */
  leave(): void;
  /** The flow is there from now on; what was asked before is asked now. Returns what takes it away. */
  attach(flow: RemindersFlow): () => void;
}

export interface RemindersFlow {
  send(event: { type: 'reminder.set' } | { type: 'permission.left' }): void;
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createRemindersDoor(): RemindersDoor {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let flow: RemindersFlow | null = null;
  let isWanted = false;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => (flow ? (flow.isAsking() ? 'asking' : 'quiet') : isWanted ? 'wanted' : 'away'),
    ask: () => {
      if (flow) return flow.send({ type: 'reminder.set' });
      isWanted = true;
      tell();
    },
    leave: () => flow?.send({ type: 'permission.left' }),
    attach: (attached) => {
      flow = attached;
      const unsubscribe = attached.subscribe(tell);
      if (isWanted) attached.send({ type: 'reminder.set' });
      isWanted = false;
      tell();
      return () => {
        unsubscribe();
        if (flow === attached) flow = null;
        tell();
      };
    },
  };
}
