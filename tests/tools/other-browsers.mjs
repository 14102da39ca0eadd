// Finds Firefox and WebKit for the journeys in tests/browsers, and Apache for the storage of joined devices; installs them
// where it can.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whyNoApache } from '../support/apache.mjs';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const WINDOWS_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'];
/** Where the systems put the small browser that comes with WebKit for GTK. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** @typedef {{ missing: string }} Missing why there is none, and what to do */

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(runs);
/** Some systems ship a `firefox` that only prints how to install one. */
const answers = (file) => spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;

/**
 * `E2E_FIREFOX`, then a Firefox of the machine.
 * @returns {{ executable: string } | Missing}
 */
export function findFirefox(env = process.env) {
  if (env.E2E_FIREFOX) return { executable: env.E2E_FIREFOX };
  const candidates =
    process.platform === 'darwin'
      ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
      : process.platform === 'win32'
        ? WINDOWS_FOLDERS.flatMap((name) => (env[name] ? [join(env[name], 'Mozilla Firefox/firefox.exe')] : []))
        : FIREFOX_NAMES.flatMap((name) => onPath(name, env) ?? []);
  const executable = candidates.find((file) => existsSync(file) && (process.platform !== 'linux' || answers(file)));
  return executable ? { executable } : { missing: 'no Firefox here: install it, or set E2E_FIREFOX to its path' };
}

/**
 * WebKit for GTK with its driver, and a screen that nobody sees; all of Linux.
 * @returns {{ driver: string, browser: string, display: string } | Missing}
 */
export function findWebKit(env = process.env) {
  if (process.platform !== 'linux') return { missing: 'WebKit is driven by WebKitWebDriver, which Linux has' };
  const driver = onPath('WebKitWebDriver', env);
  const display = onPath('Xvfb', env);
  const browser = LIBRARIES.flatMap((folder) => [
    folder,
    ...(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('-linux-gnu')) : []).map((name) =>
      join(folder, name),
    ),
  ])
    .flatMap((folder) => WEBKIT_FOLDERS.map((name) => join(folder, name, 'MiniBrowser')))
    .find(runs);
  const lacking = Object.entries({ WebKitWebDriver: driver, 'WebKit’s MiniBrowser': browser, Xvfb: display })
    .filter(([, file]) => !file)
    .map(([name]) => name);
  if (!driver || !browser || !display)
    return { missing: `no ${lacking.join(', no ')} here: Debian has them as webkit2gtk-driver and xvfb` };
  return { driver, browser, display };
}

/** As `findFirefox`, after the package manager where it may be used. */
export const ensureFirefox = (env = process.env) => ensured('Firefox', findFirefox, ['firefox-esr'], env);

/** As `findWebKit`, after the package manager where it may be used. */
export const ensureWebKit = (env = process.env) => ensured('WebKit', findWebKit, ['webkit2gtk-driver', 'xvfb'], env);

/** Whether there is an Apache; the package manager is asked where it may be used. The package has no service that starts. */
export const ensureApache = (env = process.env) => ensured('Apache', findApache, ['apache2-bin', 'media-types'], env);

function findApache() {
  const missing = whyNoApache();
  return missing === null ? { executable: 'apache2' } : { missing };
}

function ensured(name, find, packages, env) {
  const found = find(env);
  if (!('missing' in found) || process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get', env))
    return found;
  const apt = (...rest) =>
    spawnSync('apt-get', rest, {
      stdio: ['ignore', 2, 2],
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    });
  process.stderr.write(`${name}: ${found.missing}; trying apt-get install ${packages.join(' ')} …\n`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return find(env);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log({ firefox: ensureFirefox(), webkit: ensureWebKit(), apache: ensureApache() });
