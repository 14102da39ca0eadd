import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { StorageProblem } from '../../machines/contracts/sync';
import type { DevicesControl } from '../../src/app/devices/devices-control';
import type { SyncView } from '../../src/app/devices/door';
import type { FilesReport } from '../../src/platform/sync/sealed-files';
import { fakeDevice } from '../support/fake-device';
import { fakeControl, fakeDoor, inStep, membership } from '../support/fake-devices';
import { renderScreen } from '../support/render-screen';

async function open(given: Partial<DevicesControl> = {}, view: Partial<SyncView> | null = null) {
  const control = fakeControl(given);
  const { door, send } = fakeDoor(control, view && { ...inStep, ...view });
  const shown = await renderScreen('/settings?tab=devices', { device: fakeDevice({ devices: door }) });
  await screen.findByRole(
    'heading',
    { name: given.membership ? 'This device' : 'Your other devices' },
    { timeout: 10_000 },
  );
  return { ...shown, control, send };
}
const joined = (view: Partial<SyncView> = {}, given: Partial<DevicesControl> = {}) =>
  open({ membership: () => membership, ...given }, view);
const press = async ({ user }: { user: Awaited<ReturnType<typeof open>>['user'] }, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function describeStorage({ user }: Awaited<ReturnType<typeof open>>, address = 'https://cloud.example.org/dav/') {
  await user.type(screen.getByLabelText('Address'), address);
  await user.type(screen.getByLabelText('Name'), 'rosa');
  await user.type(screen.getByLabelText('Password'), 'secret');
}

describe('by itself', () => {
  test.each([
    ['cloud.example.org', /^Enter the whole address/],
    ['ftp://cloud.example.org/', /^An address begins with/],
    ['https://rosa:secret@cloud.example.org/', /^Enter name and password in their own fields/],
  ])('an address like %s is not asked, and the field says why', async (address, words) => {
    const view = await open();
    await describeStorage(view, address);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Test the storage' })).toBeDisabled();
  });

  test('what is typed outlives a reload, but the password', async () => {
    const view = await open();
    await describeStorage(view);
    expect(view.control.keepDraft).toHaveBeenLastCalledWith({
      kind: 'webdav',
      address: 'https://cloud.example.org/dav/',
      user: 'rosa',
      bucket: '',
      region: '',
      keyId: '',
    });
  });

  test('an address that this page may not call wants the page reloaded', async () => {
    const view = await open({ reaches: () => false });
    await describeStorage(view);
    await press(view, 'Test the storage');
    expect(await screen.findByText('To reach https://cloud.example.org, this page must be reloaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test.each<[StorageProblem, string, RegExp]>([
    ['password', 'The storage does not accept the name or the password.', /Enter the password again/],
    ['address', 'There is nothing at this address.', /Look for a slip/],
    ['blocked', 'The storage answers, but does not let this page read it.', /WebAppPassword/],
    ['read-only', 'The storage can be read, but not written.', /It happened when a small file was to be written/],
    ['full', 'The storage is full.', /Make room there/],
    ['not-a-storage', 'What answers at this address is no storage.', /sign-in/],
    ['unreachable', 'The storage does not answer.', /certificate/],
  ])('a test that fails by %s says so, and can be repeated', async (problem, title, words) => {
    const view = await open({
      testStorage: async () => ({ kind: 'failed', problem, after: null, step: 'write' }),
    });
    await describeStorage(view);
    await press(view, 'Test the storage');
    const box = (await screen.findByText(title)).closest('[role="alert"]');
    expect(box).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Test the storage' })).toBeEnabled();
  });

  test('the first device begins', async () => {
    const join = vi.fn<DevicesControl['join']>(async () => ({ kind: 'joined' }));
    const view = await open({ join });
    await describeStorage(view);
    await press(view, 'Test the storage');
    await press(view, 'Begin with this device');
    await waitFor(() => expect(join).toHaveBeenCalledExactlyOnceWith(true));
    expect(view.control.setForm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        secret: null,
        account: { kind: 'webdav', address: 'https://cloud.example.org/dav/', user: 'rosa', password: 'secret' },
      }),
    );
  });

  test.each<[Awaited<ReturnType<DevicesControl['readWords']>>, RegExp]>([
    [{ problem: { kind: 'count', count: 3 } }, /^There are 24 words; here are 3\.$/],
    [{ problem: { kind: 'unknown', word: 'zebro', at: 2 } }, /^Word 2, “zebro”, is none of the list/],
    [{ problem: { kind: 'checksum' } }, /together they are no key/],
    [{ secret: new Uint8Array(32) }, /nothing in this storage belongs to them/],
  ])('words that open nothing: %j', async (read, words) => {
    const view = await open({ readWords: async () => read });
    await describeStorage(view);
    await press(view, 'Test the storage');
    await view.user.type(await screen.findByLabelText('The 24 words'), 'able zebro about');
    await press(view, 'Join by these words');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('The 24 words')).toHaveValue('able zebro about');
  });
});

