import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeDevice, memorySecrets } from '../support/fake-device';
import { type RenderOptions, renderScreen } from '../support/render-screen';
import { localModel, settingsWith } from './samples';

const KEY = 'sk-test-0123456789abcdef';
const GEMINI_SLOT = 'gemini https://generativelanguage.googleapis.com';

afterEach(() => vi.unstubAllGlobals());

async function open(options: RenderOptions = {}) {
  const view = await renderScreen('/settings', options);
  await screen.findByRole('combobox', { name: 'Provider' });
  return view;
}
const gemini = { preloadedState: { settings: settingsWith({ provider: 'gemini' }) } };
const field = (name: string) => screen.getByRole(name === 'Model' ? 'combobox' : 'textbox', { name });
const keyField = () => screen.getByLabelText('API key');
const remember = () => screen.getByRole('checkbox', { name: 'Remember on this device' });

describe('providers', () => {
  test('built-in first, needing nothing; no on-device model where the browser has none', async () => {
    await open();
    const provider = screen.getByRole('combobox', { name: 'Provider' });
    expect(provider).toHaveDisplayValue('Built-in coach');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Built-in coach',
      'Google Gemini',
      'OpenAI-compatible',
    ]);
    expect(provider).toHaveAccessibleDescription(/on this device, with no key and no network/);
    expect(screen.queryByLabelText('API key')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  });

  test.each([
    ['Google Gemini', 'https://generativelanguage.googleapis.com', 'gemini-flash-latest', /sent to Google/],
    ['OpenAI-compatible', 'http://localhost:11434/v1', '', /sent to its address/],
  ])('%s shows its fields', async (label, address, model, note) => {
    const { user } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), label);
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveAccessibleDescription(note);
    expect(field('API base URL')).toHaveValue(address);
    expect(keyField()).toHaveAttribute('type', 'password');
    expect(field('Model')).toHaveValue(model);
    expect(remember()).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeEnabled();
  });

  test('a model of the browser is offered where there is one', async () => {
    vi.stubGlobal('LanguageModel', { availability: async () => 'downloadable', create: async () => null });
    const { user } = await open();
    await screen.findByRole('option', { name: 'Chrome on-device' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Chrome on-device');
    expect(screen.queryByLabelText('API key')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeVisible();
  });

  test('a choice from elsewhere stays choosable', async () => {
    await open({ preloadedState: { settings: settingsWith({ provider: 'on-device' }) } });
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Chrome on-device');
  });

  test('how long a reply may take to begin: 120 seconds for a server of one’s own, or as it is set', async () => {
    const { user, store } = await open();
    const provider = screen.getByRole('combobox', { name: 'Provider' });
    const wait = () => field('Wait for the first word (seconds)');
    const kept = () => store.getState().settings.ai.openai.wait;
    await user.selectOptions(provider, 'Google Gemini');
    expect(wait()).toHaveValue('30');
    await user.selectOptions(provider, 'OpenAI-compatible');
    expect(wait()).toHaveValue('120');
    expect(kept()).toBeUndefined();
    await user.clear(wait());
    expect(wait()).toHaveAccessibleDescription(/Enter a whole number from 5 to 1800\. The earlier wait stays in use\./);
    await user.type(wait(), '600');
    expect(kept()).toBe(600);
    expect(wait()).not.toHaveAccessibleDescription(/Enter a whole number/);
    await user.type(wait(), '0');
    expect([kept(), wait().getAttribute('aria-invalid')]).toEqual([600, 'true']);
    await user.clear(wait());
    await user.type(wait(), '120');
    expect(kept()).toBeUndefined();
  });

  test('each provider keeps its own address and model', async () => {
    const { user, store } = await open({ preloadedState: { settings: localModel } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Google Gemini');
    await user.clear(field('Model'));
    await user.type(field('Model'), ' gemini-3-pro ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'OpenAI-compatible');
    expect(field('Model')).toHaveValue('llama3.2');
    expect(store.getState().settings.ai.gemini.model).toBe('gemini-3-pro');
  });
});

describe('the address', () => {
  test.each([
    ['ftp://localhost', 'The address must begin with http:// or https://.'],
    ['javascript:alert(1)', 'The address must begin with http:// or https://.'],
    ['localhost:1234', 'The address must begin with http:// or https://.'],
    [' ', 'Enter the address of the API.'],
    ['https://ada:secret@example.org', 'The address must not hold a user name or a password.'],
    ['https://example.org/v1?key=1', 'The address must end before any “?” or “#”.'],
  ])('%j is refused in words, and the earlier one stays in use', async (address, words) => {
    const { user, store } = await open(gemini);
    await user.clear(field('API base URL'));
    await user.click(field('API base URL'));
    await user.paste(address);
    expect(field('API base URL')).toBeInvalid();
    expect(field('API base URL')).toHaveAccessibleDescription(new RegExp(`^${words.replace(/[?.]/g, '\\$&')}`));
    expect(field('API base URL')).toHaveAccessibleDescription(/The earlier address stays in use\./);
    expect(store.getState().settings.ai.gemini.baseUrl).toBe('https://generativelanguage.googleapis.com');
  });

  test('is tidied', async () => {
    const { user, store } = await open({ preloadedState: { settings: localModel } });
    await user.clear(field('API base URL'));
    await user.paste('  https://models.example.org/v1/  ');
    expect(field('API base URL')).toBeValid();
    expect(store.getState().settings.ai.openai.baseUrl).toBe('https://models.example.org/v1');
  });
});

describe('the key', () => {
  test('is held in memory; never in the state of the store, never in the page after it was left', async () => {
    const { user, store, device, at } = await open(gemini);
    await user.type(keyField(), ` ${KEY} `);
    await user.tab();
    expect(device.secrets.read(GEMINI_SLOT)).toBe(KEY);
    await waitFor(() => expect(keyField()).toHaveValue(''));
    expect(keyField()).toHaveAttribute('placeholder', 'A key is set');
    expect((device.secrets as ReturnType<typeof memorySecrets>).disk.size).toBe(0);
    expect(JSON.stringify(store.getState())).not.toContain(KEY);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await at('/home');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(document.documentElement.outerHTML).not.toContain(KEY);
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(keyField()).toHaveValue(''));
    expect(keyField()).toHaveAttribute('placeholder', 'A key is set');
    expect(document.documentElement.outerHTML).not.toContain(KEY);
    for (const input of document.querySelectorAll('input')) expect(input.value).not.toContain(KEY);
  });

  test('is stored on the device only when asked, and taken off again', async () => {
    const secrets = memorySecrets();
    const { user } = await open({ ...gemini, device: fakeDevice({ secrets }) });
    expect(remember()).toBeDisabled();
    await user.type(keyField(), KEY);
    expect(remember()).toBeEnabled();
    await user.click(remember());
    await waitFor(() => expect(secrets.disk.get(GEMINI_SLOT)).toBe(KEY));
    await waitFor(() => expect(remember()).toBeChecked());
    expect(keyField()).toHaveValue('');
    expect(keyField()).toHaveAttribute('placeholder', 'A key is stored');
    await user.click(remember());
    await waitFor(() => expect(secrets.disk.size).toBe(0));
    expect(secrets.read(GEMINI_SLOT)).toBe(KEY);
  });

  test('Forget the key empties field, memory and device', async () => {
    const secrets = memorySecrets();
    await secrets.set(GEMINI_SLOT, KEY, { remember: true });
    const { user } = await open({ ...gemini, device: fakeDevice({ secrets }) });
    expect(remember()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Forget the key' }));
    await waitFor(() => expect(secrets.disk.size).toBe(0));
    expect(secrets.read(GEMINI_SLOT)).toBeNull();
    await waitFor(() => expect(remember()).not.toBeChecked());
    expect(screen.queryByRole('button', { name: 'Forget the key' })).not.toBeInTheDocument();
  });

  test('a device that refuses to store it says so, and the key works on', async () => {
    const secrets = memorySecrets({ refuses: true });
    const { user } = await open({ ...gemini, device: fakeDevice({ secrets }) });
    await user.type(keyField(), KEY);
    await user.click(remember());
    await waitFor(() =>
      expect(keyField()).toHaveAccessibleDescription(
        /^The browser refused to store the key\. It works until you close/,
      ),
    );
    expect(remember()).not.toBeChecked();
    expect(secrets.read(GEMINI_SLOT)).toBe(KEY);
  });

  test('belongs to one address: a change of the host asks for another', async () => {
    const { user, device } = await open(gemini);
    await user.type(keyField(), KEY);
    await user.clear(field('API base URL'));
    await user.paste('https://proxy.example.org');
    expect(keyField()).toHaveValue('');
    expect(keyField()).not.toHaveAttribute('placeholder', 'A key is set');
    expect(remember()).toBeDisabled();
    expect(device.secrets.read('gemini https://proxy.example.org')).toBeNull();
  });
});

describe('Test connection', () => {
  const json = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const server = (models: () => Response, chat: () => Response) =>
    vi.fn(async (url: RequestInfo | URL, _?: RequestInit) => (String(url).endsWith('/models') ? models() : chat()));
  const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Test connection' }));

  test('one tiny real reply, and the list of models', async () => {
    const fetch = server(
      () => json({ data: [{ id: 'llama3.2' }, { id: 'qwen3' }] }),
      () => json({ choices: [{ message: { content: 'ready' }, finish_reason: 'stop' }] }),
    );
    vi.stubGlobal('fetch', fetch);
    const { user, device } = await open({ preloadedState: { settings: localModel } });
    await device.secrets.set('openai-compatible http://localhost:11434', KEY, { remember: false });
    await press(user);
    expect(await screen.findByText('The connection works.')).toBeVisible();
    expect(field('Model')).toHaveAccessibleDescription(/The provider offers 2 models/);
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual([
      'http://localhost:11434/v1/models',
      'http://localhost:11434/v1/chat/completions',
    ]);
    for (const [url, init] of fetch.mock.calls) {
      expect(String(url)).not.toContain(KEY);
      expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${KEY}`);
    }
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  test('what was tested is forgotten when the model is another', async () => {
    vi.stubGlobal(
      'fetch',
      server(
        () => json({ data: [{ id: 'llama3.2' }] }),
        () => json({ choices: [{ message: { content: 'ready' }, finish_reason: 'stop' }] }),
      ),
    );
    const { user } = await open({ preloadedState: { settings: localModel } });
    await press(user);
    await screen.findByText('The connection works.');
    await user.type(field('Model'), '-nowhere');
    expect(screen.queryByText('The connection works.')).not.toBeInTheDocument();
  });

  test('a wrong key is said in words that do not hold it', async () => {
    const refuse = () => json({ error: { message: `Incorrect API key provided: ${KEY}` } }, 401);
    vi.stubGlobal('fetch', server(refuse, refuse));
    const { user, device } = await open({ preloadedState: { settings: localModel } });
    await device.secrets.set('openai-compatible http://localhost:11434', KEY, { remember: false });
    await press(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The test did not succeed.');
    expect(alert).toHaveTextContent(/did not accept the API key \(HTTP 401\)/);
    expect(document.documentElement.outerHTML).not.toContain(KEY);
  });

  test('a server that is not there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { user } = await open({ preloadedState: { settings: localModel } });
    await press(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing listens at http:\/\/localhost:11434/);
    expect(screen.getByRole('button', { name: 'Test connection' })).toBeEnabled();
  });

  test('while it runs it cannot be started again', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const { user } = await open({ preloadedState: { settings: localModel } });
    await press(user);
    expect(await screen.findByRole('button', { name: 'Testing…' })).toBeDisabled();
  });
});
