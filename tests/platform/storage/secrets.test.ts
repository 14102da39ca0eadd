import { describe, expect, it, vi } from 'vitest';
import { createSecrets, type SecretStorage } from '../../../src/platform/storage/secrets';
import { fakeBrowser, freshName } from './support';

function memoryStorage(): SecretStorage & { keys: Map<string, string>; broken: boolean } {
  const keys = new Map<string, string>();
  const storage = {
    keys,
    broken: false,
    all: async () => new Map(keys),
    put: async (provider: string, key: string) => {
      if (storage.broken) throw new DOMException('full', 'QuotaExceededError');
      keys.set(provider, key);
    },
    delete: async (provider: string) => {
      if (storage.broken) throw new DOMException('no', 'UnknownError');
      keys.delete(provider);
    },
    clear: async () => keys.clear(),
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
