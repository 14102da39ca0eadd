import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackupNotice } from '../../src/app/backup-notice';
import type { BackupsMade } from '../../src/domain/backup/backup-due';
import { noBackups } from '../../src/features/settings/backups-slice';
import { fakeDevice } from '../support/fake-device';
import { fakeControl, fakeDoor, inStep, membership } from '../support/fake-devices';
import { renderScreen } from '../support/render-screen';
import { did, ledger } from './activity-samples';

const DAYS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAYS).toISOString();
const five = ledger(...['a', 'b', 'c', 'd', 'e'].map((id, n) => did('typing', id, 40 + n)));

const stateOf = (backups: Partial<BackupsMade>) => ({ activity: five, backups: { ...noBackups, ...backups } });

const home = async (backups: Partial<BackupsMade> = {}) => {
  const view = await renderScreen('/home', { preloadedState: stateOf(backups) });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

test('much done and no backup: Home says so, leads to the backup, and is quiet once it is put away', async () => {
  const { user, store, at } = await home();
  expect(await screen.findByText(/^What you did since .* is in no backup\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(/is in no backup/)).not.toBeInTheDocument();
  expect(store.getState().backups.hiddenAt).not.toBeNull();
  await at('/home');
});

test('an old backup is named by its date', async () => {
  const { user, at } = await home({ lastAt: ago(60) });
  await screen.findByText(/^The last backup is of /);
  await user.click(screen.getByRole('link', { name: 'Make a backup' }));
  await at('/settings?tab=data');
});

test.each([
  ['a backup of last week', { lastAt: ago(7) }, undefined],
  ['put away last week', { hiddenAt: ago(7) }, undefined],
  ['not wanted', { reminds: false }, undefined],
  [
    'other devices have it',
    {},
    fakeDevice({ devices: fakeDoor(fakeControl({ membership: () => membership }), inStep).door }),
  ],
] as const)('%s: nothing is said', async (_, backups, device) => {
  await renderScreen(<BackupNotice />, { ...(device ? { device } : {}), preloadedState: stateOf(backups) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('Settings says when the last one was made, and takes the wish to be left alone', async () => {
  const { user, store } = await renderScreen('/settings?tab=data');
  const panel = within(await screen.findByRole('region', { name: 'Backup' }));
  expect(panel.getByText('No backup was exported from this device yet.')).toBeVisible();
  const wish = panel.getByRole('checkbox', { name: 'Tell me on Home when the last backup is older than 30 days' });
  expect(wish).toBeChecked();
  await user.click(wish);
  expect(store.getState().backups.reminds).toBe(false);
});

test('a backup that was made is noted in Settings', async () => {
  const { user, device, store } = await renderScreen('/settings?tab=data');
  const panel = within(await screen.findByRole('region', { name: 'Backup' }));
  await user.click(await panel.findByRole('button', { name: 'Export all' }));
  await waitFor(() => expect(store.getState().backups.lastAt).not.toBeNull());
  expect(await panel.findByText(/^The last one was exported from this device on /)).toBeVisible();
  expect(device.downloads).toHaveLength(1);
});
