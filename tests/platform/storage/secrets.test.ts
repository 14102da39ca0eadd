import { describe, expect, it, vi } from 'vitest';
import { createSecrets, eraseSecrets, type SecretStorage } from '../../../src/platform/storage/secrets';
import { fakeBrowser, freshName } from './support';

function memoryStorage(): SecretStorage & { keys: Map<string, string>; broken: boolean } {
  const keys = new Map<string, string>();
  const sealed = new Map<string, Blob>();
  const storage = {
    keys,
    broken: false,
    all: async () => ({ plain: new Map(keys), sealed: new Set(sealed.keys()) }),
    put: async (provider: string, key: string) => {
      if (storage.broken) throw new DOMException('full', 'QuotaExceededError');
      keys.set(provider, key);
    },
    delete: async (provider: string) => {
      if (storage.broken) throw new DOMException('no', 'UnknownError');
      keys.delete(provider);
      sealed.delete(provider);
    },
    clear: async () => keys.clear(),
    sealedOf: async (provider: string) => sealed.get(provider) ?? null,
    seal: async (provider: string, key: Blob) => {
      if (storage.broken) throw new DOMException('full', 'QuotaExceededError');
      keys.delete(provider);
      sealed.set(provider, key);
    },
    unseal: async (provider: string, key: string) => {
      sealed.delete(provider);
      keys.set(provider, key);
    },
  };
  return storage;
}

