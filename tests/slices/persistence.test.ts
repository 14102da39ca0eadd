import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  cardAdded,
  cardRemoved,
  cardsReceived,
  collections,
  defaultPrefs,
  fieldChanged,
  openApp,
  prefChanged,
  reopened,
} from '../platform/storage/store-support';
import { fakeBrowser, fakeLocal, freshName } from '../platform/storage/support';

afterEach(() => vi.restoreAllMocks());

const add = (id: string, fields: Record<string, unknown> = { title: id }) => cardAdded({ id, fields });
const edit = (id: string, key: string, value: unknown) => fieldChanged({ id, key, value });

/** The disk takes nothing until the returned function is called. */
function refuseWrites(name: string): () => void {
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('made by the test', name);
  });
  return () => spy.mockRestore();
}

describe('what fits no journal', () => {
  test.each([
    ['more than localStorage takes', fakeLocal(2000)],
    ['no localStorage at all', null],
  ])('%s: the page is held until it is on disk', async (_, local) => {
    const name = freshName();
    const { store, clock, page, persistence } = await openApp({ name, local });
    for (let card = 0; card < 30; card += 1) store.dispatch(add(`card-${card}`, { text: 'x'.repeat(500) }));
    expect(page.isHeld()).toBe(false);
    clock.advance(0);
    expect(page.isHeld()).toBe(true);
    await persistence.flush();
    expect(page.isHeld()).toBe(false);
    expect(Object.keys((await reopened(name)).cards)).toHaveLength(30);
  });

  test('what the journal has holds nobody; a disk that refuses holds on', async () => {
    const small = await openApp({ name: freshName(), local: fakeLocal() });
    small.store.dispatch(add('a'));
    small.clock.advance(0);
    expect(small.page.isHeld()).toBe(false);
    const large = await openApp({ name: freshName(), local: fakeLocal(2000) });
    large.store.dispatch(add('b', { text: 'x'.repeat(5000) }));
    large.clock.advance(0);
    const again = refuseWrites('QuotaExceededError');
    await large.persistence.flush();
    expect(large.page.isHeld()).toBe(true);
    again();
    await large.persistence.flush();
    expect(large.page.isHeld()).toBe(false);
  });
});

describe('when changes are written', () => {
  it('150 ms after the last change', async () => {
    const { store, clock, writes } = await openApp({ name: freshName() });
    store.dispatch(add('a'));
    clock.advance(149);
    expect(writes).toEqual([]);
    clock.advance(1);
    expect(writes).toMatchObject([{ at: 150, ids: ['a'] }]);
  });

  it('within a second of the first change, however long the typing lasts, and nothing is left over', async () => {
    const name = freshName();
    const { store, clock, writes, idle } = await openApp({ name });
    store.dispatch(add('a'));
    for (let key = 0; key < 30; key += 1) {
      store.dispatch(edit('a', 'text', 'x'.repeat(key)));
      clock.advance(100);
      await idle();
    }
    clock.advance(150);
    await idle();
    const times = writes.map(({ at }) => at);
    expect(times[0]).toBe(600);
    expect(times.map((at, index) => at - (times[index - 1] ?? 0)).every((gap) => gap <= 700)).toBe(true);
    expect((await reopened(name)).cards.a).toEqual({ title: 'a', text: 'x'.repeat(29) });
  });

  it('only what changed, and never what just came in', async () => {
    const name = freshName();
    const first = await openApp({ name });
    first.store.dispatch(add('a'));
    first.store.dispatch(add('b'));
    first.store.dispatch(prefChanged({ theme: 'dark' }));
    await first.persistence.flush();
    first.store.dispatch(edit('b', 'title', 'B'));
    await first.persistence.flush();
    expect(first.writes.map(({ ids }) => ids)).toEqual([['a', 'b', 'main'], ['b']]);

    const second = await openApp({ name });
    expect(second.store.getState()).toEqual(first.store.getState());
    second.clock.advance(60_000);
    await second.persistence.flush();
    expect(second.writes).toEqual([]);
  });

  it('defaults are not written until they are changed; a change undone in time is not written', async () => {
    const name = freshName();
    const { store, clock, writes, persistence } = await openApp({ name });
    const added = store.getState().cards;
    store.dispatch(add('a'));
    store.dispatch(cardRemoved('a'));
    expect(store.getState().cards).toEqual(added);
    clock.advance(1000);
    await persistence.flush();
    expect(writes).toEqual([]);
  });

  it('edits made while a write is under way follow in the next one', async () => {
    const name = freshName();
    const { store, clock, writes, idle } = await openApp({ name });
    store.dispatch(add('a'));
    clock.advance(150);
    store.dispatch(edit('a', 'title', 'later'));
    clock.advance(150);
    expect(writes).toHaveLength(1);
    await idle();
    clock.advance(150);
    await idle();
    expect(writes.map(({ at }) => at)).toEqual([150, 450]);
    expect((await reopened(name)).cards).toEqual({ a: { title: 'later' } });
  });

  it('edits made before the store was loaded are kept and joined with what is stored', async () => {
    const name = freshName();
    const first = await openApp({ name });
    first.store.dispatch(prefChanged({ theme: 'dark' }));
    await first.persistence.flush();
    const second = await openApp({ name, early: (store) => store.dispatch(prefChanged({ size: 'large' })) });
    await second.persistence.flush();
    expect(second.store.getState().prefs).toEqual({ theme: 'dark', size: 'large' });
    expect((await reopened(name)).prefs).toEqual({ theme: 'dark', size: 'large' });
  });
});

