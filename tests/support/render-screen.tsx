import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { DeviceContext } from '../../src/app/hooks';
import { type AppStore, createStore, type RootState } from '../../src/app/store';
import { ToastProvider } from '../../src/ui/toast';
import { type FakeDevice, fakeDevice } from './fake-device';

const now = vi.hoisted(() => ({ started: null as null | { store: unknown; device: unknown } }));

// The frame starts once for a page; here each test has a store and a device of its own, read at each drawing.
vi.mock('../../src/app/start', () => ({
  start: async () => ({
    get store() {
      return now.started?.store;
    },
    get device() {
      return now.started?.device;
    },
  }),
}));

export interface RenderOptions {
  readonly preloadedState?: Partial<RootState>;
  readonly device?: FakeDevice;
  /** The router's address when a bare element is drawn. */
  readonly route?: string;
}

export interface RenderedScreen {
  readonly store: AppStore;
  readonly device: FakeDevice;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** Waits until the address bar would show this path and query. */
  at(address: string): Promise<void>;
  unmount(): void;
}

/**
 * Draws a screen with a fresh store and a scripted device.
 * @param screen a path: the whole app behind the landing page, with its frame, is at it; or an element, drawn alone
 */
export async function renderScreen(screen: string | ReactNode, options: RenderOptions = {}): Promise<RenderedScreen> {
  const device = options.device ?? fakeDevice();
  const store = createStore({ secrets: device.secrets }, options.preloadedState);
  now.started = { store, device };
  let address = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    // Once it is on the page: a screen may be drawn in pieces, and is asked about as a whole.
    useEffect(() => {
      address = pathname + search;
    });
    return null;
  };
  const content =
    typeof screen === 'string' ? (
      await workspace()
    ) : (
      <Provider store={store}>
        <DeviceContext value={device}>
          <ToastProvider>{screen}</ToastProvider>
        </DeviceContext>
      </Provider>
    );
  let unmount = () => {};
  await act(async () => {
    ({ unmount } = render(
      <MemoryRouter initialEntries={[typeof screen === 'string' ? screen : (options.route ?? '/')]}>
        <Address />
        {content}
      </MemoryRouter>,
    ));
  });
  return {
    store,
    device,
    user: userEvent.setup(),
    at: (expected) => waitFor(() => expect(address).toBe(expected)),
    unmount: () => act(() => unmount()),
  };
}

async function workspace() {
  const [{ Workspace }, { Suspense }] = await Promise.all([import('../../src/app/workspace'), import('react')]);
  return (
    <Suspense fallback={null}>
      <Workspace />
    </Suspense>
  );
}

/** The button of a toast, once it takes presses: its frame does so a moment after it is drawn. */
export async function inToast(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(found).pointerEvents).not.toBe('none'));
  return found;
}
