import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invitationLink, readInvitation } from '../../../src/platform/sync/invitation';
import { secretOf, wordsOf } from '../../../src/platform/sync/key-words';
import { createSealer, newSecret, UnsealError } from '../../../src/platform/sync/seal';

const secret = new Uint8Array(32).map((_, index) => index * 7);

describe('24 words', () => {
  it('are those of BIP 39', () => {
    expect(wordsOf(new Uint8Array(32))).toBe(`${'abandon '.repeat(23)}art`);
  });

  it('lead back to the secret, however they are typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(secretOf(wordsOf(bytes))).toEqual({ secret: bytes });
      }),
    );
    const words = wordsOf(secret).split(' ');
    const numbered = words.map((word, index) => `${index + 1}. ${word.toUpperCase()}`).join('\n');
    expect(secretOf(numbered)).toEqual({ secret });
    expect(secretOf(`  ${words.join(',  ')}\n`)).toEqual({ secret });
  });

  it.each<[string, (words: string[]) => string[], object]>([
    ['one is missing', (words) => words.slice(1), { kind: 'count', count: 23 }],
    ['one has a slip', (words) => ['abandn', ...words.slice(1)], { kind: 'unknown', word: 'abandn', at: 1 }],
    ['two are exchanged', ([a, b, ...rest]) => [b ?? '', a ?? '', ...rest], { kind: 'checksum' }],
  ])('%s: it is said', (_, spoil, problem) => {
    expect(secretOf(spoil(wordsOf(secret).split(' ')).join(' '))).toEqual({ problem });
  });
});

describe('an invitation', () => {
  const account = {
    kind: 'webdav' as const,
    address: 'https://cloud.example.org/dav/rosa/',
    user: 'rosa',
    password: 'pass word ü/+',
  };

  it('comes back from its link', () => {
    const link = invitationLink('https://elevate.example.org/settings?tab=devices', { account, secret });
    expect(new URL(link).hash).not.toBe('');
    expect(link.slice(0, link.indexOf('#'))).toBe('https://elevate.example.org/settings?tab=devices');
    expect(readInvitation(link)).toEqual({ account, secret });
  });

  it.each([
    ['nothing', ''],
    ['another fragment', '#code=abc'],
    ['letters that are none', '#join=***'],
    ['a list of something else', `#join=${btoa('[1,2,3]')}`],
    [
      'a script for an address',
      `#join=${btoa(JSON.stringify([1, 'AAAA', { kind: 'webdav', address: 'javascript:alert(1)' }]))}`,
    ],
    ['a later version', `#join=${btoa(JSON.stringify([2, 'AAAA', {}]))}`],
  ])('%s is none', (_, text) => {
    expect(readInvitation(text)).toBeNull();
  });
});

describe('sealing', () => {
  const plain = new TextEncoder().encode('Rosa Lind led a team of six. '.repeat(40));

  it('opens what it sealed, under the same name and key alone', async () => {
    const sealer = await createSealer(secret);
    const sealed = await sealer.seal('a.e', plain);
    expect(await sealer.open('a.e', sealed)).toEqual(plain);
    await expect(sealer.open('b.e', sealed)).rejects.toThrow(UnsealError);
    const other = await createSealer(newSecret());
    await expect(other.open('a.e', sealed)).rejects.toThrow(UnsealError);
    expect(other.space).not.toBe(sealer.space);
    expect((await createSealer(secret)).space).toBe(sealer.space);
  });

  it('notices every bit that is changed, and every cut', async () => {
    const sealer = await createSealer(secret);
    const sealed = await sealer.seal('a.e', plain.slice(0, 40));
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = sealed.map((byte, at) => (at === index ? byte ^ (1 << (index % 8)) : byte));
      await expect(sealer.open('a.e', changed)).rejects.toThrow(UnsealError);
      await expect(sealer.open('a.e', sealed.slice(0, index))).rejects.toThrow(UnsealError);
    }
  });

  it('the same contents look different each time, and smaller than they are', async () => {
    const sealer = await createSealer(secret);
    const [one, two] = [await sealer.seal('a.e', plain), await sealer.seal('a.e', plain)];
    expect(one).not.toEqual(two);
    expect(one.length).toBeLessThan(plain.length / 4);
  });
});