describe('when the page is left', () => {
  it('what is unsaved is in the journal at once, and in the store after the next start', async () => {
    const name = freshName();
    const local = fakeLocal();
    const tab = await openApp({ name, local });
    tab.store.dispatch(add('a'));
    await tab.persistence.flush();
    tab.store.dispatch(edit('a', 'text', 'half a sen'));
    tab.store.dispatch(add('b'));
    vi.spyOn(tab.vault, 'write').mockReturnValue(new Promise(() => {}));
    tab.kill();
    expect(local.entries.size).toBe(1);
    expect((await reopened(name, local)).cards).toEqual({ a: { title: 'a', text: 'half a sen' }, b: { title: 'b' } });
    expect(local.entries.size).toBe(0);
  });

  it('also when a write is under way and more was typed since', async () => {
    const name = freshName();
    const local = fakeLocal();
    const tab = await openApp({ name, local });
    tab.store.dispatch(add('a'));
    tab.clock.advance(150);
    tab.store.dispatch(edit('a', 'text', 'more'));
    tab.kill();
    await tab.idle();
    expect((await reopened(name, local)).cards).toEqual({ a: { title: 'a', text: 'more' } });
  });

  it.each([
    ['ends', false],
    ['does not end', true],
  ])('an undo while the removal is being written stays, when that write %s', async (_, stuck) => {
    const name = freshName();
    const local = fakeLocal();
    const tab = await openApp({ name, local });
    tab.store.dispatch(add('a'));
    await tab.persistence.flush();
    const { a = {} } = tab.store.getState().cards;
    if (stuck) vi.spyOn(tab.vault, 'write').mockReturnValue(new Promise(() => {}));
    tab.store.dispatch(cardRemoved('a'));
    tab.clock.advance(150);
    tab.store.dispatch(cardsReceived({ documents: { a }, removed: [] }));
    tab.kill();
    await tab.idle();
    expect((await reopened(name, local)).cards).toEqual({ a: { title: 'a' } });
  });

  it('a page that was only hidden goes on: the journal is cleared by the write', async () => {
    const name = freshName();
    const local = fakeLocal();
    const tab = await openApp({ name, local });
    tab.store.dispatch(add('a'));
    tab.clock.advance(150);
    tab.page.hide();
    expect(local.entries.size).toBe(1);
    await tab.idle();
    await tab.persistence.flush();
    expect(local.entries.size).toBe(0);
    tab.page.hide();
    expect(local.entries.size).toBe(0);
    expect((await reopened(name)).cards).toEqual({ a: { title: 'a' } });
  });
});