describe('joined', () => {
  test.each<[Partial<SyncView>, string]>([
    [{ state: 'idle' }, 'In step with your other devices.'],
    [{ state: 'joining', mark: 'waiting' }, 'What your other devices have comes here.'],
    [{ state: 'sending', mark: 'waiting' }, 'Sending what changed here…'],
    [{ state: 'offline', mark: 'offline' }, 'Offline: what you change is kept here and sent later.'],
    [{ state: 'paused', mark: 'paused' }, 'Paused: nothing is sent or read.'],
    [{ state: 'elsewhere' }, 'In step. Another tab sees to it.'],
    [{ state: 'outdated', mark: 'needs-you' }, 'Another device has a newer Elevate.'],
    [{ state: 'lost', mark: 'needs-you' }, 'The folder in the storage is gone.'],
    [
      { state: 'ended', mark: 'needs-you', end: { kind: 'end', why: 'key-changed', by: 'Phone', at: 0 } },
      'The key was changed on Phone.',
    ],
    [{ state: 'idle', unreadable: 2 }, /^2 files in the storage could not be read/ as unknown as string],
  ])('%j is said in words', async (view, words) => {
    await joined(view);
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('what is asked of the flow', async () => {
    const idle = await joined();
    await press(idle, 'Sync now');
    expect(idle.send).toHaveBeenLastCalledWith({ type: 'sync.asked' });
    await press(idle, 'Pause');
    expect(idle.send).toHaveBeenLastCalledWith({ type: 'pause.asked' });
    expect(idle.control.setPaused).toHaveBeenLastCalledWith(true);
    idle.unmount();
    const lost = await joined({ state: 'lost', mark: 'needs-you' });
    await press(lost, 'Fill it again from this device');
    expect(lost.send).toHaveBeenLastCalledWith({ type: 'fill.asked' });
  });

  test('a new password is taken, and the storage asked again', async () => {
    const view = await joined({ state: 'refused', mark: 'needs-you', problem: 'password' });
    await view.user.type(screen.getByLabelText('New password'), 'other');
    await press(view, 'Use it');
    expect(view.control.setPassword).toHaveBeenCalledExactlyOnceWith('other');
    await waitFor(() => expect(view.send).toHaveBeenLastCalledWith({ type: 'sync.asked' }));
  });

  test('neither code nor words are shown before it is said what they give', async () => {
    const view = await joined();
    await press(view, 'Show the 24 words…');
    expect(screen.getByText('The words are your key.')).toBeVisible();
    expect(screen.queryByText('word1')).toBeNull();
    await press(view, 'Show the words');
    expect(within(await screen.findByRole('list', { name: 'The 24 words' })).getAllByRole('listitem')).toHaveLength(24);
    await press(view, 'Hide');
    await press(view, 'Show a code…');
    expect(screen.getByText(/holds the address of the storage, its password and your key/)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Code with the storage/ })).toBeNull();
    await press(view, 'Show the code');
    expect(await screen.findByRole('img', { name: /Code with the storage/ })).toBeVisible();
  });

  describe('files', () => {
    const files = { count: 3, bytes: 1_258_291, tooLarge: 0, stored: 0, unreadable: 0, problem: null };
    const box = () => screen.findByRole('checkbox', { name: 'Files too: PDFs that you gave to the resume assistant' });
    const looked = (report: Partial<FilesReport>, sendsFiles = false) => {
      const mine = { ...membership, sendsFiles };
      return joined(
        { lastLook: Date.UTC(2026, 10, 2) },
        { membership: () => mine, files: async () => ({ ...files, ...report }) },
      );
    };

    test('how many there are and how large is said before they travel; ticked, the storage is asked', async () => {
      const view = await looked({ tooLarge: 1 });
      expect(
        await screen.findByText(/^3 files on this device, 1\.2 MB\. 1 file of more than 20 MB stays here\.$/),
      ).toBeVisible();
      expect(await box()).not.toBeChecked();
      expect(await box()).toHaveAccessibleDescription(/Sealed like everything else.*only if it wants files too/);
      await view.user.click(await box());
      expect(view.control.setSendsFiles).toHaveBeenCalledExactlyOnceWith(true);
      await waitFor(() => expect(view.send).toHaveBeenLastCalledWith({ type: 'sync.asked' }));
    });

    test('the box answers at once, and goes back with words where the choice was not stored', async () => {
      let fail: (reason: Error) => void = () => {};
      const storing = new Promise<void>((_, reject) => {
        fail = reject;
      });
      const view = await joined(
        { lastLook: Date.UTC(2026, 10, 2) },
        { files: async () => files, setSendsFiles: () => storing },
      );
      await view.user.click(await box());
      expect(await box()).toBeChecked();
      fail(new DOMException('full', 'QuotaExceededError'));
      expect(await screen.findByText(/^The browser did not store this choice: it is as it was before\./)).toBeVisible();
      expect(await box()).not.toBeChecked();
      expect(view.send).not.toHaveBeenCalledWith({ type: 'sync.asked' });
    });

    test('not wanted, what is in the storage can be removed', async () => {
      const view = await looked({ stored: 2 });
      expect(await screen.findByText(/^2 files are in the storage\./)).toBeVisible();
      await press(view, 'Remove the files from the storage');
      expect(view.control.removeFiles).toHaveBeenCalledTimes(1);
      expect(await screen.findByText(/^The files are removed from the storage\./)).toBeVisible();
    });

    test('what the storage does not take is told there, and can be tried at once', async () => {
      const view = await looked({ problem: 'full', unreadable: 1 }, true);
      expect(await screen.findByText('Some files have not travelled yet. The storage is full.')).toBeVisible();
      expect(screen.getByText(/^1 file in the storage could not be read/)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Remove the files from the storage' })).toBeNull();
      await press(view, 'Try now');
      expect(view.control.setSendsFiles).toHaveBeenCalledExactlyOnceWith(true);
      await waitFor(() => expect(view.send).toHaveBeenLastCalledWith({ type: 'sync.asked' }));
    });
  });

  test('to leave is asked first', async () => {
    const view = await joined();
    await press(view, 'Leave…');
    const asked = await screen.findByRole('alertdialog', { name: 'Leave the other devices?' });
    expect(view.control.leave).not.toHaveBeenCalled();
    await view.user.click(within(asked).getByRole('button', { name: 'Leave' }));
    expect(view.control.leave).toHaveBeenCalledTimes(1);
  });

  test('everywhere is erased only by a word that was typed', async () => {
    const eraseEverywhere = vi.fn(async () => 'full' as const);
    const view = await joined({}, { eraseEverywhere });
    await press(view, 'Erase everywhere…');
    const sure = await screen.findByRole('button', { name: 'Erase everywhere' });
    expect(sure).toBeDisabled();
    await view.user.type(screen.getByLabelText(/^Type/), 'Erase');
    await view.user.click(sure);
    expect(eraseEverywhere).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Nothing was erased. The storage is full.')).toBeVisible();
  });
});
