/** Element ids of WebM (RFC 8794 and RFC 9559). */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const SEEK_HEAD = 0x114d9b74;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;

/** The elements in question are in the first few hundred bytes. */
const HEAD = 4096;

/**
 * Writes the duration into a WebM that was recorded live: browsers leave it out, and players then show no length and
 * cannot seek.
 * @param length milliseconds
 * @returns a new blob; the same one when it is not such a file
 */
export async function withDuration(file: Blob, length: number): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const mended = length > 0 ? mendHead(head, length) : null;
  return mended ? new Blob([mended, file.slice(head.length)], { type: file.type }) : file;
}

interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  /** Where the next one begins; `null`: of unknown size, up to the end. */
  readonly end: number | null;
}

function mendHead(head: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> | null {
  const ebml = elementAt(head, 0);
  if (ebml?.id !== EBML || ebml.end === null) return null;
  const segment = elementAt(head, ebml.end);
  // A known size would have to grow too; live recordings have none.
  if (segment?.id !== SEGMENT || segment.end !== null) return null;
  const info = childrenOf(head, segment.body, head.length).find(({ id }) => id === INFO || id === SEEK_HEAD);
  // A table of positions would point beside its targets afterwards.
  if (info?.id !== INFO || info.end === null || info.end > head.length) return null;
  const children = childrenOf(head, info.body, info.end);
  const scale = children.find(({ id }) => id === TIMESTAMP_SCALE);
  const nanoseconds = scale?.end ? unsignedOf(head.subarray(scale.body, scale.end)) : 1_000_000;
  if (nanoseconds <= 0) return null;
  const kept = children.filter(({ id }) => id !== DURATION).map(({ start, end }) => head.slice(start, end ?? start));
  const body = joined([...kept, durationElement((length * 1_000_000) / nanoseconds)]);
  const size = new Uint8Array(8);
  new DataView(size.buffer).setBigUint64(0, (1n << 56n) | BigInt(body.length));
  return joined([head.slice(0, info.start + 4), size, body, head.slice(info.end)]);
}

function durationElement(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(11);
  bytes.set([0x44, 0x89, 0x88]);
  new DataView(bytes.buffer).setFloat64(3, value);
  return bytes;
}

function elementAt(bytes: Uint8Array, start: number): Element | null {
  const first = bytes[start];
  if (first === undefined || first < 0x10) return null;
  const idLength = Math.clz32(first) - 23;
  const sizeAt = start + idLength;
  const lead = bytes[sizeAt];
  if (lead === undefined || lead === 0) return null;
  const sizeLength = Math.clz32(lead) - 23;
  const body = sizeAt + sizeLength;
  if (body > bytes.length) return null;
  const sizeBytes = bytes.slice(sizeAt, body);
  sizeBytes[0] = lead & (0xff >> sizeLength);
  const unknown = sizeBytes[0] === 0xff >> sizeLength && sizeBytes.subarray(1).every((byte) => byte === 0xff);
  const id = unsignedOf(bytes.subarray(start, sizeAt));
  return { id, start, body, end: unknown ? null : body + unsignedOf(sizeBytes) };
}

function childrenOf(bytes: Uint8Array, from: number, to: number): Element[] {
  const found: Element[] = [];
  for (let at = from; at < to; ) {
    const element = elementAt(bytes, at);
    if (!element) break;
    found.push(element);
    if (element.end === null) break;
    at = element.end;
  }
  return found;
}

const unsignedOf = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