describe('when the renderer crashes', () => {
  async function twoCards() {
    const name = freshName();
    const local = fakeLocal();
    const tab = await openApp({ name, local });
    tab.store.dispatch(add('a'));
    tab.store.dispatch(add('b'));
    tab.clock.advance(0);
    await tab.persistence.flush();
    return { name, local, tab };
  }

  it.each([
    ['an addition', add('c'), { a: { title: 'a' }, b: { title: 'b' }, c: { title: 'c' } }],
    ['an edit', edit('a', 'done', true), { a: { title: 'a', done: true }, b: { title: 'b' } }],
    ['a removal', cardRemoved('a'), { b: { title: 'b' } }],
  ])('%s is not lost, even before its write begins', async (_, action, cards) => {
    const { name, local, tab } = await twoCards();
    tab.store.dispatch(action);
    tab.clock.advance(0);
    expect(tab.writes).toHaveLength(1);
    tab.crash();
    expect((await reopened(name, local)).cards).toEqual(cards);
    expect(local.entries.size).toBe(0);
  });

  it('only what changed is in the journal, once for all that one task changed', async () => {
    const { local, tab } = await twoCards();
    const keep = vi.spyOn(tab.vault, 'keepJournal');
    tab.store.dispatch(edit('b', 'done', true));
    tab.store.dispatch(edit('b', 'pinned', true));
    tab.clock.advance(0);
    expect(keep).toHaveBeenCalledTimes(1);
    const [text = ''] = local.entries.values();
    expect((JSON.parse(text) as { changes: { id: string; value: unknown }[] }).changes).toMatchObject([
      { id: 'b', value: { title: 'b', done: true, pinned: true } },
    ]);
    await tab.persistence.flush();
    expect(local.entries.size).toBe(0);
  });

  it('what was taken back since does not happen', async () => {
    const { name, local, tab } = await twoCards();
    const { a = {} } = tab.store.getState().cards;
    tab.store.dispatch(cardRemoved('a'));
    tab.clock.advance(10);
    expect(local.entries.size).toBe(1);
    tab.store.dispatch(cardsReceived({ documents: { a }, removed: [] }));
    tab.clock.advance(0);
    tab.crash();
    expect((await reopened(name, local)).cards).toEqual({ a: { title: 'a' }, b: { title: 'b' } });
  });

  it('letters wait for the write, and are in the journal of the next change', async () => {
    const { name, local, tab } = await twoCards();
    tab.page.type(() => tab.store.dispatch(edit('a', 'text', 'half a sen')));
    tab.clock.advance(100);
    expect(local.entries.size).toBe(0);
    tab.store.dispatch(edit('b', 'done', true));
    tab.clock.advance(0);
    tab.crash();
    expect((await reopened(name, local)).cards).toEqual({
      a: { title: 'a', text: 'half a sen' },
      b: { title: 'b', done: true },
    });
  });

  it('a journal that takes long is written the more rarely', async () => {
    const { tab } = await twoCards();
    const at: number[] = [];
    let time = 0;
    vi.spyOn(tab.clock, 'now').mockImplementation(() => time);
    vi.spyOn(tab.vault, 'keepJournal').mockImplementation(() => {
      at.push(time);
      time += 3;
      return 0;
    });
    const set = vi.spyOn(tab.clock, 'set');
    tab.store.dispatch(edit('a', 'n', 1));
    tab.clock.advance(0);
    set.mockClear();
    tab.store.dispatch(edit('a', 'n', 2));
    expect(at).toEqual([0]);
    expect(set.mock.calls.map(([, delay]) => delay)).toContain(60);
  });
});

