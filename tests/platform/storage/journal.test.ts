import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CollectionSpec } from '../../../src/platform/storage/types';
import { change, fakeBrowser, fakeLocal, freshName, notes, openTab, stored, valuesOf } from './support';

afterEach(() => vi.restoreAllMocks());

const keysOf = (local: ReturnType<typeof fakeLocal>) => [...local.entries.keys()];

describe('the journal of unsaved changes', () => {
  it('is replayed by the next start, once, and then gone', async () => {
    const name = freshName();
    const local = fakeLocal();
    const first = await openTab({ name, local });
    expect(first.vault.keepJournal([change('n', { title: 'unsaved' })])).toBe(0);
    first.vault.close();

    const second = await openTab({ name, local });
    expect(valuesOf(second.loaded)).toEqual({ n: { title: 'unsaved' } });
    expect(keysOf(local)).toEqual([]);
    expect(await stored(name)).toEqual({ n: { title: 'unsaved' } });
  });

  it('is merged with what others wrote since', async () => {
    const name = freshName();
    const local = fakeLocal();
    const first = await openTab({ name, local });
    const [written] = (await first.vault.write([change('n', { title: 'a', text: 'b' })])).outcomes;
    const from = { rev: written?.rev ?? 0, value: written?.value };
    first.vault.keepJournal([change('n', { title: 'A', text: 'b' }, from), change('gone', undefined)]);
    await first.vault.write([change('n', { title: 'a', text: 'B' }, from)]);
    expect(valuesOf((await openTab({ name, local })).loaded)).toEqual({ n: { title: 'A', text: 'B' } });
  });

  it('is passed on to the other tabs when it is replayed', async () => {
    const name = freshName();
    const local = fakeLocal();
    const { open } = fakeBrowser();
    const first = await openTab({ name, local });
    first.vault.keepJournal([change('n', { title: 'x' })]);
    const other = await openTab({ name, open });
    await openTab({ name, local, open });
    await vi.waitFor(() => expect(other.events).toMatchObject([{ type: 'changed', documents: [{ id: 'n' }] }]));
  });

  it('is cleared by the commit of the write that covers it', async () => {
    const name = freshName();
    const local = fakeLocal();
    const { vault } = await openTab({ name, local });
    const changes = [change('n', { title: 'x' })];
    vault.keepJournal(changes);
    expect([keysOf(local).length, vault.hasJournal()]).toEqual([1, true]);
    await vault.write(changes, { complete: true });
    expect([keysOf(local).length, vault.hasJournal()]).toEqual([0, false]);
  });

  it('a journal whose write was committed before the page ended is not played over newer edits', async () => {
    const name = freshName();
    const local = fakeLocal();
    const first = await openTab({ name, local });
    const changes = [change('n', { title: 'x' })];
    first.vault.keepJournal(changes);
    const left = new Map(local.entries);
    const [written] = (await first.vault.write(changes, { complete: true })).outcomes;
    await first.vault.write([change('n', { title: 'later' }, { rev: written?.rev ?? 0, value: written?.value })]);
    for (const [key, text] of left) local.entries.set(key, text);
    const second = await openTab({ name, local });
    expect(valuesOf(second.loaded)).toEqual({ n: { title: 'later' } });
    expect(await second.vault.aside.list()).toEqual([]);
    expect(keysOf(local)).toEqual([]);
  });

  it.each([
    ['cut off', '{"format":1,"tab":"t","number":1,"epoch":0,"changes":[{"coll', 'Unterminated string'],
    ['something else', '[1,2]', 'It is not a journal.'],
    ['of wrong shape', '{"format":1,"tab":"t","number":1,"epoch":0,"changes":[{"id":3}]}', 'It is not a journal.'],
  ])('one that is %s is put aside and blocks nothing', async (_, text, reason) => {
    const name = freshName();
    const local = fakeLocal();
    local.setItem(`${name}-journal-t`, text);
    const { vault, loaded } = await openTab({ name, local });
    expect(loaded).toEqual([]);
    expect(await vault.aside.list()).toMatchObject([{ kind: 'journal', reason: expect.stringContaining(reason) }]);
    expect(keysOf(local)).toEqual([]);
  });

  it('one damaged document in it is put aside, the others are written', async () => {
    const name = freshName();
    const local = fakeLocal();
    const first = await openTab({ name, local });
    first.vault.keepJournal([change('bad', { titel: 1 }), change('good', { title: 'x' })]);
    first.vault.close();
    const second = await openTab({ name, local });
    expect(valuesOf(second.loaded)).toEqual({ good: { title: 'x' } });
    expect(second.vault.getStatus().quarantined).toBe(1);
  });

  it('one of a newer app stays for that app', async () => {
    const name = freshName();
    const local = fakeLocal();
    const v2: CollectionSpec = { ...notes, version: 2 };
    const newer = await openTab({ name, local, collections: [v2] });
    newer.vault.keepJournal([change('n', { title: 'x' })]);
    newer.vault.close();
    const older = await openTab({ name, local });
    expect(older.loaded).toEqual([]);
    expect(keysOf(local)).toHaveLength(1);
    older.vault.close();
    expect(valuesOf((await openTab({ name, local, collections: [v2] })).loaded)).toEqual({ n: { title: 'x' } });
  });

  it('stays when the disk refuses, and is replayed later', async () => {
    const name = freshName();
    const local = fakeLocal();
    const first = await openTab({ name, local });
    first.vault.keepJournal([change('n', { title: 'x' })]);
    first.vault.close();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await openTab({ name, local })).loaded).toEqual([]);
    vi.restoreAllMocks();
    expect(keysOf(local)).toHaveLength(1);
    expect(valuesOf((await openTab({ name, local })).loaded)).toEqual({ n: { title: 'x' } });
  });

  it('leaves out bases first and then the largest documents when it does not fit, and says how many', async () => {
    const name = freshName();
    const text = (length: number) => ({ title: 'x'.repeat(length) });
    const first = await openTab({ name, local: fakeLocal(1500) });
    expect(first.vault.keepJournal([change('n', text(500), { rev: 1, value: text(800) })])).toBe(0);
    const local = fakeLocal(1500);
    const second = await openTab({ name, local });
    expect(second.vault.keepJournal([change('big', text(5000)), change('small', text(10))])).toBe(1);
    second.vault.close();
    expect(valuesOf((await openTab({ name, local })).loaded)).toEqual({ small: text(10) });
  });

  it('holds no secret', async () => {
    const local = fakeLocal();
    const { vault } = await openTab({ name: freshName(), local, collections: [{ ...notes, secret: true }] });
    vault.keepJournal([change('n', { title: 'hidden' })]);
    expect([...local.entries.values()].join('')).not.toContain('hidden');
  });
});
