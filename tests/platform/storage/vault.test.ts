import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CollectionSpec } from '../../../src/platform/storage/types';
import { openVault } from '../../../src/platform/storage/vault';
import { change, fakeBrowser, freshName, NOON, notes, openTab, stored, valuesOf } from './support';

afterEach(() => vi.restoreAllMocks());

const base = (outcome: { rev: number; value: unknown } | undefined) => ({
  rev: outcome?.rev ?? 0,
  value: outcome?.value,
});

describe('two tabs on one database', () => {
  async function twoTabs(first: unknown = { title: 'one', text: 'two' }) {
    const name = freshName();
    const browser = fakeBrowser();
    const a = await openTab({ name, open: browser.open });
    const { outcomes } = await a.vault.write([change('n', first)]);
    const b = await openTab({ name, open: browser.open });
    return { name, a, b, from: base(outcomes[0]), silence: browser.silence };
  }

  it('keep different documents of each', async () => {
    const { name, a, b } = await twoTabs();
    await Promise.all([a.vault.write([change('x', { title: 'x' })]), b.vault.write([change('y', { title: 'y' })])]);
    expect(await stored(name)).toEqual({ n: { title: 'one', text: 'two' }, x: { title: 'x' }, y: { title: 'y' } });
  });

  it('keep different fields of one document', async () => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', { title: 'ONE', text: 'two' }, from)]);
    const { outcomes } = await b.vault.write([change('n', { title: 'one', text: 'TWO' }, from)]);
    expect(outcomes[0]).toMatchObject({ value: { title: 'ONE', text: 'TWO' }, asSent: false });
    expect(await stored(name)).toEqual({ n: { title: 'ONE', text: 'TWO' } });
    expect(await a.vault.aside.list()).toEqual([]);
  });

  it('the same field: the later write wins and the other is kept aside', async () => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', { title: 'mine', text: 'two' }, from)]);
    await b.vault.write([change('n', { title: 'yours', text: 'two' }, from)]);
    expect(await stored(name)).toEqual({ n: { title: 'yours', text: 'two' } });
    const [lost] = await b.vault.aside.list();
    expect(lost).toMatchObject({ kind: 'conflict', collection: 'notes', reason: 'title' });
    const file = JSON.parse((await (await b.vault.aside.download(lost?.id))?.text()) ?? '') as { value: unknown };
    expect(file.value).toEqual({ title: 'mine', text: 'two' });
  });

  it('what was kept aside can be taken, and what was in use is kept in its place', async () => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', { title: 'mine', text: 'two' }, from)]);
    await b.vault.write([change('n', { title: 'yours', text: 'two' }, from)]);
    const [lost] = await b.vault.aside.list();
    expect(lost?.fields).toEqual([{ field: 'title', kept: 'mine', used: 'yours' }]);
    expect(await b.vault.aside.take(lost?.id ?? '')).toBe(true);
    expect(await stored(name)).toEqual({ n: { title: 'mine', text: 'two' } });
    const [now] = await b.vault.aside.list();
    expect(now?.fields).toEqual([{ field: 'title', kept: 'yours', used: 'mine' }]);
    await a.vault.refresh();
    expect(a.events.at(-1)).toMatchObject({ type: 'changed', documents: [{ value: { title: 'mine', text: 'two' } }] });
    expect(await b.vault.aside.take('unknown')).toBe(false);
  });

  it('what was kept aside of a document that is gone by now comes back whole', async () => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', { title: 'mine', text: 'two' }, from)]);
    const { outcomes } = await b.vault.write([change('n', { title: 'yours', text: 'two' }, from)]);
    const base = { rev: outcomes[0]?.rev ?? 0, value: outcomes[0]?.value };
    await b.vault.write([change('n', undefined, base)]);
    const [lost] = await b.vault.aside.list();
    expect(await b.vault.aside.take(lost?.id ?? '')).toBe(true);
    expect(await stored(name)).toEqual({ n: { title: 'mine', text: 'two' } });
    expect(await b.vault.aside.list()).toEqual([]);
  });

  it.each([
    ['a removal against an edit: the edit stays', undefined, { title: 'edited' }],
    ['an edit against a removal: the edit stays', { title: 'edited' }, undefined],
  ])('%s', async (_, first, second) => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', first, from)]);
    await b.vault.write([change('n', second, from)]);
    expect(await stored(name)).toEqual({ n: { title: 'edited' } });
  });

  it('a removal that both made, and one against an untouched document, remove it', async () => {
    const { name, a, b, from } = await twoTabs();
    await a.vault.write([change('n', undefined, from)]);
    await b.vault.write([change('n', undefined, from)]);
    expect(await stored(name)).toEqual({});
  });

  it('a merge that would not be valid keeps one side whole and the other aside', async () => {
    const either: CollectionSpec = {
      ...notes,
      parse(value) {
        const { kind, a, b } = value as { kind: string; a?: number; b?: number };
        if (kind === 'a' ? a === undefined || b !== undefined : b === undefined || a !== undefined)
          throw new Error('mixed');
        return value;
      },
    };
    const name = freshName();
    const tab = await openTab({ name, collections: [either] });
    const from = base((await tab.vault.write([change('n', { kind: 'a', a: 1 })])).outcomes[0]);
    await tab.vault.write([change('n', { kind: 'a', a: 2 }, from)]);
    await tab.vault.write([change('n', { kind: 'b', b: 1 }, from)]);
    expect(await stored(name, [either])).toEqual({ n: { kind: 'b', b: 1 } });
    expect(await tab.vault.aside.list()).toMatchObject([{ kind: 'conflict', reason: 'the whole document' }]);
  });

  it('hears what the other wrote, and only that', async () => {
    const { a, b } = await twoTabs();
    await a.vault.write([change('x', { title: 'x' })]);
    await vi.waitFor(() => expect(b.events).toHaveLength(1));
    await b.vault.write([change('y', { title: 'y' })]);
    await b.vault.refresh();
    const heard = b.events.flatMap((event) => (event.type === 'changed' ? event.documents : []));
    expect(valuesOf(heard)).toEqual({ x: { title: 'x' } });
  });

  it('a tab that heard no notice catches up when it looks', async () => {
    const { a, b, from, silence } = await twoTabs();
    silence();
    await a.vault.write([change('n', undefined, from), change('x', { title: 'x' })]);
    expect(b.events).toEqual([]);
    await b.vault.refresh();
    expect(b.events).toMatchObject([
      {
        type: 'changed',
        documents: [
          { id: 'n', value: undefined },
          { id: 'x', value: { title: 'x' } },
        ],
      },
    ]);
  });

  it('tells nothing before everything was read: a journal may remove what a notice would bring', async () => {
    const { name } = await twoTabs();
    const vault = await openVault({ name, collections: [notes], now: () => NOON, local: null, channel: () => null });
    const events: string[] = [];
    vault.subscribe(({ type }) => events.push(type));
    await vault.refresh();
    expect(events).toEqual([]);
    expect(valuesOf((await vault.load()).documents)).toEqual({ n: { title: 'one', text: 'two' } });
  });

  it('what lies between two looks is reported once, and its own writes never', async () => {
    const { a, b, silence } = await twoTabs();
    silence();
    await a.vault.write([change('x', { title: 'x' })]);
    await b.vault.write([change('y', { title: 'y' })]);
    await b.vault.refresh();
    await b.vault.refresh();
    expect(b.events.map((event) => event.type === 'changed' && valuesOf(event.documents))).toEqual([
      { x: { title: 'x' } },
    ]);
  });

  it('talks through the real BroadcastChannel too', async () => {
    const name = freshName();
    const { openChannel } = await import('../../../src/platform/storage/channel');
    const a = await openTab({ name, open: openChannel });
    const b = await openTab({ name, open: openChannel });
    await a.vault.write([change('x', { title: 'x' })]);
    await vi.waitFor(() => expect(b.events).toMatchObject([{ type: 'changed', documents: [{ id: 'x' }] }]));
    a.vault.close();
    b.vault.close();
  });
});