describe('when the disk refuses', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'refused'],
  ])('%s: it is said, the changes are kept, tried again, and the export holds them', async (error, problem) => {
    const name = freshName();
    const { store, clock, idle, persistence, writes } = await openApp({ name });
    const heard = vi.fn();
    persistence.subscribe(heard);
    const recover = refuseWrites(error);
    store.dispatch(add('a'));
    clock.advance(150);
    await idle();
    expect(persistence.getStatus()).toMatchObject({ kind: 'ready', writeProblem: problem });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await (await persistence.exportAll()).text()).toContain('"title":"a"');

    const before = writes.length;
    clock.advance(60_000);
    await idle();
    expect(writes.length).toBeGreaterThan(before);
    recover();
    clock.advance(60_000);
    await idle();
    expect(persistence.getStatus().writeProblem).toBeNull();
    expect((await reopened(name)).cards).toEqual({ a: { title: 'a' } });
  });

  it('waits 2 s, 4 s, … at most a minute between tries, and tries at once after the next change', async () => {
    const { store, clock, idle, writes } = await openApp({ name: freshName() });
    refuseWrites('QuotaExceededError');
    store.dispatch(add('a'));
    clock.advance(150);
    await idle();
    for (const wait of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = writes.length;
      clock.advance(wait - 1);
      expect(writes).toHaveLength(before);
      clock.advance(1);
      expect(writes).toHaveLength(before + 1);
      await idle();
    }
    const before = writes.length;
    store.dispatch(add('b'));
    clock.advance(150);
    expect(writes).toHaveLength(before + 1);
    await idle();
  });

  it('one document that cannot be stored is reported and does not hold up the others', async () => {
    const name = freshName();
    const { store, clock, idle, persistence } = await openApp({ name });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    store.dispatch(add('bad', { run: () => 1 }));
    store.dispatch(add('good'));
    clock.advance(150);
    await idle();
    expect(persistence.getStatus().writeProblem).toBe('refused');
    expect((await reopened(name)).cards).toEqual({ good: { title: 'good' } });
    store.dispatch(edit('bad', 'run', 'mended'));
    clock.advance(150);
    await idle();
    expect(persistence.getStatus().writeProblem).toBeNull();
    expect((await reopened(name)).cards.bad).toEqual({ run: 'mended' });
  });
});

