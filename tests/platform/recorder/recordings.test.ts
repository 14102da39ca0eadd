import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRecordings } from '../../../src/platform/recorder/recordings';
import { withDuration } from '../../../src/platform/recorder/webm-duration';
import { chunkKey } from '../../../src/platform/storage/file-kinds';

function store(files: Record<string, string>) {
  const map = new Map(Object.entries(files));
  return {
    map,
    get: async (key: string) => (map.has(key) ? new Blob([map.get(key) ?? '']) : null),
    delete: async (key: string) => void map.delete(key),
    list: async () => [...map].map(([key, text]) => ({ key, size: text.length })),
  };
}
const files = {
  'interview-a-1-0001': 'bb',
  'interview-a-1-0000': 'a',
  'interview-a-1-10000': 'late',
  'interview-a-12-0000': 'other',
  'interview-b-1-0000': 'c',
  'resume-1': 'not a recording',
};
const part = { key: 'interview-a-1', mime: 'video/mp4', length: 1000 };

describe('recordings', () => {
  test('a recording is its pieces in order, up to the first that is missing', async () => {
    const recordings = createRecordings(store(files));
    expect(await (await recordings.read(part))?.text()).toBe('abb');
    expect((await recordings.read(part))?.type).toBe('video/mp4');
    expect(await recordings.read({ ...part, key: 'interview-c-1' })).toBeNull();
  });

  test('sizes by recording; other files are none', async () => {
    expect(await createRecordings(store(files)).sizes()).toEqual(
      new Map([
        ['interview-a-1', 7],
        ['interview-a-12', 5],
        ['interview-b-1', 1],
      ]),
    );
  });

  test('removing takes every piece of these, and nothing else', async () => {
    const disk = store(files);
    await createRecordings(disk).remove(['interview-a-1', 'interview-b-1']);
    expect([...disk.map.keys()]).toEqual(['interview-a-12-0000', 'resume-1']);
  });

  test('more than 9999 pieces stay in order', () => {
    expect([chunkKey('k', 7), chunkKey('k', 12_345)]).toEqual(['k-0007', 'k-12345']);
  });
});

/** An element with a size of one byte. */
const element = (id: readonly number[], body: readonly number[]) => [...id, 0x80 | body.length, ...body];
const ebml = element([0x1a, 0x45, 0xdf, 0xa3], [0x42, 0x86, 0x81, 1]);
const scale = (nanoseconds: number) =>
  element([0x2a, 0xd7, 0xb1], [(nanoseconds >> 16) & 255, (nanoseconds >> 8) & 255, nanoseconds & 255]);
const writer = element(
  [0x57, 0x41],
  [...'Test'].map((c) => c.charCodeAt(0)),
);
const info = (...children: number[][]) => element([0x15, 0x49, 0xa9, 0x66], children.flat());
const live = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const cluster = [0x1f, 0x43, 0xb6, 0x75, 0xff, 1, 2, 3, 4];
const webm = (...parts: readonly (readonly number[])[]) =>
  new Blob([new Uint8Array(parts.flat())], { type: 'video/webm' });
const bytes = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];
const durationOf = (all: readonly number[]) => {
  const at = all.findIndex((byte, i) => byte === 0x44 && all[i + 1] === 0x89 && all[i + 2] === 0x88);
  return at < 0 ? null : new DataView(new Uint8Array(all.slice(at + 3, at + 11)).buffer).getFloat64(0);
};

describe('the duration of a live WebM', () => {
  test('is written in, in the units of the file; the rest stays byte for byte', async () => {
    const mended = await bytes(await withDuration(webm(ebml, live, info(scale(1_000_000), writer), cluster), 61_250));
    expect(durationOf(mended)).toBe(61_250);
    expect(mended.slice(0, ebml.length + live.length)).toEqual([...ebml, ...live]);
    expect(mended.slice(-cluster.length)).toEqual(cluster);
    const at = ebml.length + live.length;
    // Size in 8 bytes: scale, writer and the duration of 11 bytes.
    expect(mended.slice(at, at + 12)).toEqual([0x15, 0x49, 0xa9, 0x66, 1, 0, 0, 0, 0, 0, 0, 7 + 7 + 11]);
    expect(mended.slice(at + 12, at + 26)).toEqual([...scale(1_000_000), ...writer]);
  });

  test('in another scale, and in place of a wrong one', async () => {
    const wrong = element([0x44, 0x89], [0, 0, 0, 0]);
    const mended = await bytes(await withDuration(webm(ebml, live, info(scale(500_000), wrong), cluster), 1000));
    expect(durationOf(mended)).toBe(2000);
    expect(mended.filter((byte, i) => byte === 0x44 && mended[i + 1] === 0x89)).toHaveLength(1);
  });

  test.each([
    ['not WebM', webm([1, 2, 3])],
    ['empty', webm([])],
    ['with a known size', webm(ebml, [0x18, 0x53, 0x80, 0x67, 0x90], info(writer))],
    ['with a table of positions', webm(ebml, live, element([0x11, 0x4d, 0x9b, 0x74], [0]), info(writer))],
    ['cut in its head', webm(ebml, live, [0x15, 0x49, 0xa9, 0x66, 0xa0, 1, 2])],
    ['without its information', webm(ebml, live, cluster)],
  ])('%s: left as it is', async (_, file) => {
    expect(await withDuration(file, 1000)).toBe(file);
  });

  test('nothing recorded yet: left as it is', async () => {
    const file = webm(ebml, live, info(writer));
    expect(await withDuration(file, 0)).toBe(file);
  });

  test('any bytes whatever are taken without a fault', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.boolean(), async (noise, headed) => {
        const file = headed ? webm(ebml, live, [...noise]) : webm([...noise]);
        const mended = await withDuration(file, 1000);
        expect(mended.size === file.size || mended.size > file.size - 60).toBe(true);
      }),
    ));
});
