import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { cardAdded, fieldChanged, openApp, reopened } from './store-support';
import { change, fakeBrowser, fakeLocal, freshName, NOON, openTab, stored, valuesOf } from './support';

/** Writes over what the database says of itself, as a fault or another program would. */
async function damage(name: string, meta: Record<string, unknown>, docs: Record<string, unknown> = {}) {
  const database = await openDB(name);
  const tx = database.transaction(['meta', 'docs'], 'readwrite');
  await tx.objectStore('meta').put({ ...(await tx.objectStore('meta').get('state')), ...meta });
  for (const record of await tx.objectStore('docs').getAll()) await tx.objectStore('docs').put({ ...record, ...docs });
  await tx.done;
  database.close();
}
async function stateOf(name: string) {
  const database = await openDB(name);
  const state = (await database.get('meta', 'state')) as { sequence: number; epoch: number; applied: object };
  const revs = ((await database.getAll('docs')) as { rev: number }[]).map(({ rev }) => rev);
  database.close();
  return { ...state, revs };
}

const absurd: [string, unknown][] = [
  ['negative', -7],
  ['zero', 0],
  ['not whole', 0.5],
  ['no number', Number.NaN],
  ['without end', Number.POSITIVE_INFINITY],
  ['past what can be counted', 2 ** 60],
  ['a text', '12'],
  ['missing', undefined],
];

describe('a sequence that is damaged', () => {
  it.each([...absurd, ['behind the documents', 3]])(
    '%s: what is new is seen by every tab and start',
    async (_, sequence) => {
      const name = freshName();
      const first = await openApp({ name });
      first.store.dispatch(cardAdded({ id: 'old', fields: { title: 'Old' } }));
      await first.persistence.flush();
      first.persistence.stop();
      first.vault.close();
      await damage(name, { sequence });

      const { open } = fakeBrowser();
      const a = await openApp({ name, open });
      const b = await openApp({ name, open });
      a.store.dispatch(cardAdded({ id: 'new', fields: { title: 'New' } }));
      a.store.dispatch(fieldChanged({ id: 'old', key: 'title', value: 'Changed' }));
      await a.persistence.flush();
      const cards = { old: { title: 'Changed' }, new: { title: 'New' } };
      await vi.waitFor(() => expect(b.store.getState().cards).toEqual(cards));
      expect((await reopened(name)).cards).toEqual(cards);
      const { sequence: mended, revs } = await stateOf(name);
      expect(revs.every((rev) => rev > NOON - 1 && rev <= mended)).toBe(true);
      for (const { persistence, vault } of [a, b]) {
        persistence.stop();
        vault.close();
      }
    },
  );
});

describe('documents whose rev is damaged', () => {
  it.each(absurd)('%s: they are loaded, changed and kept', async (_, rev) => {
    const name = freshName();
    const first = await openTab({ name });
    await first.vault.write([change('a', { title: 'a' }), change('b', { title: 'b' })]);
    first.vault.close();
    await damage(name, {}, { rev });

    const app = await openTab({ name });
    expect(valuesOf(app.loaded)).toEqual({ a: { title: 'a' }, b: { title: 'b' } });
    expect(app.loaded.every((document) => document.rev > 0 && Number.isSafeInteger(document.rev))).toBe(true);
    const from = app.loaded.find(({ id }) => id === 'a');
    await app.vault.write([change('a', { title: 'A' }, { rev: from?.rev ?? 0, value: from?.value })]);
    expect(await stored(name)).toEqual({ a: { title: 'A' }, b: { title: 'b' } });
    expect(await app.vault.aside.list()).toEqual([]);
    app.vault.close();
  });

  it('a store shows them on its first load', async () => {
    const name = freshName();
    const first = await openApp({ name });
    first.store.dispatch(cardAdded({ id: 'old', fields: { title: 'Old' } }));
    await first.persistence.flush();
    first.persistence.stop();
    first.vault.close();
    await damage(name, { sequence: -40 }, { rev: -41 });
    expect((await reopened(name)).cards).toEqual({ old: { title: 'Old' } });
  });
});

describe('a number of erasures, or of journals, that is damaged', () => {
  it.each([...absurd.filter(([name]) => name !== 'zero'), ['far too high', 1e12]])(
    '%s: a journal is still played',
    async (_, number) => {
      const name = freshName();
      const local = fakeLocal();
      const first = await openTab({ name, local });
      first.vault.keepJournal([change('n', { title: 'unsaved' })]);
      first.vault.close();
      await damage(name, { epoch: number, applied: { other: number } });
      const second = await openTab({ name, local });
      expect(valuesOf(second.loaded)).toEqual({ n: { title: 'unsaved' } });
      await second.vault.write([change('m', { title: 'new' })]);
      second.vault.close();
      expect(await stored(name)).toEqual({ n: { title: 'unsaved' }, m: { title: 'new' } });
    },
  );

  it('erasing goes on working', async () => {
    const name = freshName();
    await (await openTab({ name })).vault.write([change('n', { title: 'x' })]);
    await damage(name, { epoch: -3, applied: null });
    const { vault } = await openTab({ name, local: fakeLocal() });
    await vault.eraseAll();
    expect([await stored(name), (await stateOf(name)).epoch]).toEqual([{}, 1]);
  });
});
