import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AppTab, cardAdded, cardRemoved, fieldChanged, openApp } from '../platform/storage/store-support';
import { fakeBrowser, fakeLocal, freshName } from '../platform/storage/support';

afterEach(() => vi.restoreAllMocks());

type Step = {
  readonly do: 'add' | 'remove' | 'edit' | 'tick' | 'turn' | 'idle' | 'look' | 'kill' | 'crash' | 'refuse';
  readonly tab: 0 | 1;
  readonly pick: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.oneof(
    { weight: 1, arbitrary: fc.constant('add' as const) },
    { weight: 8, arbitrary: fc.constant('edit' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
    { weight: 6, arbitrary: fc.constant('tick' as const) },
    // One turn of the event loop: writes and notices are caught at every stage.
    { weight: 12, arbitrary: fc.constant('turn' as const) },
    { weight: 2, arbitrary: fc.constantFrom('idle' as const, 'look' as const) },
    { weight: 1, arbitrary: fc.constantFrom('kill' as const, 'crash' as const, 'refuse' as const) },
  ),
  tab: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat({ max: 7 }),
});

/** A tab adds a document, another one opens and writes it from that one's journal, then the first removes it. */
const JOURNAL_FOUND: readonly Step[] = (
  [
    ['add', 1, 0],
    ['tick', 1, 0],
    ['remove', 0, 0],
    ['kill', 0, 0],
    ['idle', 0, 0],
    ['turn', 0, 0],
    ['remove', 1, 7],
    ['idle', 0, 0],
    ['tick', 0, 0],
    ['turn', 0, 0],
    ['turn', 0, 0],
    ['turn', 0, 0],
    ['edit', 0, 1],
    ['turn', 0, 0],
  ] as const
).map(([what, tab, pick]) => ({ do: what, tab, pick }));

describe('two tabs in any order of edits, writes, notices, crashes and full disks', () => {
  it('end alike, on disk too, and no added document or field is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 80 }), async (steps) => {
        const name = freshName();
        const local = fakeLocal();
        const browser = fakeBrowser();
        const open = () => openApp({ name, local, open: browser.open });
        const first = await open();
        first.store.dispatch(cardAdded({ id: 'shared-1', fields: { f0: 0 } }));
        first.store.dispatch(cardAdded({ id: 'shared-2', fields: { f0: 0 } }));
        await first.persistence.flush();
        const tabs: [AppTab, AppTab] = [first, await open()];
        let refusing: { mockRestore(): void } | null = null;
        const accept = () => {
          refusing?.mockRestore();
          refusing = null;
        };
        let count = 0;
        /** Every field that was ever added, as `document/field`. */
        const added = new Set(['shared-1/f0', 'shared-2/f0']);
        /** What a removal has knowingly removed. */
        const removed = new Set<string>();

        for (const { do: what, tab: index, pick } of steps) {
          const tab = tabs[index];
          const cards = tab.store.getState().cards;
          const id = Object.keys(cards)[pick % Math.max(1, Object.keys(cards).length)];
          count += 1;
          if (what === 'add') {
            tab.store.dispatch(cardAdded({ id: `c${count}`, fields: { [`f${count}`]: count } }));
            added.add(`c${count}/f${count}`);
          } else if (what === 'edit' && id) {
            tab.store.dispatch(fieldChanged({ id, key: `f${count}`, value: count }));
            added.add(`${id}/f${count}`);
            // A field that both tabs change: somebody wins, nobody crashes.
            tab.store.dispatch(fieldChanged({ id, key: 'shared', value: count }));
          } else if (what === 'remove' && id) {
            for (const key of Object.keys(cards[id] ?? {})) removed.add(`${id}/${key}`);
            tab.store.dispatch(cardRemoved(id));
          } else if (what === 'tick') tab.clock.advance(100 + pick * 100);
          else if (what === 'turn') await new Promise((resolve) => setImmediate(resolve));
          else if (what === 'idle') await tab.idle();
          else if (what === 'look') await tab.vault.refresh();
          else if (what === 'refuse') {
            // The disk is full until the next such step.
            if (refusing) accept();
            else
              refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
                throw new DOMException('made by the test', 'QuotaExceededError');
              });
          } else if (what === 'crash') {
            // As soon as the task is over that changed something.
            tab.clock.advance(0);
            tab.crash();
            tabs[index] = await open();
          } else if (what === 'kill') {
            tab.kill();
            tabs[index] = await open();
          }
        }

        accept();
        // A journal that could not be replayed on a full disk is replayed by this one.
        const all = [...tabs, await open()];
        for (const tab of [...all, ...all]) expect(await tab.persistence.flush()).toBe(true);
        for (const tab of [...all, ...all]) await tab.vault.refresh();
        const [a, b, disk] = all.map((tab) => tab.store.getState());
        expect(a).toEqual(b);
        expect(disk).toEqual(a);
        const present = new Set(
          Object.entries(disk?.cards ?? {}).flatMap(([id, fields]) => Object.keys(fields).map((key) => `${id}/${key}`)),
        );
        expect([...added].filter((field) => !present.has(field) && !removed.has(field))).toEqual([]);
        expect(local.entries.size).toBe(0);
      }),
      { numRuns: 200, examples: [[[...JOURNAL_FOUND]]] },
    );
  }, 120_000);
});
