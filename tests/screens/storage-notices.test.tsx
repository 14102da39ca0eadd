import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDevice, type StorageScript } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const draw = (status: StorageScript['status'] = {}) =>
  renderScreen('/home', { device: fakeDevice({ storage: { status } }) });

test('nothing is said while all is well', async () => {
  await draw();
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('memory only: says that nothing is saved, and offers the export', async () => {
  const { user, device } = await draw({ kind: 'memory', reason: 'refused' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Nothing can be saved in this browser window.');
  expect(alert).toHaveTextContent(/Everything works until you close the tab/);
  await user.click(within(alert).getByRole('button', { name: 'Export all' }));
  expect(device.storage.asked).toEqual(['exportAll']);
  expect(device.downloads).toEqual([
    { name: 'elevate-backup.json', content: expect.any(Blob) as Blob, type: undefined },
  ]);
});

test('an export that fails is reported', async () => {
  const { user, device } = await draw({ kind: 'memory', reason: 'refused' });
  Object.assign(device.storage, { exportAll: () => Promise.reject(new Error('made by the test')) });
  await user.click(await screen.findByRole('button', { name: 'Export all' }));
  expect(await screen.findByText(/^The backup could not be made: .*What you made is still in this tab/)).toBeVisible();
  expect(device.downloads).toEqual([]);
});

test('data of a newer version is left untouched', async () => {
  const { user, at } = await draw({ kind: 'newer' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your data was written by a newer version of Elevate.');
  expect(alert).toHaveTextContent('It is left untouched.');
  await user.click(within(alert).getByRole('link', { name: 'Open Settings, Data' }));
  await at('/settings?tab=data');
  expect(await screen.findByRole('tab', { name: 'Data', selected: true })).toBeVisible();
});

test.each([
  ['full', /The disk is full, or this site’s share of it\..*Free some space, or export now\./],
  ['refused', /The browser refused to write\..*Free some space, or export now\./],
] as const)('changes that are not on disk: %s', async (writeProblem, words) => {
  const { device } = await draw();
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  device.storage.become({ writeProblem });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your latest changes are not saved yet.');
  expect(alert).toHaveTextContent(words);
  device.storage.become({ writeProblem: null });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('what could not be read is kept aside; the notice can be dismissed', async () => {
  const { user } = await draw({ quarantined: 2 });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Some stored data could not be read.');
  expect(notice).toHaveTextContent('It is kept aside and can be downloaded. The rest of your data is loaded as usual.');
  expect(screen.getByRole('link', { name: 'Open Settings, Data' })).toHaveAttribute('href', '/settings?tab=data');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Some stored data could not be read.')).not.toBeInTheDocument();
});

test('several at once are all said', async () => {
  await draw({ kind: 'memory', reason: 'missing', writeProblem: 'refused', quarantined: 1 });
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(screen.getByText('Some stored data could not be read.')).toBeVisible();
});

test('what two tabs changed at once is shown, with where the other text is, until it is dismissed', async () => {
  const { user, device } = await draw();
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  const note = { docId: 'x', fields: ['source'] };
  act(() => {
    device.conflicts.tell({ ...note, collection: 'codeFiles', second: 'main (from another tab).c' });
    device.conflicts.tell({ ...note, collection: 'tasks', fields: ['content'], second: null });
    device.conflicts.tell({ ...note, collection: 'boardSettings', fields: ['samples'], second: null });
    device.conflicts.tell({ ...note, collection: 'tasks', fields: ['rank', 'list'], second: null });
  });
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Two tabs changed the same text. Both versions are kept.');
  expect(status).toHaveTextContent(
    'A file: the version written last is in place; the other is in “main (from another tab).c”. A task: the version written last is in place; the other is kept aside under Settings, Data.',
  );
  expect(within(status).getByRole('link', { name: 'Open Settings, Data' })).toBeVisible();
  await user.click(within(status).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