describe('keys of model providers', () => {
  it('are in memory only, unless remembered', async () => {
    const name = freshName();
    const secrets = createSecrets({ name });
    await secrets.ready;
    expect(await secrets.set('gemini', 'one', { remember: false })).toBe(false);
    expect(await secrets.set('openai', 'two', { remember: true })).toBe(true);
    expect([secrets.read('gemini'), secrets.read('openai'), secrets.read('none')]).toEqual(['one', 'two', null]);
    expect([secrets.remembered('gemini'), secrets.remembered('openai')]).toEqual([false, true]);
    const again = createSecrets({ name });
    await again.ready;
    expect([again.read('gemini'), again.read('openai')]).toEqual([null, 'two']);
  });

  it('are in no store of the vault', async () => {
    const name = freshName();
    await createSecrets({ name }).set('gemini', 'hidden', { remember: true });
    expect((await indexedDB.databases()).map((database) => database.name)).toContain(`${name}-secrets`);
    expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
  });

  it('no longer remembered means no longer on the device; forgotten means gone', async () => {
    const storage = memoryStorage();
    const secrets = createSecrets({ name: freshName(), storage });
    await secrets.set('p', 'k', { remember: true });
    expect(await secrets.set('p', 'k2', { remember: false })).toBe(false);
    expect([storage.keys.size, secrets.read('p'), secrets.remembered('p')]).toEqual([0, 'k2', false]);
    await secrets.set('p', 'k3', { remember: true });
    await secrets.forget('p');
    expect([storage.keys.size, secrets.read('p')]).toEqual([0, null]);
  });

  it('a key set while the remembered ones are read is not overwritten by them', async () => {
    const storage = memoryStorage();
    storage.keys.set('p', 'old');
    const secrets = createSecrets({ name: freshName(), storage });
    const done = secrets.set('p', 'new', { remember: true });
    await secrets.ready;
    expect(secrets.read('p')).toBe('new');
    await done;
    expect([secrets.read('p'), storage.keys.get('p')]).toEqual(['new', 'new']);
  });

  it('says so when the device does not take or let go of a key', async () => {
    const storage = memoryStorage();
    const secrets = createSecrets({ name: freshName(), storage });
    await secrets.set('p', 'k', { remember: true });
    storage.broken = true;
    expect(await secrets.set('q', 'x', { remember: true })).toBe(false);
    expect([secrets.read('q'), secrets.remembered('q')]).toEqual(['x', false]);
    expect(await secrets.set('p', 'k', { remember: false })).toBe(true);
    await expect(secrets.forget('p')).rejects.toMatchObject({ name: 'UnknownError' });
    expect(secrets.remembered('p')).toBe(true);
  });

  it('work without a database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    try {
      const secrets = createSecrets({ name: freshName() });
      await secrets.ready;
      expect(await secrets.set('p', 'k', { remember: true })).toBe(false);
      expect(secrets.read('p')).toBe('k');
      await secrets.forget('p');
      expect(secrets.read('p')).toBeNull();
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('reach other tabs through the disk, never through a message', async () => {
    const storage = memoryStorage();
    const browser = fakeBrowser();
    const messages: unknown[] = [];
    const spy = browser.open('spied-secrets');
    if (spy) spy.onmessage = ({ data }) => messages.push(data);
    const [a, b] = [
      createSecrets({ name: 'spied', storage, channel: browser.open }),
      createSecrets({ name: 'spied', storage, channel: browser.open }),
    ];
    const heard = vi.fn();
    b.subscribe(heard);
    await b.set('own', 'kept', { remember: false });
    await a.set('p', 'k', { remember: true });
    await vi.waitFor(() => expect(b.read('p')).toBe('k'));
    expect(heard).toHaveBeenCalled();
    await a.forget('p');
    await vi.waitFor(() => expect(b.read('p')).toBeNull());
    expect(b.read('own')).toBe('kept');
    expect(new Set(messages.map((message) => JSON.stringify(message)))).toEqual(new Set(['{"type":"changed"}']));
  });
});

describe('a key that is locked', () => {
  const sealed = new Blob(['sealed']);

  async function locked(name = freshName()) {
    const secrets = createSecrets({ name });
    await secrets.set('gemini', 'the key', { remember: true });
    await secrets.lock('gemini', sealed);
    return { name, secrets };
  }

  it('is on the device only as it was sealed, and open in the tab that locked it', async () => {
    const { name, secrets } = await locked();
    expect([secrets.isLocked('gemini'), secrets.read('gemini'), secrets.slots()]).toEqual([
      true,
      'the key',
      ['gemini'],
    ]);
    const next = createSecrets({ name });
    await next.ready;
    expect([next.isLocked('gemini'), next.read('gemini'), next.remembered('gemini')]).toEqual([true, null, true]);
    expect(next.slots()).toEqual(['gemini']);
    expect(await (await next.sealedOf('gemini'))?.text()).toBe('sealed');
  });

  it('opened in one tab, it is open there alone; shut, in every tab', async () => {
    const browser = fakeBrowser();
    const name = freshName();
    const [one, two] = [createSecrets({ name, channel: browser.open }), createSecrets({ name, channel: browser.open })];
    await one.set('gemini', 'the key', { remember: true });
    await vi.waitFor(() => expect(two.read('gemini')).toBe('the key'));
    await one.lock('gemini', sealed);
    await vi.waitFor(() => expect([two.isLocked('gemini'), two.read('gemini')]).toEqual([true, null]));
    two.open('gemini', 'the key');
    one.shut('gemini');
    await vi.waitFor(() => expect([one.read('gemini'), two.read('gemini')]).toEqual([null, null]));
  });

  it('is neither overwritten nor lost by a tab that has not heard of the lock', async () => {
    const name = freshName();
    const deaf = createSecrets({ name, channel: () => null });
    await deaf.ready;
    await deaf.set('gemini', 'the key', { remember: true });
    const other = createSecrets({ name, channel: () => null });
    await other.ready;
    await other.lock('gemini', sealed);
    expect(await deaf.set('gemini', 'the key', { remember: true })).toBe(false);
    expect(await deaf.set('gemini', 'the key', { remember: false })).toBe(false);
    const next = createSecrets({ name });
    await next.ready;
    expect([next.isLocked('gemini'), next.read('gemini')]).toEqual([true, null]);
  });

  it('is gone when it is forgotten or erased; without its lock it is a plain key again', async () => {
    const { name, secrets } = await locked();
    await secrets.unlock('gemini', 'the key');
    const plain = createSecrets({ name });
    await plain.ready;
    expect([plain.isLocked('gemini'), plain.read('gemini')]).toEqual([false, 'the key']);
    await secrets.lock('gemini', sealed);
    await secrets.forget('gemini');
    expect([secrets.slots(), await secrets.sealedOf('gemini')]).toEqual([[], null]);
    await secrets.set('gemini', 'the key', { remember: true });
    await secrets.lock('gemini', sealed);
    await eraseSecrets(name);
    const after = createSecrets({ name });
    await after.ready;
    expect(after.slots()).toEqual([]);
  });
});
