import { sha256 } from '@noble/hashes/sha2.js';
import * as Y from 'yjs';
import { type DocumentKey, SEPARATOR } from './stored-form';

export interface Birth {
  /** Of the text. */
  readonly name: string;
  /** The client that its first history is written under. */
  readonly client: number;
}

/** Yjs numbers up to 2^53; the births take them from the text, so that two of them meet about never. */
export function birthOf({ collection, id }: DocumentKey, path: string, was: string): Birth {
  const hash = sha256(new TextEncoder().encode(JSON.stringify([collection, id, path, was])));
  const view = new DataView(hash.buffer, hash.byteOffset);
  const client = (view.getUint32(0) % 0x200000) * 0x1_0000_0000 + view.getUint32(4);
  return { name: `t:${collection}${SEPARATOR}${id}${SEPARATOR}${path}${SEPARATOR}${client.toString(36)}`, client };
}

/**
 * The text as it was before its first edit. Two devices that edit the same text for the first time give it the same history
 * by themselves, under a client that the text names: then it is there once and not twice.
 */
export function bear(doc: Y.Doc, { name, client }: Birth, was: string): void {
  if (was === '' || Y.getState(doc.store, client) > 0) return;
  const birth = new Y.Doc();
  birth.clientID = client;
  birth.getText(name).insert(0, was);
  Y.applyUpdateV2(doc, Y.encodeStateAsUpdateV2(birth), 'local');
  birth.destroy();
}