describe('two tabs', () => {
  async function twoTabs() {
    const name = freshName();
    const browser = fakeBrowser();
    const a = await openApp({ name, open: browser.open });
    a.store.dispatch(add('c', { title: 'one', text: 'two' }));
    await a.persistence.flush();
    const b = await openApp({ name, open: browser.open });
    const settle = async () => {
      for (const tab of [a, b, a, b]) await tab.persistence.flush();
      for (const tab of [a, b, a, b]) await tab.vault.refresh();
    };
    return { name, a, b, settle };
  }

  it.each([
    [
      'different documents',
      [add('x')],
      [add('y')],
      { c: { title: 'one', text: 'two' }, x: { title: 'x' }, y: { title: 'y' } },
    ],
    ['different fields', [edit('c', 'title', 'ONE')], [edit('c', 'text', 'TWO')], { c: { title: 'ONE', text: 'TWO' } }],
    ['the same field', [edit('c', 'title', 'A')], [edit('c', 'title', 'B')], { c: { title: 'B', text: 'two' } }],
    ['a removal against an edit', [cardRemoved('c')], [edit('c', 'text', 'TWO')], { c: { title: 'one', text: 'TWO' } }],
    ['an edit against a removal', [edit('c', 'text', 'TWO')], [cardRemoved('c')], { c: { title: 'one', text: 'TWO' } }],
    ['an addition against a removal', [add('x')], [cardRemoved('c')], { x: { title: 'x' } }],
  ])('%s: both tabs and the disk end alike', async (_, inA, inB, cards) => {
    const { name, a, b, settle } = await twoTabs();
    for (const action of inA) a.store.dispatch(action);
    for (const action of inB) b.store.dispatch(action);
    await settle();
    expect(a.store.getState().cards).toEqual(cards);
    expect(b.store.getState().cards).toEqual(cards);
    expect((await reopened(name)).cards).toEqual(cards);
  });

  it('both change a default: neither change is lost', async () => {
    const { name, a, b, settle } = await twoTabs();
    a.store.dispatch(prefChanged({ theme: 'dark' }));
    b.store.dispatch(prefChanged({ size: 'large' }));
    await settle();
    const prefs = { theme: 'dark', size: 'large' };
    expect([a.store.getState().prefs, b.store.getState().prefs, (await reopened(name)).prefs]).toEqual([
      prefs,
      prefs,
      prefs,
    ]);
  });

  it('the value that lost is kept aside', async () => {
    const { a, b, settle } = await twoTabs();
    a.store.dispatch(edit('c', 'title', 'A'));
    b.store.dispatch(edit('c', 'title', 'B'));
    await settle();
    expect(b.persistence.getStatus().conflicts).toBe(1);
    const kept = await (await b.persistence.aside.download())?.text();
    expect(kept).toContain('"title": "A"');
  });

  it('what is being typed is not overwritten by what comes in; it is merged when it is written', async () => {
    const { a, b } = await twoTabs();
    b.store.dispatch(edit('c', 'text', 'typing'));
    a.store.dispatch(edit('c', 'title', 'ONE'));
    await a.persistence.flush();
    await b.vault.refresh();
    expect(b.store.getState().cards.c).toEqual({ title: 'one', text: 'typing' });
    await b.persistence.flush();
    expect(b.store.getState().cards.c).toEqual({ title: 'ONE', text: 'typing' });
  });

  it('what another tab wrote while a write of the same document was under way comes in after it', async () => {
    const { a, b } = await twoTabs();
    const write = a.vault.write;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(a.vault, 'write').mockImplementationOnce(async (changes, options) => {
      const result = await write(changes, options);
      await gate;
      return result;
    });
    a.store.dispatch(edit('c', 'title', 'ONE'));
    a.clock.advance(150);
    await a.idle();
    await b.vault.refresh();
    b.store.dispatch(edit('c', 'text', 'TWO'));
    await b.persistence.flush();
    await a.vault.refresh();
    expect(a.store.getState().cards.c).toEqual({ title: 'ONE', text: 'two' });
    release();
    await a.persistence.flush();
    expect(a.store.getState().cards.c).toEqual({ title: 'ONE', text: 'TWO' });
  });

  it('what a reducer derives from an incoming document is written like any edit', async () => {
    const [cards, prefs] = collections;
    if (!cards || !prefs) throw new Error('The test collections are missing.');
    const deriving: typeof cards = {
      ...cards,
      received: ({ documents, removed }) =>
        cardsReceived({ documents: { ...documents, derived: { from: Object.keys(documents) } }, removed }),
    };
    const name = freshName();
    const [first, second] = [await openApp({ name }), await openApp({ name, kept: [deriving, prefs] })];
    first.store.dispatch(add('a'));
    await first.persistence.flush();
    await second.vault.refresh();
    second.clock.advance(150);
    await second.idle();
    expect((await reopened(name)).cards).toEqual({ a: { title: 'a' }, derived: { from: ['a'] } });
  });

  it('a frozen tab catches up when it is shown', async () => {
    const name = freshName();
    const [a, b] = [await openApp({ name }), await openApp({ name })];
    a.store.dispatch(add('x'));
    await a.persistence.flush();
    expect(b.store.getState().cards).toEqual({});
    b.page.show();
    await b.vault.refresh();
    expect(b.store.getState().cards).toEqual({ x: { title: 'x' } });
  });

  it('erase everything: both tabs start again, unsaved changes are gone, and new ones are kept', async () => {
    const { name, a, b } = await twoTabs();
    a.store.dispatch(prefChanged({ theme: 'dark' }));
    b.store.dispatch(add('unsaved'));
    await a.persistence.eraseAll();
    await b.vault.refresh();
    for (const { store } of [a, b]) expect(store.getState()).toEqual({ cards: {}, prefs: defaultPrefs });
    b.store.dispatch(add('new'));
    await b.persistence.flush();
    expect(await reopened(name)).toEqual({ cards: { new: { title: 'new' } }, prefs: defaultPrefs });
  });

  it('an imported backup comes into every tab', async () => {
    const { a, b } = await twoTabs();
    const text = await (await a.persistence.exportAll()).text();
    a.store.dispatch(edit('c', 'title', 'changed'));
    a.store.dispatch(add('x'));
    const plan = await a.persistence.readBackup(text);
    if (!plan.ok) throw new Error(plan.message);
    expect(plan.collections).toContainEqual({ name: 'cards', new: 0, changed: 1, same: 0, invalid: 0 });
    await a.persistence.applyBackup(plan, 'replace');
    await b.vault.refresh();
    for (const { store } of [a, b]) expect(store.getState().cards).toEqual({ c: { title: 'one', text: 'two' } });
  });
});
