import * as Y from 'yjs';
import { same } from './leaves';

/**
 * Whether what this device wrote under a key was replaced in a transaction by another device that did not know it.
 * @param mine the clients under which this device wrote
 */
export function tookMine(
  transaction: Y.Transaction,
  type: Y.Map<unknown>,
  key: string,
  mine: ReadonlySet<number>,
): boolean {
  const now = entryOf(type, key);
  if (!now) return false;
  const isNew = ({ id }: Y.Item) => id.clock >= (transaction.beforeState.get(id.client) ?? 0);
  let before: Y.Item | null = now;
  while (before && isNew(before)) before = before.left;
  if (!before || before === now || !mine.has(before.id.client)) return false;
  // Where it was removed or replaced earlier, nothing of this device was there.
  if (!Y.isDeleted(transaction.deleteSet, before.lastId) || same(heldBy(before), heldBy(now))) return false;
  for (let at: Y.Item | null = now; at && isNew(at); ) {
    const { origin }: { origin: Y.ID | null } = at;
    if (!origin) return true;
    if (origin.client === before.id.client && origin.clock >= before.id.clock && origin.clock <= before.lastId.clock)
      return false;
    at = itemAt(transaction.doc, origin);
  }
  return true;
}

/** The entry that a key has now. */
export const entryOf = (type: Y.Map<unknown>, key: string): Y.Item | undefined =>
  (type as unknown as { readonly _map: ReadonlyMap<string, Y.Item> })._map.get(key);

/** What an entry holds, or held until this transaction. */
const heldBy = ({ content }: Y.Item): unknown => content.getContent().at(-1);

function itemAt(doc: Y.Doc, id: Y.ID): Y.Item | null {
  const found = Y.getItem(doc.store, id);
  return found instanceof Y.Item ? found : null;
}