describe('damage and versions', () => {
  it('brings documents up step by step: v1 → v3', async () => {
    const name = freshName();
    const old = await openTab({ name });
    await old.vault.write([change('n', { title: 'a b' })]);
    old.vault.close();
    const v3: CollectionSpec = {
      name: 'notes',
      version: 3,
      migrations: {
        1: (value) => ({ words: (value as { title: string }).title.split(' ') }),
        2: (value) => ({ ...(value as object), starred: false }),
      },
      parse: (value) => value,
    };
    expect(await stored(name, [v3])).toEqual({ n: { words: ['a', 'b'], starred: false } });
  });

  const damaged: CollectionSpec = { ...notes, parse: (value) => value };

  it('puts a damaged document aside with the reason, loads the others, and takes it back when it can be read', async () => {
    const name = freshName();
    const writer = await openTab({ name, collections: [damaged] });
    await writer.vault.write([change('bad', { titel: 'x' }), change('good', { title: 'y' })]);
    writer.vault.close();

    const { vault, loaded } = await openTab({ name });
    expect(valuesOf(loaded)).toEqual({ good: { title: 'y' } });
    expect(vault.getStatus()).toMatchObject({ kind: 'ready', quarantined: 1 });
    expect(await vault.aside.list()).toMatchObject([
      { kind: 'document', collection: 'notes', reason: 'A note needs a title.' },
    ]);
    const all = JSON.parse((await (await vault.aside.download())?.text()) ?? '') as {
      quarantine: { value: unknown }[];
    };
    expect(all.quarantine.map(({ value }) => value)).toEqual([{ titel: 'x' }]);
    vault.close();

    expect(await stored(name, [damaged])).toEqual({ bad: { titel: 'x' }, good: { title: 'y' } });
    expect((await openTab({ name, collections: [damaged] })).vault.getStatus().quarantined).toBe(0);
  });

  it('a document that the browser cannot read does not stop the others', async () => {
    const name = freshName();
    const writer = await openTab({ name });
    await writer.vault.write([change('bad', { title: 'x' }), change('good', { title: 'y' })]);
    writer.vault.close();
    const getAll = IDBObjectStore.prototype.getAll;
    const get = IDBObjectStore.prototype.get;
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'docs') throw new DOMException('Failed to read large IndexedDB value', 'DataError');
      return getAll.apply(this, args);
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (Array.isArray(key) && key[1] === 'bad') throw new DOMException('unreadable', 'DataError');
      return get.call(this, key);
    });
    const { vault, loaded } = await openTab({ name });
    expect(valuesOf(loaded)).toEqual({ good: { title: 'y' } });
    expect(vault.getStatus()).toMatchObject({ kind: 'ready', quarantined: 1 });
  });

  const v2: CollectionSpec = {
    ...notes,
    version: 2,
    migrations: { 1: (value) => ({ ...(value as object), starred: false }) },
  };

  it('an older app leaves a newer document untouched, works beside it, and the newer app joins both', async () => {
    const name = freshName();
    const newer = await openTab({ name, collections: [v2] });
    await newer.vault.write([change('n', { title: 'new', starred: true })]);
    newer.vault.close();

    const older = await openTab({ name });
    expect(older.vault.getStatus().kind).toBe('newer');
    expect(older.loaded).toEqual([]);
    await older.vault.write([change('o', { title: 'old' }), change('n', { title: 'also' })]);
    older.vault.close();
    expect(await stored(name)).toEqual({ o: { title: 'old' }, n: { title: 'also' } });

    const again = await openTab({ name, collections: [v2] });
    expect(valuesOf(again.loaded)).toEqual({
      n: { title: 'new', starred: true },
      o: { title: 'old', starred: false },
    });
    expect(await again.vault.aside.list()).toMatchObject([{ kind: 'conflict', reason: 'title, starred' }]);
    again.vault.close();
    expect(await stored(name, [v2])).toEqual({
      n: { title: 'new', starred: true },
      o: { title: 'old', starred: false },
    });
    expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(`${name}-older`);
  });

  it('an open older tab that meets a newer document goes on beside it; its changes keep their base', async () => {
    const name = freshName();
    const older = await openTab({ name });
    const from = base((await older.vault.write([change('n', { title: 'one', text: 'two' })])).outcomes[0]);
    const newer = await openTab({ name, collections: [v2] });
    const [found] = newer.loaded;
    await newer.vault.write([change('n', { title: 'ONE', text: 'two', starred: true }, base(found))]);
    await older.vault.write([change('n', { title: 'one', text: 'TWO' }, from)]);
    expect(older.vault.getStatus().kind).toBe('newer');
    older.vault.close();
    newer.vault.close();
    expect(await stored(name, [v2])).toEqual({ n: { title: 'ONE', text: 'TWO', starred: true } });
  });

  it('a database with a newer layout is left untouched (VersionError)', async () => {
    const name = freshName();
    const request = indexedDB.open(name, 7);
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onupgradeneeded = () => request.result.createObjectStore('future').put('kept', 'key');
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    const { vault } = await openTab({ name });
    expect(vault.getStatus()).toMatchObject({ kind: 'newer', reason: null });
    await vault.write([change('n', { title: 'x' })]);
    expect(await stored(name)).toEqual({ n: { title: 'x' } });
    const found = await indexedDB.databases();
    expect(found).toContainEqual({ name, version: 7 });
    vault.close();
  });

  it.each([
    ['there is none', undefined, 'missing'],
    [
      'it is refused',
      {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
      'refused',
    ],
  ])('works in memory when %s', async (_, factory, reason) => {
    vi.stubGlobal('indexedDB', factory);
    try {
      const { vault } = await openTab({ name: freshName() });
      expect(vault.getStatus()).toMatchObject({ kind: 'memory', reason });
      await vault.write([change('n', { title: 'x' })]);
      expect(valuesOf((await vault.load()).documents)).toEqual({ n: { title: 'x' } });
      expect(await vault.files.put('f', new Blob(['x']))).toEqual({ kept: false });
      expect(await (await vault.files.get('f'))?.text()).toBe('x');
      expect((await vault.exportAll()).size).toBeGreaterThan(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('writing', () => {
  it('is all or nothing: a full disk leaves what was there', async () => {
    const name = freshName();
    const { vault } = await openTab({ name });
    await vault.write([change('n', { title: 'kept' })]);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if ((value as { id?: string }).id === 'b') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    await expect(vault.write([change('a', { title: 'a' }), change('b', { title: 'b' })])).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    vi.restoreAllMocks();
    expect(await stored(name)).toEqual({ n: { title: 'kept' } });
  });

  it('a document that cannot be stored is refused alone', async () => {
    const name = freshName();
    const { vault } = await openTab({ name });
    const { outcomes } = await vault.write([
      change('bad', { title: 'x', run: () => 1 }),
      change('good', { title: 'y' }),
    ]);
    expect(outcomes.map(({ id, refused }) => [id, refused !== undefined])).toEqual([
      ['bad', true],
      ['good', false],
    ]);
    expect(await stored(name)).toEqual({ good: { title: 'y' } });
  });

  it('goes on after the browser closed the connection', async () => {
    const name = freshName();
    const { vault } = await openTab({ name });
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    transaction.mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await vault.write([change('n', { title: 'x' })]);
    expect(await stored(name)).toEqual({ n: { title: 'x' } });
  });

  it('forgets removed documents after 90 days', async () => {
    const name = freshName();
    const tab = await openTab({ name });
    const from = base((await tab.vault.write([change('n', { title: 'x' })])).outcomes[0]);
    await tab.vault.write([change('n', undefined, from)]);
    tab.vault.close();
    const later = await openTab({ name, now: () => NOON + 91 * 24 * 60 * 60 * 1000 });
    const { outcomes } = await later.vault.write([change('n', { title: 'again' })]);
    expect(outcomes[0]).toMatchObject({ value: { title: 'again' }, asSent: true });
  });
});

describe('files and figures', () => {
  it('keeps bytes, names and types, and survives a refused write in memory', async () => {
    const name = freshName();
    const { vault } = await openTab({ name });
    const pdf = new File([new Uint8Array([0, 255, 37])], 'cv.pdf', { type: 'application/pdf' });
    expect(await vault.files.put('cv', pdf)).toEqual({ kept: true });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await vault.files.put('big', new Blob(['big']))).toEqual({ kept: false });
    vi.restoreAllMocks();
    expect(await vault.files.list()).toEqual([
      { key: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 3, storedAt: NOON, kept: true },
      { key: 'big', name: 'big', type: '', size: 3, storedAt: NOON, kept: false },
    ]);
    expect(await (await vault.files.get('big'))?.text()).toBe('big');
    vault.close();

    const again = await openTab({ name });
    const file = await again.vault.files.get('cv');
    expect([file?.type, [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))]]).toEqual([
      'application/pdf',
      [0, 255, 37],
    ]);
    expect(await again.vault.files.get('big')).toBeNull();
    await again.vault.files.delete('cv');
    expect(await again.vault.files.list()).toEqual([]);
  });

  it('reports documents and bytes', async () => {
    const { vault } = await openTab({ name: freshName() });
    await vault.write([change('n', { title: 'ä' }), change('m', { title: 'x' })]);
    await vault.files.put('f', new Blob(['12345']));
    await vault.files.put('interview-a-1-0000', new Blob(['123']));
    await vault.files.put('interview-a-1-0001', new Blob(['12']));
    expect(await vault.report()).toEqual({
      collections: [{ name: 'notes', documents: 2, bytes: '{"title":"x"}'.length * 2 + 1 }],
      files: { count: 1, bytes: 5 },
      recordings: { count: 1, bytes: 5 },
      aside: { count: 0, bytes: 0 },
      estimate: null,
      persisted: null,
    });
  });

  it('asks the browser to keep the data and says what it answered', async () => {
    const { vault, events } = await openTab({ name: freshName() });
    vi.stubGlobal('navigator', { storage: { persist: async () => true } });
    expect(await vault.requestPersistence()).toBe(true);
    vi.unstubAllGlobals();
    expect(vault.getStatus().persisted).toBe(true);
    expect(events).toEqual([{ type: 'status' }]);
  });
});
