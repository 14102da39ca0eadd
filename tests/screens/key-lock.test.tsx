import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { secretSlotOf } from '../../src/ai/providers/config';
import { createSecrets } from '../../src/platform/storage/secrets';
import { fakeDevice, memorySecrets } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';
import { settingsWith } from './samples';

const KEY = 'sk-test-0123456789abcdef';
const WORDS = 'four words that fit nothing';
const settings = settingsWith({ provider: 'gemini' });
const SLOT = secretSlotOf(settings.ai);

async function open(secrets = memorySecrets(), path = '/settings') {
  return renderScreen(path, { device: fakeDevice({ secrets }), preloadedState: { settings } });
}
const press = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** A key that was locked in Settings, through the fields. */
async function locked() {
  const secrets = memorySecrets();
  await secrets.set(SLOT, KEY, { remember: true });
  const view = await open(secrets);
  await press(view, 'Lock with a passphrase…');
  await view.user.type(screen.getByLabelText('Passphrase'), WORDS);
  await view.user.type(screen.getByLabelText('The passphrase again'), WORDS);
  await press(view, 'Lock');
  await screen.findByText('The key is locked by a passphrase, and open in this tab.');
  return { ...view, secrets };
}

test('locked in Settings: only the sealed key is on the disk, and the typed words leave the page', async () => {
  const { secrets } = await locked();
  expect(secrets.disk.size).toBe(0);
  expect(await secrets.sealed.get(SLOT)?.text()).not.toContain(KEY);
  expect(secrets.read(SLOT)).toBe(KEY);
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
  expect(fields.filter((value) => value.includes('four words') || value.includes(KEY))).toEqual([]);
  expect(document.body.innerHTML).not.toContain(WORDS);
});

test('Lock now, then unlocked after a wrong passphrase, then without its lock', async () => {
  const view = await locked();
  await press(view, 'Lock now');
  expect(view.secrets.read(SLOT)).toBeNull();
  await press(view, 'Unlock…');
  await view.user.type(await screen.findByLabelText('Passphrase'), 'other words{Enter}');
  expect(await screen.findByText(/^That is not the passphrase of this key\./)).toBeVisible();
  await view.user.type(screen.getByLabelText('Passphrase'), `${WORDS}{Enter}`);
  await screen.findByText('The key is locked by a passphrase, and open in this tab.');
  expect([view.secrets.read(SLOT), view.secrets.disk.size]).toEqual([KEY, 0]);
  await press(view, 'Remove the lock…');
  await view.user.type(await screen.findByLabelText('Passphrase'), `${WORDS}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Lock with a passphrase…' })).toBeVisible();
  expect([view.secrets.disk.get(SLOT), view.secrets.sealed.size]).toEqual([KEY, 0]);
});

test('Forget the key needs no passphrase, and leaves nothing', async () => {
  const view = await locked();
  await press(view, 'Forget the key');
  expect(await screen.findByLabelText('API key')).toBeVisible();
  expect([view.secrets.slots(), view.secrets.sealed.size]).toEqual([[], 0]);
});

test('a device that refuses leaves the key as it was, and says so', async () => {
  const secrets = memorySecrets();
  await secrets.set(SLOT, KEY, { remember: true });
  const view = await open(secrets);
  secrets.lock = () => Promise.reject(new DOMException('made by the test', 'QuotaExceededError'));
  await press(view, 'Lock with a passphrase…');
  await view.user.type(screen.getByLabelText('Passphrase'), WORDS);
  await view.user.type(screen.getByLabelText('The passphrase again'), WORDS);
  await press(view, 'Lock');
  expect(await screen.findByText(/^The browser did not do it\. The key is as it was/)).toBeVisible();
  expect(secrets.disk.get(SLOT)).toBe(KEY);
});

test('a reply that needs the key asks for the passphrase and goes on with it', async () => {
  const view = await locked();
  await press(view, 'Lock now');
  let how = '';
  void view.device.keyDoor.reach(SLOT, new AbortController().signal).then((settled) => {
    how = settled;
  });
  const dialog = await screen.findByRole('dialog', { name: 'A locked key is needed' });
  expect(dialog).toHaveAccessibleDescription(/^The reply needs the key of Google Gemini/);
  await view.user.type(await within(dialog).findByLabelText('Passphrase'), `${WORDS}{Enter}`);
  await waitFor(() => expect(how).toBe('open'));
  expect(view.secrets.read(SLOT)).toBe(KEY);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('or goes on with the built-in engine, which then answers', async () => {
  const view = await locked();
  await press(view, 'Lock now');
  const settled = view.device.keyDoor.reach(SLOT, new AbortController().signal);
  await press(view, 'Use the built-in engine instead');
  expect(await settled).toBe('left');
  expect(view.store.getState().settings.ai.provider).toBe('built-in');
  expect(view.secrets.isLocked(SLOT)).toBe(true);
});

test('a reply that is stopped no longer asks', async () => {
  const view = await locked();
  await press(view, 'Lock now');
  const leaving = new AbortController();
  const settled = view.device.keyDoor.reach(SLOT, leaving.signal);
  await screen.findByRole('dialog', { name: 'A locked key is needed' });
  leaving.abort();
  expect(await settled).toBe('left');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Logout names the locked key, and shuts it', async () => {
  const view = await locked();
  await press(view, 'Logout');
  const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
  expect(dialog).toHaveTextContent(/In this browser stay the key of Google Gemini \(.*\), locked/);
  expect(dialog).toHaveTextContent('What is locked, only with its passphrase.');
  await view.user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(view.secrets.read(SLOT)).toBeNull());
});

test('in the browser’s own database there is no trace of the key or the passphrase', async () => {
  const name = `locked-${crypto.randomUUID()}`;
  const secrets = createSecrets({ name });
  await secrets.set(SLOT, KEY, { remember: true });
  const view = await open(Object.assign(secrets, { disk: new Map<string, string>(), sealed: new Map<string, Blob>() }));
  await press(view, 'Lock with a passphrase…');
  await view.user.type(screen.getByLabelText('Passphrase'), WORDS);
  await view.user.type(screen.getByLabelText('The passphrase again'), WORDS);
  await press(view, 'Lock');
  await screen.findByText('The key is locked by a passphrase, and open in this tab.');
  const stored: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
  for (const { name: database = '' } of await indexedDB.databases()) {
    if (!database.startsWith(name)) continue;
    const connection = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of connection.objectStoreNames) {
      const values = await new Promise<unknown[]>((resolve, reject) => {
        const asked = connection.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      // Keys are texts, what is sealed is bytes: there is nothing else in this database.
      for (const value of values)
        stored.push(typeof value === 'string' ? value : Buffer.from(value as ArrayBuffer).toString('latin1'));
    }
    connection.close();
  }
  expect(stored.some((text) => text.includes('elevate-sealed'))).toBe(true);
  expect(stored.filter((text) => text.includes(KEY) || text.includes(WORDS))).toEqual([]);
});
