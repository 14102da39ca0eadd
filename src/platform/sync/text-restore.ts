import { sha256 } from '@noble/hashes/sha2.js';
import * as Y from 'yjs';

/**
 * Writes what a backup brings into a text under a client that text and words name. Two devices that agree and restore the
 * same backup then make the very same change, and its words are there once. `null`: this change was made already.
 */
export function restorerOf(doc: Y.Doc, name: string, text: Y.Text, next: string): number | null {
  const hash = sha256(new TextEncoder().encode(JSON.stringify([name, structureOf(text), next])));
  const view = new DataView(hash.buffer, hash.byteOffset);
  const client = (view.getUint32(0) % 0x200000) * 0x1_0000_0000 + view.getUint32(4);
  return Y.getState(doc.store, client) > 0 ? null : client;
}

/** Of which pieces a text is made, the removed ones too: client, clock, length. What belongs together is one piece. */
function structureOf(text: Y.Text): (readonly [client: number, clock: number, length: number, deleted: boolean])[] {
  const pieces: [number, number, number, boolean][] = [];
  for (let item = text._start; item !== null; item = item.right) {
    const { id, length, deleted } = item;
    const last = pieces.at(-1);
    if (last && last[0] === id.client && last[1] + last[2] === id.clock && last[3] === deleted) last[2] += length;
    else pieces.push([id.client, id.clock, length, deleted]);
  }
  return pieces;
}
