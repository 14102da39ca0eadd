import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;

/**
 * A WOFF file as the TrueType file in it, so that each table is inflated once and not at each look.
 * @throws where it is not WOFF
 */
export function fromWoff(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== WOFF) throw new Error('This font is not WOFF.');
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const at = 44 + 20 * n;
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((field) => from.getUint32(at + field));
    return { tag, offset, packed, length, sum } as Record<'tag' | 'offset' | 'packed' | 'length' | 'sum', number>;
  });
  const head = 12 + 16 * count;
  const bytes = new Uint8Array(tables.reduce((size, { length }) => size + padded(length), head));
  const to = new DataView(bytes.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let place = head;
  for (const [n, { tag, offset, packed, length, sum }] of tables.entries()) {
    const data = woff.subarray(offset, offset + packed);
    bytes.set(packed < length ? unzlibSync(data) : data, place);
    for (const [field, value] of [tag, sum, place, length].entries()) to.setUint32(12 + 16 * n + 4 * field, value);
    place += padded(length);
  }
  return bytes;
}

const padded = (length: number) => (length + 3) & ~3;

/** Which characters a TrueType file has a glyph for, by its `cmap`. */
export function charactersOf(font: Uint8Array): (code: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, 'cmap');
  if (cmap === null) return () => false;
  const maps = Array.from({ length: view.getUint16(cmap + 2) }, (_, n) => cmap + view.getUint32(cmap + 4 + 8 * n + 4));
  const long = maps.find((map) => view.getUint16(map) === 12);
  if (long !== undefined) return inSegments(longSegments(view, long));
  const short = maps.find((map) => view.getUint16(map) === 4);
  return short === undefined ? () => false : inSegments(shortSegments(view, short));
}

type Segment = readonly [first: number, last: number];

function longSegments(view: DataView, map: number): Segment[] {
  return Array.from({ length: view.getUint32(map + 12) }, (_, n) => {
    const at = map + 16 + 12 * n;
    return [view.getUint32(at), view.getUint32(at + 4)] as const;
  });
}

function shortSegments(view: DataView, map: number): Segment[] {
  const count = view.getUint16(map + 6) / 2;
  const ends = map + 14;
  const starts = ends + 2 * count + 2;
  return Array.from({ length: count }, (_, n) => {
    return [view.getUint16(starts + 2 * n), view.getUint16(ends + 2 * n)] as const;
  }).filter(([first]) => first !== 0xffff);
}

const inSegments = (segments: readonly Segment[]) => (code: number) =>
  segments.some(([first, last]) => code >= first && code <= last);

function tableAt(view: DataView, name: string): number | null {
  const tag = [...name].reduce((sum, char) => sum * 256 + char.charCodeAt(0), 0);
  for (let n = 0; n < view.getUint16(4); n += 1)
    if (view.getUint32(12 + 16 * n) === tag) return view.getUint32(12 + 16 * n + 8);
  return null;
}
