import { describe, expect, it, vi } from 'vitest';
import { readUser, removeUser, subscribeUser, writeUser } from '../../../src/platform/storage/user-entry';
import { fakeLocal } from './support';

const user = { displayName: 'Ada Byron', handle: 'ada', createdAt: '2027-03-01T12:00:00.000Z' };

describe('the user entry', () => {
  it('is written, read and removed under the key "user"', () => {
    const local = fakeLocal();
    expect(readUser(local)).toBeNull();
    expect(writeUser(user, local)).toBe(true);
    expect(JSON.parse(local.getItem('user') ?? '')).toEqual(user);
    expect(readUser(local)).toEqual(user);
    removeUser(local);
    expect([...local.entries]).toEqual([]);
  });

  it.each([
    ['no JSON', '{"displayName":'],
    ['another value', '3'],
    ['null', 'null'],
    ['without a name', JSON.stringify({ ...user, displayName: ' ' })],
    ['with a number for a handle', JSON.stringify({ ...user, handle: 7 })],
    ['with a date that does not exist', JSON.stringify({ ...user, createdAt: 'soon' })],
    ['with a name of 201 letters', JSON.stringify({ ...user, displayName: 'a'.repeat(201) })],
  ])('%s is no user and is kept aside', (_, text) => {
    const local = fakeLocal();
    local.setItem('user', text);
    expect(readUser(local)).toBeNull();
    expect([...local.entries]).toEqual([['user-damaged', text]]);
  });

  it('a second damaged entry does not take the place of the first', () => {
    const local = fakeLocal();
    for (const text of ['one', 'two', 'two']) {
      local.setItem('user', text);
      readUser(local);
    }
    expect([...local.entries]).toEqual([
      ['user-damaged', 'one'],
      ['user-damaged-2', 'two'],
    ]);
  });

  it('without a usable storage there is no user, and writing says so', () => {
    expect(readUser(null)).toBeNull();
    expect(writeUser(user, null)).toBe(false);
    expect(writeUser(user, fakeLocal(10))).toBe(false);
    expect(() => removeUser(null)).not.toThrow();
  });

  it('tells what another tab did to it', () => {
    const local = fakeLocal();
    vi.stubGlobal('localStorage', local);
    const target = new EventTarget();
    const heard = vi.fn();
    const stop = subscribeUser(heard, target);
    const storage = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    writeUser(user);
    storage('user');
    storage('something-else');
    removeUser();
    storage(null);
    stop();
    storage('user');
    vi.unstubAllGlobals();
    expect(heard.mock.calls).toEqual([[user], [null]]);
  });
});
