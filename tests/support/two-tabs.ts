import type { UnknownAction } from '@reduxjs/toolkit';
import { collections } from '../../src/app/collections';
import { ownDocuments } from '../../src/app/persistence/own-documents';
import { type Persistence, persistStore } from '../../src/app/persistence/persist-store';
import { type AppStore, createStore, type RootState } from '../../src/app/store';
import { oldDraftTaken } from '../../src/features/board/board-slice';
import { openTabs } from '../../src/platform/storage/tabs';
import { openVault, type Vault } from '../../src/platform/storage/vault';
import { handClock, handPage } from '../platform/storage/store-support';
import { fakeBrowser, fakeLocal, freshName } from '../platform/storage/support';
import { fakeLocks } from './fake-locks';

export interface AppTab {
  readonly id: string | null;
  readonly store: AppStore;
  readonly vault: Vault;
  readonly persistence: Persistence;
  readonly session: ReturnType<typeof sessionOf>;
  readonly clock: ReturnType<typeof handClock>;
  readonly page: ReturnType<typeof handPage>;
  /** The tab is closed, or its process ends. */
  end(): void;
  state(): RootState;
  /** What the user does, and the write of it. */
  does(...actions: UnknownAction[]): Promise<void>;
}

/** sessionStorage of one tab; a duplicate begins with a copy. */
export const sessionOf = (from: ReadonlyMap<string, string> = new Map()) => {
  const entries = new Map(from);
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};

/** The app in tabs of one browser: its own collections and store on one database, each tab with its clock. */
export function openBrowser(name = freshName()) {
  const channels = fakeBrowser();
  const locks = fakeLocks();
  const local = fakeLocal();
  let processes = 0;
  return {
    name,
    async open(session = sessionOf()): Promise<AppTab> {
      processes += 1;
      const process = `process-${processes}`;
      const clock = handClock();
      const page = handPage();
      const tabs = await openTabs({
        session,
        locks: locks.of(process),
        channel: channels.open,
        newId: () => `tab-${processes}`,
        later: clock.set,
        onReturn: () => {},
      });
      const kept = collections.map((spec) => ownDocuments<RootState>(spec, tabs));
      const store = createStore({ secrets: { read: () => null } });
      const vault = await openVault({
        name,
        collections: kept,
        local,
        channel: channels.open,
        now: Date.now,
        appVersion: '1',
      });
      const persistence = await persistStore({ store, vault, collections: kept, tabs, schedule: clock, page });
      store.dispatch(oldDraftTaken());
      const end = () => {
        persistence.stop();
        vault.close();
        locks.end(process);
      };
      return {
        id: tabs.id,
        store,
        vault,
        persistence,
        session,
        clock,
        page,
        end,
        state: store.getState,
        async does(...actions) {
          for (const action of actions) store.dispatch(action);
          await persistence.flush();
        },
      };
    },
    /** Every tab looks at what the others wrote. */
    async settle(...tabs: AppTab[]) {
      for (const tab of [...tabs, ...tabs]) await tab.persistence.flush();
      for (const tab of [...tabs, ...tabs]) await tab.vault.refresh();
    },
  };
}
