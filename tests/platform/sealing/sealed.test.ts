import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deriveKey } from '../../../src/platform/sealing/derive';
import { COST_BOUNDS } from '../../../src/platform/sealing/recipe';
import { isSealed, openSealed, type SealError, sealContent } from '../../../src/platform/sealing/sealed';

const PASSPHRASE = 'correct horse battery staple';
const about = { holds: 'backup', of: '', appVersion: '1.2.3' } as const;
const key = deriveKey(PASSPHRASE, { from: COST_BOUNDS.least });

async function seal(content: Blob): Promise<Blob> {
  const made = await key;
  if (!made) throw new Error('no key');
  return sealContent(content, made, about);
}
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const problemOf = (file: Blob, passphrase = PASSPHRASE) =>
  openSealed(file, passphrase, about).then(
    () => 'opened',
    (error: SealError) => error.kind,
  );
const firstLine = async (file: Blob) => ((await file.text()).split('\n')[0] ?? '') as string;

/** The file with other words in its first line, and the right sum under them. */
async function reworded(file: Blob, change: (words: Record<string, unknown>) => unknown): Promise<Blob> {
  const line = await firstLine(file);
  const next = new TextEncoder().encode(`${JSON.stringify(change(JSON.parse(line)))}\n`);
  const sum = await crypto.subtle.digest('SHA-256', next);
  return new Blob([next, sum, file.slice(new TextEncoder().encode(line).length + 1 + 32)]);
}

describe('what is sealed', () => {
  test.each([0, 1, 1 << 20, (1 << 20) + 1, 3_200_000])('%i bytes come back as they were', async (size) => {
    const content = new Blob([Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251)]);
    const sealed = await seal(content);
    expect(await isSealed(sealed)).toBe(true);
    const opened = await openSealed(sealed, PASSPHRASE, about);
    expect(Buffer.compare(await bytesOf(opened.content), await bytesOf(content))).toBe(0);
  });

  test('shows none of its words, and is another file each time', async () => {
    const content = new Blob(['the words of a diary '.repeat(200)]);
    const [one, two] = [await seal(content), await seal(content)];
    const texts = [await one.text(), await two.text()];
    expect(texts.some((text) => text.includes('diary'))).toBe(false);
    expect((await bytesOf(one)).slice(-64)).not.toEqual((await bytesOf(two)).slice(-64));
  });

  test('the same letters open it, however a keyboard composed them', async () => {
    const composed = await deriveKey('café au lait', { from: COST_BOUNDS.least });
    if (!composed) throw new Error('no key');
    expect(await deriveKey('cafe\u0301 au lait', { from: composed.recipe })).not.toBeNull();
    expect(await deriveKey('cafe au lait', { from: composed.recipe })).toBeNull();
  });

  test('its key cannot be read out', async () => {
    const made = await key;
    expect(made?.root.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', made?.root as CryptoKey)).rejects.toThrow();
  });
});

describe('what cannot be opened says why', () => {
  const file = seal(new Blob(['x'.repeat(2_500_000)]));

  test('another passphrase', async () => {
    expect(await problemOf(await file, 'correct horse battery stapler')).toBe('wrong');
  });

  test('a byte changed anywhere: in the line, its sum, the content, the end', async () => {
    const whole = await bytesOf(await file);
    const line = (await firstLine(await file)).length;
    for (const at of [20, line - 4, line + 5, line + 40, 1_300_000, whole.length - 1]) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, await problemOf(new Blob([changed]))]).toEqual([at, 'damaged']);
    }
  });

  test('cut off: in the line, in a piece, between two pieces, or longer than it was', async () => {
    const whole = await file;
    const start = (await firstLine(whole)).length + 1 + 32;
    for (const end of [30, start - 1, start, start + 1000, start + (1 << 20) + 16])
      expect([end, await problemOf(whole.slice(0, end))]).toEqual([end, 'damaged']);
    expect(await problemOf(new Blob([whole, 'more']))).toBe('damaged');
  });

  test('pieces in another order', async () => {
    const whole = await file;
    const start = (await firstLine(whole)).length + 1 + 32;
    const size = (1 << 20) + 16;
    const swapped = new Blob([
      whole.slice(0, start),
      whole.slice(start + size, start + 2 * size),
      whole.slice(start, start + size),
      whole.slice(start + 2 * size),
    ]);
    expect(await problemOf(swapped)).toBe('damaged');
  });

  test('a newer version', async () => {
    expect(await problemOf(await reworded(await file, (words) => ({ ...words, formatVersion: 2 })))).toBe('newer');
  });

  test.each([
    ['too much work', { cost: 2 ** 30 }],
    ['no power of two', { cost: 2 ** 15 + 1 }],
    ['too little work', { cost: 2 }],
    ['too many lanes', { lanes: 1000 }],
    ['too large a block', { block: 1024 }],
  ])('%s is refused before any of it is done', async (_, change) => {
    const hostile = await reworded(await file, (words) => ({ ...words, key: { ...(words.key as object), ...change } }));
    expect(await problemOf(hostile)).toBe('refused');
  });

  test.each([
    ['no recipe', { key: null }],
    ['another function', { key: { name: 'md5' } }],
    ['a cost that is no number', { key: { name: 'scrypt', cost: '131072', block: 8, lanes: 1 } }],
    ['no nonce', { nonce: 'AAAA' }],
    ['another cipher', { cipher: 'none' }],
    ['the key of a provider in the place of a backup', { holds: 'key', of: 'gemini' }],
  ])('%s is damage', async (_, change) => {
    expect(await problemOf(await reworded(await file, (words) => ({ ...words, ...change })))).toBe('damaged');
  });

  test('authenticated: a line that says another app version, with the right sum, opens nothing', async () => {
    expect(await problemOf(await reworded(await file, (words) => ({ ...words, appVersion: '9.9.9' })))).toBe('damaged');
  });
});

test('a backup that version 1 sealed opens for ever', async () => {
  const stored = new Blob([readFileSync('tests/fixtures/backups/sealed.v1.elevate')]);
  const { content } = await openSealed(stored, 'a passphrase of the fixture', about);
  expect(JSON.parse(await content.text())).toEqual(
    JSON.parse(readFileSync('tests/fixtures/backups/sealed.v1.json', 'utf8')),
  );
});
