import { describe, expect, it } from 'vitest';
import { lastingLocks } from '../../../src/platform/lasting-locks';
import { createPresence } from '../../../src/platform/presence';
import { openDatabase } from '../../../src/platform/storage/database';
import type { QuarantineRecord, Tx } from '../../../src/platform/storage/types';
import { fakeLocks } from '../../support/fake-locks';
import { freshName } from './support';

function openPage() {
  const page = new EventTarget();
  return {
    presence: createPresence(page),
    leave: () => void page.dispatchEvent(new Event('pagehide')),
    comeBack: () => void page.dispatchEvent(new Event('pageshow')),
  };
}

const note = (id: string): QuarantineRecord => ({ id, kind: 'document', reason: 'a test', at: 0, value: null });
const ids = async (tx: Tx) => (await tx.getAll('quarantine')).map(({ id }) => id);

/** Goes on asking, as a write of many documents does, until `over`. */
async function busy(tx: Tx, over: () => boolean): Promise<void> {
  while (!over()) await tx.get('quarantine', 'none');
}

describe('a page that is left while it writes', () => {
  it('holds up no other page, and writes all of it when it is shown again', async () => {
    const name = freshName();
    const left = openPage();
    const kept = await openDatabase({ name, kind: 'main', presence: left.presence });
    let over = false;
    let begun = 0;
    const writing = kept.run(['quarantine'], 'readwrite', async (tx) => {
      begun += 1;
      await tx.put('quarantine', note('from the page that was left'));
      await busy(tx, () => over);
      return 'written';
    });
    await expect.poll(() => begun).toBe(1);
    left.leave();

    const next = await openDatabase({ name, kind: 'main', presence: openPage().presence });
    await next.run(['quarantine'], 'readwrite', (tx) => tx.put('quarantine', note('from the next page')));
    expect(await next.run(['quarantine'], 'readonly', ids)).toEqual(['from the next page']);

    over = true;
    left.comeBack();
    expect(await writing).toBe('written');
    expect(begun).toBe(2);
    expect(await next.run(['quarantine'], 'readonly', ids)).toEqual([
      'from the next page',
      'from the page that was left',
    ]);
    kept.close();
    next.close();
  });

  it('begins nothing until it is shown again, and has let go of the database', async () => {
    const name = freshName();
    const { presence, leave, comeBack } = openPage();
    const kept = await openDatabase({ name, kind: 'main', presence });
    leave();
    let done = false;
    const writing = kept
      .run(['quarantine'], 'readwrite', (tx) => tx.put('quarantine', note('late')))
      .then(() => {
        done = true;
      });
    // Waits for every connection, also one that is idle.
    await new Promise((resolve, reject) => {
      const removal = indexedDB.deleteDatabase(name);
      removal.onsuccess = resolve;
      removal.onblocked = () => reject(new Error('A page that was left still has the database.'));
    });
    expect(done).toBe(false);
    comeBack();
    await writing;
    expect(await kept.run(['quarantine'], 'readonly', ids)).toEqual(['late']);
    kept.close();
  });

  it('left while its database was being made, it makes it when it is shown again', async () => {
    const name = freshName();
    const { presence, leave, comeBack } = openPage();
    const opening = openDatabase({ name, kind: 'main', presence });
    leave();
    comeBack();
    const kept = await opening;
    expect(await kept.run(['quarantine'], 'readonly', ids)).toEqual([]);
    kept.close();
  });

  it('a mistake in the work itself is told as ever', async () => {
    const { presence } = openPage();
    const kept = await openDatabase({ name: freshName(), kind: 'main', presence });
    const failing = kept.run(['quarantine'], 'readwrite', async () => {
      throw new RangeError('not this one');
    });
    await expect(failing).rejects.toThrow('not this one');
    kept.close();
  });
});

describe('locks of a page that is kept', () => {
  function lockedPage() {
    const browser = fakeLocks();
    const page = openPage();
    return {
      locks: lastingLocks(browser.of('kept'), page.presence),
      other: browser.of('other'),
      leave() {
        page.leave();
        browser.end('kept');
      },
      comeBack: page.comeBack,
    };
  }
  const isFree = (locks: Pick<LockManager, 'request'>, name: string) =>
    locks.request(name, { mode: 'shared', ifAvailable: true }, (lock) => lock !== null);

  it('are its own again when it is shown, until it lets go of them', async () => {
    const { locks, other, leave, comeBack } = lockedPage();
    let release = () => {};
    let granted = 0;
    const holding = locks.request('one', () => {
      granted += 1;
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    });
    await expect.poll(() => isFree(other, 'one')).toBe(false);
    leave();
    expect(await isFree(other, 'one')).toBe(true);
    comeBack();
    expect(await isFree(other, 'one')).toBe(false);
    release();
    await holding;
    await expect.poll(() => isFree(other, 'one')).toBe(true);
    expect(granted).toBe(1);
  });

  it('what it waited for it waits for again', async () => {
    const { locks, other, leave, comeBack } = lockedPage();
    let letGo = () => {};
    void other.request('one', () => new Promise<void>((resolve) => (letGo = resolve)));
    let granted = 0;
    const waiting = locks.request('one', () => {
      granted += 1;
    });
    leave();
    comeBack();
    expect(granted).toBe(0);
    letGo();
    await waiting;
    expect(granted).toBe(1);
  });

  it('gives up when it is told to', async () => {
    const { locks, other } = lockedPage();
    void other.request('one', () => new Promise<void>(() => {}));
    const gaveUp = new AbortController();
    const waiting = locks.request('one', { signal: gaveUp.signal }, () => {});
    gaveUp.abort(new Error('no longer'));
    await expect(waiting).rejects.toThrow('no longer');
  });
});
