import type { Tabs } from '../../platform/storage/tabs';
import type { VaultDocument } from '../../platform/storage/types';
import { ownerOf } from './own-documents';
import type { PersistedCollection } from './persist-store';
import type { Tracker } from './tracker';

type Owned = Pick<PersistedCollection<never>, 'name' | 'own' | 'leftBy'>;

/** Meets the tabs whose documents came in, before it is asked whether they are gone; returns those that are. */
export async function meetOwners(
  documents: readonly VaultDocument[],
  collections: readonly Owned[],
  tabs: Tabs | undefined,
): Promise<readonly string[]> {
  const own = new Set(collections.flatMap(({ name, own: has }) => (has ? [name] : [])));
  const owners = documents.flatMap(({ collection, id }) => (own.has(collection) ? (ownerOf(id).tab ?? []) : []));
  await tabs?.meet(owners);
  return [...new Set(owners)].filter((tab) => tabs?.isGone(tab));
}

/** What a tab has on disk, as this tab knows it. */
export const documentsOf = (
  tab: string,
  collections: readonly Owned[],
  trackerOf: (name: string) => Tracker | undefined,
): VaultDocument[] =>
  collections.flatMap(({ name, leftBy }) =>
    (leftBy?.(tab) ?? []).flatMap((id): VaultDocument[] => {
      const base = trackerOf(name)?.known(id)?.base;
      return base ? [{ collection: name, id, rev: base.rev, updatedAt: 0, value: base.value }] : [];
    }),
  );
