import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FolderBackup } from '../../src/app/folder-backup';
import { noBackups } from '../../src/features/settings/backups-slice';
import { createBackupFolder } from '../../src/platform/files/backup-folder';
import { fakeDevice } from '../support/fake-device';
import { FakeFolder } from '../support/fake-folder';
import { asHandle, memoryPlace } from '../support/memory-place';
import { renderScreen } from '../support/render-screen';

afterEach(() => vi.useRealTimers());

function setUp() {
  const disk = new FakeFolder('Backups');
  const place = memoryPlace();
  const device = fakeDevice({ folder: createBackupFolder({ pick: async () => asHandle(disk), place }) });
  return { disk, place, device };
}
const panel = async () => within(await screen.findByRole('region', { name: 'Automatic backup' }, { timeout: 10_000 }));

test('a folder is chosen and gets a backup at once; stopped, it is forgotten and keeps what it has', async () => {
  const { disk, device } = setUp();
  const { user, store } = await renderScreen('/settings?tab=data', { device });
  const region = await panel();
  await user.click(region.getByRole('button', { name: 'Choose a folder…' }));
  await waitFor(() => expect([...disk.files.keys()]).toEqual([expect.stringMatching(/^elevate-automatic-.*\.json$/)]));
  expect(await region.findByText(/^Each day into “Backups”; .* The last one was written on /)).toBeVisible();
  expect(store.getState().backups.folder).toMatchObject({ name: 'Backups', problem: null });
  expect(store.getState().backups.lastAt).toBe(store.getState().backups.folder?.lastAt);
  await user.click(region.getByRole('button', { name: 'Stop' }));
  expect(await region.findByRole('button', { name: 'Choose a folder…' })).toBeVisible();
  expect(store.getState().backups.folder).toBeNull();
  expect(disk.files.size).toBe(1);
});

test('a permission that is gone is said in Settings and on Home, and given again by a press', async () => {
  const { disk, place, device } = setUp();
  await place.put(asHandle(disk));
  disk.permission = 'prompt';
  const backups = { ...noBackups, folder: { name: 'Backups', lastAt: '2026-11-01T10:00:00.000Z', problem: null } };
  const { user, store, unmount } = await renderScreen('/settings?tab=data', {
    device,
    preloadedState: { backups },
  });
  const region = await panel();
  expect(await region.findByText(/wants to be asked again/)).toBeVisible();
  expect(store.getState().backups.folder?.problem).toBe('permission');
  await user.click(region.getByRole('button', { name: 'Allow it again…' }));
  await waitFor(() => expect(store.getState().backups.folder?.problem).toBeNull());
  expect(disk.files.size).toBe(1);
  unmount();

  await renderScreen('/home', {
    preloadedState: { backups: { ...backups, folder: { ...backups.folder, problem: 'gone' } } },
  });
  expect(
    await screen.findByText('The automatic backup did not get into “Backups”.', {}, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.getByText(/The folder is not there/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See to it' })).toHaveAttribute('href', '/settings?tab=data');
});

test('a browser that lets no page write to a folder offers none', async () => {
  await renderScreen('/settings?tab=data');
  expect(await screen.findByRole('button', { name: 'Export all' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Automatic backup' })).not.toBeInTheDocument();
});

test('while the app is open the folder gets one backup a day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-28T10:00:00Z') });
  const { disk, place, device } = setUp();
  await place.put(asHandle(disk));
  const backups = { ...noBackups, folder: { name: 'Backups', lastAt: '2026-11-27T12:00:00.000Z', problem: null } };
  const { store } = await renderScreen(<FolderBackup />, { device, preloadedState: { backups } });
  const pass = (hours: number) => act(() => vi.advanceTimersByTimeAsync(hours * 3_600_000));
  await pass(1);
  expect(disk.files.size).toBe(0);
  await pass(2);
  await vi.waitFor(() => expect([...disk.files.keys()]).toEqual(['elevate-automatic-2026-11-28.json']));
  await vi.waitFor(() => expect(store.getState().backups.folder?.lastAt).toMatch(/^2026-11-28/));
  await pass(12);
  expect(disk.files.size).toBe(1);
  await pass(14);
  await vi.waitFor(() => expect(disk.files.size).toBe(2));
});
