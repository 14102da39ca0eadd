import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

/** The whole app with its real start: store, vault, profile and theme. A reload is a second drawing with new modules. */
async function load(path: string) {
  // A page that is left draws nothing any more: what it still fetches would come from the new modules.
  cleanup();
  vi.resetModules();
  window.history.pushState(null, '', path);
  const { App } = await import('../../src/app/app');
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}
const address = () => window.location.pathname;

beforeEach(() => {
  delete document.documentElement.dataset.theme;
});

test('from the front page to a profile, over a reload, and out again', async () => {
  const user = await load('/');
  await user.click(await screen.findByRole('link', { name: 'Start Your Journey' }));
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Handle' }), 'ada{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  expect(address()).toBe('/home');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    displayName: 'Ada',
    handle: 'ada',
    createdAt: expect.stringMatching(/^\d{4}-/),
  });

  const again = await load('/');
  expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toHaveAttribute('href', '/home');
  await again.click(screen.getByRole('link', { name: 'Start Your Journey' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();

  await again.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address()).toBe('/signin'));
  expect(localStorage.getItem('user')).toBeNull();
});

test('a theme holds over a reload', async () => {
  const user = await load('/settings?tab=appearance');
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('tab', { name: 'Data' }));
  // The table counts what is on disk, so the change is there now.
  const table = await screen.findByRole('table', { name: 'What is stored' });
  expect(within(table).getByRole('row', { name: /^Settings 1 / })).toBeVisible();

  await load('/settings?tab=appearance');
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('Erase everything forgets the profile and the settings at once', async () => {
  const user = await load('/signin');
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Ada{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('tab', { name: 'Appearance' }));
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('tab', { name: 'Data' }));
  await user.click(await screen.findByRole('button', { name: 'Erase everything…' }));
  await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
  expect(await screen.findByText('Everything on this device was erased.')).toBeVisible();
  expect(localStorage.getItem('user')).toBeNull();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
