// Finds a Chromium for the end-to-end tests and the benchmark; installs one where it can.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** The headless build first: without windows of its own to draw it needs about half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

function onPath(name, env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Some systems ship a `chromium-browser` that only prints how to install one. */
const answers = (file) => spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;

function installedApps(env) {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  if (process.platform === 'win32')
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .map((name) => env[name])
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  return [];
}

/**
 * `E2E_BROWSER`, then Playwright's own download, then a browser of the machine.
 * @returns {{ executablePath?: string, how: string } | null}
 */
export function findBrowser(env = process.env) {
  if (env.E2E_BROWSER) return { executablePath: env.E2E_BROWSER, how: 'E2E_BROWSER' };
  const own = require('@playwright/test').chromium.executablePath();
  if (own && existsSync(own)) return { how: 'playwright' };
  if (process.platform !== 'win32')
    for (const name of NAMES) {
      const file = onPath(name, env);
      if (file && answers(file)) return { executablePath: file, how: 'PATH' };
    }
  const app = installedApps(env).find((file) => existsSync(file));
  return app ? { executablePath: app, how: 'installed app' } : null;
}

/** `findBrowser`, and where there is none: Playwright's download, then the package manager where it may be used. */
export function ensureBrowser(env = process.env) {
  const say = (text) => process.stderr.write(`browser: ${text}\n`);
  const run = (command, rest, more = {}) =>
    spawnSync(command, rest, { stdio: ['ignore', 2, 2], env: { ...env, ...more }, timeout: 300_000 });
  let found = findBrowser(env);
  if (found) return found;
  say('no Chromium found; trying Playwright’s download …');
  run(process.execPath, [
    join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js'),
    'install',
    'chromium',
  ]);
  found = findBrowser(env);
  if (!found && process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get', env)) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      say(`trying apt-get install ${name} …`);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
      found = findBrowser(env);
      if (found) break;
    }
  }
  if (!found)
    say('none. Install Chrome or Chromium, run "npx playwright install chromium", or set E2E_BROWSER to its path.');
  return found;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = ensureBrowser();
  if (!browser) process.exit(1);
  console.log(browser.executablePath ?? browser.how);
}
