import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { initialSettings } from '../../src/features/settings/settings-slice';
import { fakeDevice } from '../support/fake-device';
import { renderScreen } from '../support/render-screen';

const SERVICE = /your browser sends your speech to its maker’s service/;
const HERE = /Your speech stays on this device/;

describe('where audio goes is said before the microphone opens', () => {
  test.each([
    ['the room', '/interview/SDE-1'],
    ['the tutor', '/esmoai'],
    ['a guide', '/linkedin'],
    ['Settings', '/settings?tab=speech'],
  ])('in %s', async (_, path) => {
    const device = fakeDevice({ speech: { place: async (language) => (language === 'en-US' ? 'device' : 'service') } });
    const { store, user } = await renderScreen(path, { device });
    const assistant = screen.queryByRole('button', { name: /assistant/i });
    if (path === '/linkedin' && assistant) await user.click(assistant);
    expect(await screen.findByText(HERE)).toBeVisible();
    expect(device.listen.calls).toEqual([]);
    expect(store.getState().settings.speech.language).toBe('en-US');
  });

  test('a model that can be fetched is offered, and what became of it is said', async () => {
    const installs: string[] = [];
    const device = fakeDevice({
      speech: {
        place: async () => 'downloadable',
        async install(language) {
          installs.push(language);
          return installs.length > 1;
        },
      },
    });
    const { user } = await renderScreen('/settings?tab=speech', { device });
    const offer = { name: 'Keep speech on this device' };
    await user.click(await screen.findByRole('button', offer));
    expect(await screen.findByText(/could not be fetched/)).toBeVisible();
    await user.click(screen.getByRole('button', offer));
    expect(await screen.findByText(HERE)).toBeVisible();
    expect(installs).toEqual(['en-US', 'en-US']);
  });
});

describe('any language that a recogniser takes', () => {
  test('is found by its name, chosen, and shown from then on', async () => {
    const { user, store } = await renderScreen('/settings?tab=speech');
    expect(await screen.findByText(SERVICE)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Another language' }));
    await user.type(await screen.findByRole('textbox', { name: 'Search languages' }), 'zzz');
    expect(await screen.findByText('No language has this name.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Search languages' }));
    await user.type(screen.getByRole('textbox', { name: 'Search languages' }), 'japan');
    await user.click(within(await screen.findByRole('list', { name: 'Languages' })).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().settings.speech.language).toBe('ja-JP');
    expect(screen.getByRole('button', { name: /^You speak: 日本語/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /es-ES/ }));
    expect(store.getState().settings.speech.language).toBe('es-ES');
  });

  test('a voice, its speed and the pause are kept; a voice that is gone is said to be', async () => {
    const voices = [{ id: 'anna', name: 'Anna', language: 'en-US', onDevice: true }];
    const speech = { ...initialSettings.speech, voice: 'gone' };
    const { user, store } = await renderScreen('/settings?tab=speech', {
      device: fakeDevice({ speech: { voices: async () => voices } }),
      preloadedState: { settings: { ...initialSettings, speech } },
    });
    expect(await screen.findByText(/The voice you chose is not in this browser/)).toBeVisible();
    await screen.findByRole('option', { name: 'Anna (en-US), on this device' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Voice' }), 'anna');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pause that ends an answer' }), '5');
    expect(store.getState().settings.speech).toEqual({ language: 'en-US', voice: 'anna', rate: 1.3, pause: 5 });
  });
});
