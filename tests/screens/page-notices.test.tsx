import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';
import { localModel, settingsWith } from './samples';

/** What the front page knows of other builds. */
const builds = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  let state = 'current';
  return {
    begin: () => {},
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: vi.fn(),
    become(next: string) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
});
vi.mock('../../src/app/versions', () => ({ versions: builds }));

test('a new version is offered; Reload writes what is unsaved first', async () => {
  const { user, device } = await renderScreen('/home');
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  act(() => device.versions.become('ready'));
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(device.storage.asked).toContain('flush');
  expect(device.versions.reloads()).toBe(1);
  act(() => device.versions.become('replaced'));
  expect(screen.getByText('Elevate was updated in another tab')).toBeVisible();
});

test('the sign-in page offers it too, above what is being entered', async () => {
  const { user, device } = await renderScreen('/signin');
  await user.type(await screen.findByRole('textbox', { name: 'Display name' }), 'Ada');
  act(() => device.versions.become('ready'));
  act(() => device.storage.become({ kind: 'memory' }));
  expect(screen.getByText('A new version is ready')).toBeVisible();
  expect(screen.getByText('Nothing can be saved in this browser window.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(device.versions.reloads()).toBe(1);
});

test('the front page offers it too, without the store', async () => {
  window.history.pushState(null, '', '/');
  const { App } = await import('../../src/app/app');
  const user = userEvent.setup();
  await act(async () => void render(<App />));
  expect(await screen.findByRole('link', { name: 'Start Your Journey' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  act(() => builds.become('ready'));
  const offer = (await screen.findByText('A new version is ready')).closest('[role=status]');
  await user.click(within(offer as HTMLElement).getByRole('button', { name: 'Reload' }));
  expect(builds.reload).toHaveBeenCalledOnce();
  act(() => builds.become('replaced'));
  expect(screen.getByText('Elevate was updated in another tab')).toBeVisible();
});

test('a model that the page was not loaded for: said on every screen, and in Settings in the place of the key', async () => {
  const device = fakeDevice({ reaches: (url) => url === '' || url.startsWith('https://known.example') });
  const { user, store, at } = await renderScreen('/home', { device, preloadedState: { settings: localModel } });
  const notice = (await screen.findByText('The page must be reloaded to reach your model.')).closest('[role=status]');
  await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Reload the page' }));
  expect(device.versions.reloads()).toBe(1);
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await at('/settings');
  expect(await screen.findByText(/^To reach http:\/\/.+, this page must be reloaded\.$/)).toBeVisible();
  expect(screen.queryByLabelText('API key')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  expect(screen.queryByText('The page must be reloaded to reach your model.')).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: 'API base URL' }));
  await user.click(screen.getByRole('textbox', { name: 'API base URL' }));
  await user.paste('https://known.example/v1');
  expect(screen.getByLabelText('API key')).toBeVisible();
  expect(store.getState().settings.ai.openai.baseUrl).toBe('https://known.example/v1');
});

test('the built-in coach needs no reload', async () => {
  await renderScreen('/home', {
    device: fakeDevice({ reaches: (url) => url === '' }),
    preloadedState: { settings: settingsWith({ provider: 'built-in' }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
});
