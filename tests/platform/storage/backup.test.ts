import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackupPlan } from '../../../src/platform/storage/backup-read';
import type { Vault } from '../../../src/platform/storage/vault';
import { change, fakeBrowser, fakeLocal, freshName, NOON, notes, openTab, stored, valuesOf } from './support';

afterEach(() => vi.restoreAllMocks());

const secret = { ...notes, name: 'keys', secret: true };

async function textOf(vault: Vault): Promise<string> {
  return (await vault.exportAll()).text();
}

async function planOf(vault: Vault, text: string): Promise<BackupPlan> {
  const plan = await vault.readBackup(text);
  if (!plan.ok) throw new Error(plan.message);
  return plan;
}

async function filled(name = freshName(), now = NOON) {
  const tab = await openTab({ name, now: () => now, collections: [notes, secret] });
  await tab.vault.write([
    change('a', { title: 'A' }),
    change('b', { title: 'B', tags: [{ id: 't', label: 'T' }] }),
    { ...change('k', { title: 'a key' }), collection: 'keys' },
  ]);
  await tab.vault.files.put('cv', new File([new Uint8Array([1, 2, 254])], 'cv.pdf', { type: 'application/pdf' }));
  return { name, ...tab };
}

describe('a backup', () => {
  it('holds everything but secrets, and brings it back equal', async () => {
    const { vault } = await filled();
    const text = await textOf(vault);
    expect(text).not.toContain('a key');
    expect(JSON.parse(text)).toMatchObject({
      format: 'elevate-backup',
      formatVersion: 1,
      appVersion: '1.2.3',
      exportedAt: '2027-03-01T12:00:00.000Z',
    });

    const other = await openTab({ name: freshName() });
    const plan = await planOf(other.vault, text);
    expect(plan).toMatchObject({
      appVersion: '1.2.3',
      collections: [{ name: 'notes', new: 2, changed: 0, same: 0, invalid: 0 }],
      files: 1,
      aside: 0,
    });
    await other.vault.applyBackup(plan, 'replace');
    expect(JSON.parse(await textOf(other.vault))).toEqual(JSON.parse(text));
    expect((await planOf(other.vault, text)).collections).toEqual([
      { name: 'notes', new: 0, changed: 0, same: 2, invalid: 0 },
    ]);
    expect([...new Uint8Array((await (await other.vault.files.get('cv'))?.arrayBuffer()) ?? [])]).toEqual([1, 2, 254]);
  });

  it('holds recordings only when asked: they are large', async () => {
    const { vault } = await filled();
    await vault.files.put('interview-a-1-0000', new Blob(['film']));
    const keysOf = async (backup: Blob) =>
      (JSON.parse(await backup.text()) as { files: { key: string }[] }).files.map(({ key }) => key);
    expect(await keysOf(await vault.exportAll())).toEqual(['cv']);
    expect(await keysOf(await vault.exportAll({ recordings: true }))).toEqual(['cv', 'interview-a-1-0000']);
  });

  it('holds changes that could not be written, too', async () => {
    const { vault } = await filled();
    const unsaved = [change('c', { title: 'unsaved' }), change('a', undefined)];
    const text = await (await vault.exportAll({ unsaved, files: false })).text();
    const { collections, files } = JSON.parse(text) as {
      collections: { notes: { documents: { id: string }[] } };
      files: unknown[];
    };
    expect([collections.notes.documents.map(({ id }) => id), files]).toEqual([['b', 'c'], []]);
  });

  it('merge: adds, joins fields; where both differ the newer wins and the other is kept aside', async () => {
    const text = await textOf((await filled(freshName(), NOON)).vault);
    const name = freshName();
    const { vault } = await openTab({ name, now: () => NOON + 1 });
    await vault.write([
      change('a', { title: 'newer', text: 'here' }),
      change('mine', { title: 'mine' }),
      change('b', { title: 'B', tags: [{ id: 'u', label: 'U' }] }),
    ]);
    const plan = await planOf(vault, text);
    expect(plan.collections).toEqual([{ name: 'notes', new: 0, changed: 2, same: 0, invalid: 0 }]);
    await vault.applyBackup(plan, 'merge');
    expect(await stored(name)).toEqual({
      a: { title: 'newer', text: 'here' },
      b: {
        title: 'B',
        tags: [
          { id: 'u', label: 'U' },
          { id: 't', label: 'T' },
        ],
      },
      mine: { title: 'mine' },
    });
    expect(await vault.aside.list()).toMatchObject([{ kind: 'conflict', collection: 'notes', reason: 'title' }]);
  });

  it('merge: a document that was removed here comes back', async () => {
    const { vault, name } = await filled();
    const text = await textOf(vault);
    const a = (await vault.load()).documents.find(({ id }) => id === 'a');
    await vault.write([change('a', undefined, { rev: a?.rev ?? 0, value: a?.value })]);
    await vault.applyBackup(await planOf(vault, text), 'merge');
    expect(await stored(name)).toMatchObject({ a: { title: 'A' } });
  });

  it('replace: what was here is kept aside as a backup that can be imported again; other tabs follow', async () => {
    const text = await textOf((await filled()).vault);
    const name = freshName();
    const browser = fakeBrowser();
    const { vault } = await openTab({ name, open: browser.open });
    const other = await openTab({ name, open: browser.open });
    await vault.write([change('a', { title: 'former' }), change('x', { title: 'gone' })]);
    await vi.waitFor(() => expect(other.events).toHaveLength(1));
    await vault.applyBackup(await planOf(vault, text), 'replace');
    expect(Object.keys(await stored(name))).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(other.events).toHaveLength(2));
    const last = other.events[1];
    expect(last?.type === 'changed' && valuesOf(last.documents)).toMatchObject({ a: { title: 'A' }, x: undefined });

    const [snapshot] = await vault.aside.list();
    expect(snapshot?.kind).toBe('snapshot');
    const former = (await (await vault.aside.download(snapshot?.id))?.text()) ?? '';
    await vault.applyBackup(await planOf(vault, former), 'replace');
    expect(await stored(name)).toEqual({ a: { title: 'former' }, x: { title: 'gone' } });
  });

  it('is applied as a whole or not at all', async () => {
    const text = await textOf((await filled()).vault);
    const name = freshName();
    const { vault } = await openTab({ name });
    await vault.write([change('x', { title: 'kept' })]);
    const plan = await planOf(vault, text);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    await expect(vault.applyBackup(plan, 'replace')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    vi.restoreAllMocks();
    expect(await stored(name)).toEqual({ x: { title: 'kept' } });
    expect(await vault.aside.list()).toEqual([]);
  });

  it('invalid documents are counted, kept aside, and the valid ones taken', async () => {
    const name = freshName();
    const { vault } = await openTab({ name });
    const documents = [
      { id: 'ok', updatedAt: 1, value: { title: 'x' } },
      { id: 'bad', updatedAt: 1, value: { titel: 'x' } },
      { id: 'ok', updatedAt: 1, value: { title: 'twice' } },
      { value: { title: 'no id' } },
      'junk',
    ];
    const text = JSON.stringify({
      format: 'elevate-backup',
      formatVersion: 1,
      collections: { notes: { version: 1, documents } },
    });
    const plan = await planOf(vault, text);
    expect(plan.collections).toEqual([{ name: 'notes', new: 1, changed: 0, same: 0, invalid: 4 }]);
    await vault.applyBackup(plan, 'merge');
    expect(await stored(name)).toEqual({ ok: { title: 'x' } });
    expect(vault.getStatus().quarantined).toBe(4);
  });

  const whole = { format: 'elevate-backup', formatVersion: 1, appVersion: '9.0', collections: {} };
  it.each([
    ['empty', '  \n', 'empty'],
    ['a picture', '\u0089PNG\r\n', 'foreign'],
    ['JSON of something else', '{"format":"other"}', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['cut off', '{"format":"elevate-backup","formatVersion":1,"coll', 'damaged'],
    ['without collections', JSON.stringify({ ...whole, collections: 3 }), 'damaged'],
    ['with a broken collection', JSON.stringify({ ...whole, collections: { notes: { version: 1 } } }), 'damaged'],
    ['of a newer format', JSON.stringify({ ...whole, formatVersion: 2 }), 'newer'],
    [
      'with a newer collection',
      JSON.stringify({ ...whole, collections: { notes: { version: 2, documents: [] } } }),
      'newer',
    ],
    [
      'with an unknown collection',
      JSON.stringify({ ...whole, collections: { other: { version: 1, documents: [] } } }),
      'newer',
    ],
    ['50 MB of junk', 'x'.repeat(50_000_000), 'foreign'],
    ['20 million brackets', '['.repeat(20_000_000), 'foreign'],
    [
      '100,000 levels in a document',
      `{"format":"elevate-backup","formatVersion":1,"collections":{"notes":{"version":1,"documents":[{"id":"a","value":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}}}`,
      null,
    ],
  ])('a file that is %s', async (_, text, kind) => {
    const { vault } = await openTab({ name: freshName() });
    const reading = await vault.readBackup(new Blob([text]));
    if (reading.ok)
      expect([kind, reading.collections]).toEqual([null, [{ name: 'notes', new: 0, changed: 0, same: 0, invalid: 1 }]]);
    else expect(reading).toMatchObject({ kind, message: expect.stringMatching(/^This (file|backup) .*\.$/) });
  });
});

describe('erase everything', () => {
  it('empties stores, files, journals, profile and keys; other tabs hear of it; nothing comes back', async () => {
    const name = freshName();
    const local = fakeLocal();
    const browser = fakeBrowser();
    local.setItem('user', '{}');
    local.setItem('other-app', 'stays');
    const { createSecrets } = await import('../../../src/platform/storage/secrets');
    const secrets = createSecrets({ name });
    await secrets.set('gemini', 'k', { remember: true });
    const { vault } = await openTab({ name, local, open: browser.open });
    const other = await openTab({ name, local, open: browser.open });
    await vault.write([change('n', { title: 'x' })]);
    await vault.files.put('f', new Blob(['x']));
    other.vault.keepJournal([change('m', { title: 'y' })]);

    await vault.eraseAll();
    expect([...local.entries.keys()]).toEqual(['other-app']);
    expect(await vault.report()).toMatchObject({
      collections: [{ documents: 0 }],
      files: { count: 0 },
      aside: { count: 0 },
    });
    await vi.waitFor(() => expect(other.events.map(({ type }) => type)).toContain('erased'));
    await vi.waitFor(() => expect(secrets.read('gemini')).toBeNull());
    const fresh = createSecrets({ name });
    await fresh.ready;
    expect(fresh.read('gemini')).toBeNull();

    await other.vault.write([change('new', { title: 'after' })]);
    expect(await stored(name)).toEqual({ new: { title: 'after' } });
  });

  it('changes of a tab that was not told, and a journal from before, are dropped', async () => {
    const name = freshName();
    const local = fakeLocal();
    const late = await openTab({ name, local });
    const { vault } = await openTab({ name, local });
    await vault.eraseAll();
    late.vault.keepJournal([change('n', { title: 'old' })]);
    expect(await late.vault.write([change('n', { title: 'old' })])).toEqual({ outcomes: [], erased: true });
    expect(late.events.map(({ type }) => type)).toEqual(['erased']);
    late.vault.close();
    expect((await openTab({ name, local })).loaded).toEqual([]);
  });
});

describe('a large backup', () => {
  const many = (count: number) =>
    JSON.stringify({
      format: 'elevate-backup',
      formatVersion: 1,
      appVersion: '1.2.3',
      exportedAt: '2026-11-28T12:00:00.000Z',
      collections: {
        notes: {
          version: notes.version,
          documents: Array.from({ length: count }, (_, n) => ({
            id: `n${n}`,
            updatedAt: NOON,
            value: { title: `Note ${n}` },
          })),
        },
      },
      quarantine: [],
      conflicts: [],
      files: [],
    });

  it('is read and taken in slices, with progress, and comes back equal', async () => {
    const { vault } = await openTab({ name: freshName() });
    const told: number[] = [];
    const plan = await vault.readBackup(new Blob([many(1050)]), { onProgress: (share) => told.push(share) });
    if (!plan.ok) throw new Error(plan.message);
    expect(told.length).toBeGreaterThan(5);
    expect([told.at(-1), told.toSorted((a, b) => a - b)]).toEqual([1, told]);
    await vault.applyBackup(plan, 'merge');
    const again = await planOf(vault, await textOf(vault));
    expect(again.collections).toEqual([{ name: 'notes', new: 0, changed: 0, same: 1050, invalid: 0 }]);
    const { documents } = await vault.load();
    expect(new Set(documents.map(({ rev }) => rev)).size).toBe(1);
  });

  it('left while it is read: the reason comes back and nothing was written', async () => {
    const { vault } = await openTab({ name: freshName() });
    const leaving = new AbortController();
    const reading = vault.readBackup(many(1050), { signal: leaving.signal, onProgress: () => leaving.abort() });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect((await vault.load()).documents).toEqual([]);
  });

  it.each(['merge', 'replace'] as const)('left while it is taken in (%s): all of it is taken back', async (mode) => {
    const { vault } = await filled();
    const before = await textOf(vault);
    const plan = await planOf(vault, many(1050));
    const leaving = new AbortController();
    const applying = vault.applyBackup(plan, mode, leaving.signal);
    leaving.abort();
    await expect(applying).rejects.toThrow();
    expect(JSON.parse(await textOf(vault))).toEqual(JSON.parse(before));
  });

  it('left while it is written: no file', async () => {
    const { vault } = await filled();
    await expect(vault.exportAll({ signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('with more items than the screens cope with is refused, with the limit in words', async () => {
    const { vault } = await openTab({ name: freshName() });
    expect(await vault.readBackup(many(200_001))).toEqual({
      ok: false,
      kind: 'too-large',
      message:
        'This backup holds 200,001 items; at most 200,000 can be read. Nothing here was changed. Years of use make some thousands: check that it is the right file.',
    });
  });

  it('in more bytes than a string takes is refused before it is read', async () => {
    const { vault } = await openTab({ name: freshName() });
    const file = Object.assign(new Blob(['{']), { text: () => Promise.reject(new Error('it was read')) });
    Object.defineProperty(file, 'size', { value: 512_000_000 });
    expect(await vault.readBackup(file)).toMatchObject({
      kind: 'too-large',
      message: expect.stringMatching(/^This file has 512 MB; a backup of at most 400 MB can be read\. Nothing here/),
    });
  });

  it('a file of several pieces is written and read without a fault at their edges', async () => {
    const { vault } = await openTab({ name: freshName() });
    const bytes = Uint8Array.from({ length: 6_300_001 }, (_, at) => (at * 7) % 253);
    await vault.files.put('film', new Blob([bytes]));
    const other = await openTab({ name: freshName() });
    await other.vault.applyBackup(await planOf(other.vault, await textOf(vault)), 'merge');
    const back = new Uint8Array((await (await other.vault.files.get('film'))?.arrayBuffer()) ?? []);
    expect(Buffer.compare(back, bytes)).toBe(0);
  });
});
