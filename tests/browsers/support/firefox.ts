import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, eventually } from './processes';
import { type Command, WebDriverError, type Wire } from './webdriver';

/** Firefox's own names for the commands: those by which geckodriver talks to it. */
const NAMES: Record<Command, string> = {
  navigate: 'WebDriver:Navigate',
  refresh: 'WebDriver:Refresh',
  script: 'WebDriver:ExecuteAsyncScript',
  click: 'WebDriver:ElementClick',
  actions: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
  window: 'WebDriver:GetWindowHandle',
  windows: 'WebDriver:GetWindowHandles',
  newWindow: 'WebDriver:NewWindow',
  switchTo: 'WebDriver:SwitchToWindow',
  closeWindow: 'WebDriver:CloseWindow',
  resize: 'WebDriver:SetWindowRect',
};

/** Nothing is fetched from the browser's maker, and no page of its own is shown. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.safebrowsing.update.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.firstRunURL': '',
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
};

/** Starts a Firefox without a window, in a profile of its own. */
export async function startFirefox(executable: string): Promise<Wire> {
  const profile = mkdtempSync(join(tmpdir(), 'elevate-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(executable, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const close = async () => {
    await ended(browser);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await eventually('Firefox to name its port', () => {
      if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}.`);
      return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || null;
    });
    const talk = await talkTo(port);
    await talk('WebDriver:NewSession', { strictFileInteractability: false });
    return { send: (command, parameters) => talk(NAMES[command], parameters), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Answer = readonly [1, number, { error: string; message: string } | null, unknown];

/** Messages are `[0, number, command, parameters]` and `[1, number, error, result]`, each with its length in front. */
async function talkTo(port: number) {
  const socket = await connected(port);
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let read = Buffer.alloc(0);
  const next = (): string | null => {
    const colon = read.indexOf(':');
    const length = Number(read.subarray(0, Math.max(0, colon)).toString());
    if (colon < 0 || read.length < colon + 1 + length) return null;
    const text = read.subarray(colon + 1, colon + 1 + length).toString();
    read = read.subarray(colon + 1 + length);
    return text;
  };
  socket.on('data', (piece: Buffer) => {
    read = Buffer.concat([read, piece]);
    for (let text = next(); text !== null; text = next()) {
      const message: unknown = JSON.parse(text);
      if (!Array.isArray(message)) continue; // its greeting
      const [, id, error, result] = message as unknown as Answer;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new WebDriverError(error.error, error.message));
      else asked?.resolve((result as { value?: unknown } | null)?.value ?? result);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
    waiting.clear();
  });
  return (name: string, parameters: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      if (socket.destroyed) return reject(new Error('Firefox has ended.'));
      const id = ++last;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const connected = (port: number) =>
  eventually(
    'Firefox to listen',
    () =>
      new Promise<Socket | null>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', () => resolve(null));
      }),
  );
