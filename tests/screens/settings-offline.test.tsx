import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfflinePart } from '../../machines/contracts/offline-copy';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const MB = 1024 * 1024;
const pdf: OfflinePart = { name: 'pdf', bytes: 2 * MB, missing: 0.5 * MB };
const clang: OfflinePart = { name: 'clang', bytes: 25 * MB, missing: 25 * MB };
const here = ({ name, bytes }: OfflinePart): OfflinePart => ({ name, bytes, missing: 0 });
const looked = (...parts: OfflinePart[]) => ({ kind: 'looked', screenBytes: 9 * MB, parts }) as const;

async function open() {
  const device = fakeDevice();
  const view = await renderScreen('/settings?tab=data', { device });
  const panel = within(await screen.findByRole('region', { name: 'Without a network' }));
  const rows = () =>
    panel
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' | '));
  return { ...view, device, panel, rows };
}

test('each part has its size and whether it is here; everything else is one press away', async () => {
  const { device, panel, rows, user } = await open();
  device.lookOffline.latest.resolve(looked(pdf, clang));
  const all = await panel.findByRole('button', { name: 'Make everything available offline' });
  expect(panel.getByText('25.5 MB to load')).toBeVisible();
  expect(rows()).toEqual([
    'Screens, questions and challenges | 9.0 MB | Yes',
    'PDF reader and writer | 2.0 MB | 1.5 MB',
    'C and C++ compiler | 25.0 MB | No',
  ]);
  await user.click(all);
  expect(device.fetchOffline.latest.input.parts).toEqual([pdf, clang]);
  device.fetchOffline.latest.send({ type: 'copy.progressed', loadedBytes: 10 * MB });
  expect(await panel.findByText(/^10\.0 MB of 25\.5 MB\./)).toBeVisible();
  expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(10 * MB));
  device.fetchOffline.latest.send({ type: 'copy.finished' });
  device.lookOffline.latest.resolve(looked(here(pdf), here(clang)));
  expect(await panel.findByText(/^Everything is on this device\./)).toBeVisible();
  expect(rows().every((row) => row.endsWith('Yes'))).toBe(true);
});

test('cancelled, what came is shown and the rest is offered', async () => {
  const { device, panel, user } = await open();
  device.lookOffline.latest.resolve(looked(pdf, clang));
  await user.click(await panel.findByRole('button', { name: 'Make everything available offline' }));
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  expect(device.fetchOffline.latest.stopped).toBe(true);
  device.lookOffline.latest.resolve(looked(here(pdf), clang));
  expect(await panel.findByText('25.0 MB to load')).toBeVisible();
});

test.each([
  ['offline', 'There is no network now.'],
  ['no-room', 'Everything came, but the browser did not keep all of it: the disk may be full.'],
] as const)('a copy that ends with %s says so, what is kept, and how to go on', async (problem, words) => {
  const { device, panel, user } = await open();
  device.lookOffline.latest.resolve(looked(pdf, clang));
  await user.click(await panel.findByRole('button', { name: 'Make everything available offline' }));
  device.fetchOffline.latest.send({ type: 'copy.failed', problem });
  device.lookOffline.latest.resolve(looked(here(pdf), clang));
  const error = await panel.findByRole('alert');
  expect(error).toHaveTextContent(words);
  expect(error).toHaveTextContent('What has come is kept.');
  await user.click(within(error).getByRole('button', { name: 'Load the rest (25.0 MB)' }));
  expect(device.fetchOffline.calls).toHaveLength(2);
});

test('a page that is not kept says why, and looks again when asked or when it is kept', async () => {
  const { device, panel, user } = await open();
  device.lookOffline.latest.resolve({ kind: 'unkept', reason: 'no-worker' });
  expect(await panel.findByText(/^This page is not kept on the device:/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Look again' }));
  device.lookOffline.latest.resolve({ kind: 'unkept', reason: 'no-worker' });
  await panel.findByText(/^This page is not kept on the device:/);
  device.watchOffline.latest.send({ type: 'look.again' });
  device.lookOffline.latest.reject();
  expect(await panel.findByText('The browser did not say what is kept on this device.')).toBeVisible();
});

test('an engine that is removed below is offered again', async () => {
  const { device, panel, user } = await open();
  device.lookOffline.latest.resolve(looked(here(pdf), here(clang)));
  await panel.findByText(/^Everything is on this device\./);
  await user.click(await screen.findByRole('button', { name: 'Remove the compiler' }));
  await screen.findByText(/^The compiler was removed from this device\./);
  expect(device.lookOffline.calls).toHaveLength(2);
  device.lookOffline.latest.resolve(looked(here(pdf), clang));
  expect(await panel.findByText('25.0 MB to load')).toBeVisible();
});
