/** What is in a file of the storage once it is opened: a head in JSON, and changes as Yjs writes them. */
export interface ParcelHead {
  /**
   * `changes`: what a device changed. `whole`: everything that it knew. `ask`: for what it cannot read.
   * `end`: the last file of this folder.
   */
  readonly kind: 'changes' | 'whole' | 'ask' | 'end';
  /** The device that wrote it. */
  readonly by: string;
  /** Milliseconds since the epoch, by that device's clock. */
  readonly at: number;
  /** Of a `whole`: the files that it stands for. */
  readonly over?: readonly string[];
  /** Of an `ask`: the files. */
  readonly names?: readonly string[];
  /** The versions of collections, as its app writes them. */
  readonly versions?: Readonly<Record<string, number>>;
  /** Of an `end`: why nothing more is written here. */
  readonly why?: 'key-changed' | 'erased';
}

export interface Parcel<Head = ParcelHead> {
  readonly head: Head;
  readonly body: Uint8Array;
}

/** Bytes that say how long the head is. */
const LENGTH = 4;

export function pack({ head, body }: Parcel<unknown>): Uint8Array {
  const written = new TextEncoder().encode(JSON.stringify(head));
  const packed = new Uint8Array(LENGTH + written.length + body.length);
  new DataView(packed.buffer).setUint32(0, written.length);
  packed.set(written, LENGTH);
  packed.set(body, LENGTH + written.length);
  return packed;
}

/** @throws when it is none */
export function unpack<Head = ParcelHead>(packed: Uint8Array): Parcel<Head> {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(packed.subarray(LENGTH, LENGTH + length))) as Head;
  return { head, body: packed.subarray(LENGTH + length) };
}
