import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { screens } from '../../src/app/screens';
import { footerNav, mainNav } from '../../src/app/shell/main-nav';
import { paletteWords } from '../../src/app/shell/palette-words';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { lazyPart, retryFetches } from '../../src/ui/lazy-part';
import { fakeDevice, type StorageScript } from '../support/fake-device';
import { inToast, renderScreen } from '../support/render-screen';
import { takeComplaints } from '../support/setup-screens';
import { ada } from './samples';

const openPalette = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};

describe('command palette', () => {
  test('knows every screen, and no other', () => {
    expect(Object.keys(paletteWords).sort()).toEqual(screens.map(({ path }) => path).sort());
  });

  test.each(Object.entries(paletteWords).map(([path, { name }]) => [name, path]))(
    'finds %s, and Enter goes there',
    async (name, path) => {
      const { user, at } = await renderScreen(path === '/home' ? '/career' : '/home');
      await openPalette(user);
      await user.paste(name);
      const options = screen.getAllByRole('option');
      expect(options[0]).toHaveAccessibleName(`${name} Screen`);
      await user.keyboard('{Enter}');
      await at(path);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('finds each screen by its other words too', async () => {
    const { user } = await renderScreen('/nowhere');
    const input = await openPalette(user);
    for (const { name, keywords } of Object.values(paletteWords))
      for (const word of keywords) {
        fireEvent.change(input, { target: { value: word } });
        expect(
          screen.getAllByRole('option').map((option) => option.textContent),
          word,
        ).toContain(`${name} Screen`);
      }
  });

  test('changes the theme from everywhere', async () => {
    const { user, store, at } = await renderScreen('/nowhere');
    await user.type(await openPalette(user), 'Dark theme{Enter}');
    expect(store.getState().settings.theme).toBe('dark');
    await at('/nowhere');
  });

  test('says so when nothing is found; Escape and Ctrl+K close', async () => {
    const { user } = await renderScreen('/nowhere');
    await user.type(await openPalette(user), 'zzzz');
    expect(screen.getByText(/Nothing here by that name/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await openPalette(user);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens from the sidebar', async () => {
    const { user } = await renderScreen('/home');
    await user.click(await screen.findByRole('button', { name: 'Find anything' }));
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  test('other keys are left alone', async () => {
    const { user } = await renderScreen('/home');
    await user.keyboard('k{Control>}{Shift>}k{/Shift}{/Control}{Control>}j{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('sidebar', () => {
  test('links to each screen of the product that exists, in its order and words', async () => {
    const { user, at } = await renderScreen('/settings');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(mainNav.map(({ label, path }) => [label, path]));
    const known = screens.map(({ path }) => path);
    const spec = [
      ['Home', '/home'],
      ['Interview', '/interview'],
      ['Resume', '/career'],
      ['Skill Development', '/skills'],
      ['Plan Your Day', '/planyourday'],
      ['Machine Coding', '/machine-coding'],
      ['Enhance Social', '/enhance-social'],
      ['Enhance Typing Skill', '/typing-test'],
      ['Profile', '/userprofile'],
    ];
    expect(mainNav.map(({ label, path }) => [label, path])).toEqual(
      spec.filter(([, path = '']) => known.includes(path)),
    );
    for (const { path } of [...mainNav, ...footerNav]) expect(known).toContain(path);
    await user.click(within(nav).getByRole('link', { name: 'Resume' }));
    await at('/career');
    // The address is known while the screen is still being fetched; the frame moves with the screen.
    await screen.findByRole('heading', { level: 1, name: 'Build Your Dream Resume' });
    expect(within(nav).getByRole('link', { name: 'Resume' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  test('collapses to icons that keep their names, and remembers it', async () => {
    const { user, store } = await renderScreen('/home');
    await user.click(await screen.findByRole('button', { name: 'Collapse sidebar' }));
    expect(store.getState().settings.sidebarCollapsed).toBe(true);
    expect(screen.getByRole('link', { name: 'Settings' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    const expand = screen.getByRole('button', { name: 'Expand sidebar' });
    expect(expand).toHaveAttribute('aria-expanded', 'false');
    await user.click(expand);
    expect(store.getState().settings.sidebarCollapsed).toBe(false);
  });

  test('is a drawer on small screens, closed by going somewhere', async () => {
    const { user, at } = await renderScreen('/home');
    await user.click(await screen.findByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await user.click(within(drawer).getByRole('link', { name: 'Settings' }));
    await at('/settings');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('Logout removes the profile and goes to the sign-in page', async () => {
    const { user, store, at } = await renderScreen('/home', { preloadedState: { session: { user: ada } } });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(store.getState().session.user).toBeNull();
    await at('/signin');
    expect(await screen.findByRole('textbox', { name: 'Display name' })).toHaveValue('');
  });

  describe('Logout, where a key or a conversation stays behind', () => {
    const GEMINI = 'gemini https://generativelanguage.googleapis.com';
    async function asked(storage: StorageScript = {}) {
      const device = fakeDevice({ storage });
      await device.secrets.set(GEMINI, 'abc', { remember: true });
      const view = await renderScreen('/home', { device, preloadedState: { session: { user: ada } } });
      await view.user.click(await screen.findByRole('button', { name: 'Logout' }));
      const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
      expect(dialog).toHaveTextContent('the key of Google Gemini (https://generativelanguage.googleapis.com)');
      return { ...view, dialog: within(dialog) };
    }

    test('names them, and keeps them unless told otherwise', async () => {
      const { user, at, dialog, device, store } = await asked();
      expect(store.getState().session.user).toEqual(ada);
      expect(dialog.getByRole('radio', { name: /^Keep everything/ })).toBeChecked();
      await user.click(dialog.getByRole('button', { name: 'Log out' }));
      await at('/signin');
      expect(store.getState().session.user).toBeNull();
      expect(device.secrets.read(GEMINI)).toBe('abc');
    });

    test('removes the key, and nothing else', async () => {
      const { user, at, dialog, device } = await asked();
      await user.click(dialog.getByRole('radio', { name: /^Remove the key/ }));
      await user.click(dialog.getByRole('button', { name: 'Log out' }));
      await at('/signin');
      expect(device.secrets.read(GEMINI)).toBeNull();
      expect(device.secrets.remembered(GEMINI)).toBe(false);
    });

    test('erases everything, by a button that says so', async () => {
      const { user, at, dialog, device } = await asked();
      await user.click(dialog.getByRole('radio', { name: /^Erase everything/ }));
      await user.click(dialog.getByRole('button', { name: 'Erase everything and log out' }));
      await at('/signin');
      expect(device.storage.asked).toContain('eraseAll');
    });

    test('Cancel goes on as before', async () => {
      const { user, dialog, store } = await asked();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog', { name: 'Log out?' })).toBeNull();
      expect(store.getState().session.user).toEqual(ada);
    });
  });

  test('a logo picture is made small, and Undo takes it back', async () => {
    const smallPicture = vi.fn(async () => 'data:image/png;base64,bmV3');
    const { user, store } = await renderScreen('/home', { device: fakeDevice({ smallPicture }) });
    const picture = new File(['pixels'], 'me.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Logo picture'), picture);
    expect(await screen.findByText('Logo changed.')).toBeVisible();
    expect(smallPicture).toHaveBeenCalledExactlyOnceWith(picture);
    expect(store.getState().settings.logo).toBe('data:image/png;base64,bmV3');
    await user.click(await inToast('Undo'));
    expect(store.getState().settings.logo).toBeNull();
  });

  test('a file that is no picture changes nothing', async () => {
    const smallPicture = () => Promise.reject(new Error('made by the test'));
    const { user, store } = await renderScreen('/home', { device: fakeDevice({ smallPicture }) });
    await user.upload(await screen.findByLabelText('Logo picture'), new File(['x'], 'x.png', { type: 'image/png' }));
    expect(
      await screen.findByText('That file is not a picture this browser can show. The logo is unchanged.'),
    ).toBeVisible();
    expect(store.getState().settings.logo).toBeNull();
  });
});

test('a new screen begins at its top, for the keyboard too', async () => {
  const { user, at } = await renderScreen('/home');
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await at('/settings');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
});

describe('paths', () => {
  test('an unknown path has a way back', async () => {
    const { user, at } = await renderScreen('/no/such<b>place');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText(/There is no screen at/)).toHaveTextContent('/no/such<b>place');
    await user.click(screen.getByRole('link', { name: 'Go to Home' }));
    await at('/home');
  });

  test.each([
    ['/HOME', 'Home'],
    ['/Career', 'Build Your Dream Resume'],
    ['/resume-ENCHANCER', 'Resume assistant'],
    ['/settings/', 'Settings'],
  ])('%s is matched whatever the letter case', async (path, heading) => {
    await renderScreen(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  test('/resume-enhancer leads to /resume-enchancer', async () => {
    const { at } = await renderScreen('/resume-enhancer');
    await at('/resume-enchancer');
  });

  test('each screen names itself in the title of the document and has one first heading', async () => {
    for (const { path } of screens) {
      const { unmount } = await renderScreen(path);
      expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toMatch(/^.+ · Elevate$/);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      unmount();
    }
  });
});

test('a screen that breaks keeps the frame, and Retry draws it again', async () => {
  const device = fakeDevice();
  let broken = true;
  const machines = device.machines.resumeAssistant;
  device.machines.resumeAssistant = () => {
    if (broken) throw new Error('made by the test');
    return machines();
  };
  const { user } = await renderScreen('/resume-enchancer', { device });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('This screen ran into a fault.');
  expect(alert).toHaveTextContent('What you entered is kept on this device. The other screens go on working.');
  expect(takeComplaints().join()).toContain('made by the test');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Your resume as a PDF' })).toBeVisible();
});

test('a screen that breaks is left by going to another', async () => {
  const device = fakeDevice();
  device.machines.resumeAssistant = () => {
    throw new Error('made by the test');
  };
  const { user } = await renderScreen('/resume-enchancer', { device });
  await screen.findByRole('alert');
  takeComplaints();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a screen whose code could not be fetched is fetched again by Retry', async () => {
  let tries = 0;
  const Late = lazyPart(async () => {
    tries += 1;
    if (tries <= 2) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>It came.</p>;
  });
  const { user } = await renderScreen(
    <ErrorBoundary resetKey="late" onRetry={retryFetches}>
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the app could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  takeComplaints();
  expect(await screen.findByText('It came.', undefined, { timeout: 500 })).toBeVisible();
});
