import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PageSignals } from '../../../src/app/persistence/page-signals';
import { type PersistedCollection, type Persistence, persistStore } from '../../../src/app/persistence/persist-store';
import type { Schedule } from '../../../src/app/persistence/schedule';
import type { OpenChannel } from '../../../src/platform/storage/channel';
import type { LocalStore } from '../../../src/platform/storage/local';
import { openVault, type Vault } from '../../../src/platform/storage/vault';
import { NOON } from './support';

export type Fields = Readonly<Record<string, unknown>>;
export interface State {
  readonly cards: Readonly<Record<string, Fields>>;
  readonly prefs: { readonly theme: string; readonly size: string };
}

export const defaultPrefs: State['prefs'] = { theme: 'system', size: 'normal' };

const cards = createSlice({
  name: 'cards',
  initialState: {} as State['cards'],
  reducers: {
    cardAdded: (state, { payload }: PayloadAction<{ id: string; fields: Fields }>) => {
      state[payload.id] = payload.fields;
    },
    fieldChanged: (state, { payload }: PayloadAction<{ id: string; key: string; value: unknown }>) => {
      const card = state[payload.id];
      if (card) (card as Record<string, unknown>)[payload.key] = payload.value;
    },
    cardRemoved: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
    cardsReceived: (state, { payload }: PayloadAction<{ documents: State['cards']; removed: readonly string[] }>) => {
      Object.assign(state, payload.documents);
      for (const id of payload.removed) delete state[id];
    },
  },
});

const prefs = createSlice({
  name: 'prefs',
  initialState: defaultPrefs as { theme: string; size: string },
  reducers: {
    prefChanged: (state, { payload }: PayloadAction<Partial<State['prefs']>>) => Object.assign(state, payload),
    prefsReceived: (_, { payload }: PayloadAction<State['prefs']>) => payload,
  },
});

export const { cardAdded, fieldChanged, cardRemoved, cardsReceived } = cards.actions;
export const { prefChanged } = prefs.actions;

const plain = (value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('It is no object.');
  return value;
};

export const collections: readonly PersistedCollection<State>[] = [
  {
    name: 'cards',
    version: 1,
    migrations: {},
    parse: plain,
    select: (state) => state.cards,
    received: ({ documents, removed }) => cardsReceived({ documents: documents as State['cards'], removed }),
  },
  {
    name: 'prefs',
    version: 1,
    migrations: {},
    parse: plain,
    select: (state) => ({ main: state.prefs }),
    received: ({ documents }) => prefs.actions.prefsReceived((documents.main as State['prefs']) ?? defaultPrefs),
  },
];

export const makeStore = () => configureStore({ reducer: { cards: cards.reducer, prefs: prefs.reducer } });

/** A clock that only the test turns. */
export function handClock(): Schedule & { advance(ms: number): void; stop(): void } {
  let time = 0;
  let next = 0;
  const timers = new Map<number, { at: number; callback: () => void }>();
  return {
    now: () => time,
    set(callback, delay) {
      timers.set(++next, { at: time + delay, callback });
      return next;
    },
    clear: (timer) => void timers.delete(timer as number),
    stop: () => timers.clear(),
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due[0]);
        time = Math.max(time, due[1].at);
        due[1].callback();
      }
      time = end;
    },
  };
}

/** A page that the test hides and shows, and in which it types. */
export function handPage(): PageSignals & {
  hide(): void;
  show(): void;
  type(change: () => void): void;
  isHeld(): boolean;
} {
  const hidden = new Set<() => void>();
  const shown = new Set<() => void>();
  const add = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  let typing = false;
  let held = false;
  return {
    hold: (on) => {
      held = on;
    },
    isHeld: () => held,
    isTyping: () => typing,
    type: (change) => {
      typing = true;
      change();
      typing = false;
    },
    onHide: add(hidden),
    onShow: add(shown),
    hide: () => {
      for (const listener of hidden) listener();
    },
    show: () => {
      for (const listener of shown) listener();
    },
  };
}

export interface AppTab {
  readonly store: ReturnType<typeof makeStore>;
  readonly persistence: Persistence;
  readonly vault: Vault;
  readonly clock: ReturnType<typeof handClock>;
  readonly page: ReturnType<typeof handPage>;
  /** The writes that were started, with the time on the tab's clock. */
  readonly writes: { at: number; ids: string[]; done: Promise<unknown> }[];
  /** Waits until no write is under way. */
  idle(): Promise<void>;
  /** The process ends: nothing it has begun continues in the page. */
  kill(): void;
  /** The process ends without a word to the page. */
  crash(): void;
}

export interface AppTabOptions {
  readonly name: string;
  readonly local?: LocalStore | null;
  readonly open?: OpenChannel;
  /** Runs before the store is loaded. */
  readonly early?: (store: AppTab['store']) => void;
  readonly kept?: readonly PersistedCollection<State>[];
}

export async function openApp({
  name,
  local = null,
  open = () => null,
  early,
  kept = collections,
}: AppTabOptions): Promise<AppTab> {
  const real = await openVault({ name, collections: kept, local, channel: open, now: () => NOON, appVersion: '1' });
  const store = makeStore();
  const clock = handClock();
  const page = handPage();
  const writes: AppTab['writes'] = [];
  let dead = false;
  const never = new Promise<never>(() => {});
  const vault: Vault = {
    ...real,
    write(changes, options) {
      if (dead) return never;
      const done = real.write(changes, options);
      writes.push({ at: clock.now(), ids: changes.map(({ id }) => id), done: done.catch(() => {}) });
      return done.then(
        (result) => (dead ? never : result),
        (error: unknown) => (dead ? never : Promise.reject(error)),
      );
    },
  };
  const loading = persistStore({ store, vault, collections: kept, schedule: clock, page });
  early?.(store);
  const persistence = await loading;
  return {
    store,
    persistence,
    vault,
    clock,
    page,
    writes,
    idle: async () => {
      await Promise.all(writes.map(({ done }) => done));
      // What follows a commit in the page runs before the next task.
      await new Promise((resolve) => setImmediate(resolve));
    },
    kill() {
      page.hide();
      dead = true;
      real.close();
    },
    crash() {
      dead = true;
      clock.stop();
      real.close();
    },
  };
}

/** The state of an app that is opened now. */
export async function reopened(name: string, local: LocalStore | null = null): Promise<State> {
  const tab = await openApp({ name, local });
  tab.persistence.stop();
  tab.vault.close();
  return tab.store.getState();
}
