import type { Travelling } from '../../platform/sync/cycle';
import type { Collection } from '../collection';
import { collections } from '../collections';
import { ownerOf } from '../persistence/own-documents';

/** The collections that travel between devices. What is half entered stays in its tab, and keys are in no collection. */
export const travelling: readonly Travelling[] = (collections as readonly Collection[])
  .filter(({ own }) => !own || own.has !== undefined)
  .map(travelOf);

function travelOf(collection: Collection): Travelling {
  const { name, version, migrations, travels = {}, own, latest = false, initial } = collection;
  const { texts = [], together = [], stays = [], whole = false, file } = travels;
  const first = initial as Readonly<Record<string, unknown>> | null | undefined;
  return {
    spec: {
      name,
      version,
      migrations,
      parse: collection.parse,
      ...(collection.second ? { second: collection.second } : {}),
      latest,
    },
    shape: { collection: name, version, texts, together, stays, isWhole: whole, isLatest: latest },
    ...(stays.length > 0 && first ? { own: Object.fromEntries(stays.map((field) => [field, first[field]])) } : {}),
    ...(file ? { file } : {}),
    ...(own?.has ? { travels: (id: string) => ownerOf(id).tab === null && !own.has?.(id) } : {}),
  };
}
