// npm run screenshots [-- name…]: builds the app, brings its screens to a state worth showing by a user's own gestures,
// and writes a picture of each into docs/pictures. The clock is stopped, so a second run gives the same pictures.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveApp } from '../bench/support/app.mjs';
import { ensureBrowser } from './browser.mjs';
import { scenes } from './screenshots/scenes.mjs';
import { cameraPicture, NOW, settle } from './screenshots/stage.mjs';

const FOLDER = 'docs/pictures';
const SIZE = { width: 1280, height: 800 };
/** Tried in this order until a picture is small enough. */
const QUALITIES = [77, 70, 62];
const LARGEST = 100 * 1024;
/** Without these Chromium looks for its maker's servers at each start. */
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
const say = (text) => process.stderr.write(`screenshots: ${text}\n`);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !scenes.some((scene) => scene.pictures.includes(name)));
if (unknown.length > 0) {
  say(`no picture ${unknown.join(', ')}; there are ${scenes.flatMap(({ pictures }) => pictures).join(', ')}`);
  process.exit(1);
}

const found = ensureBrowser();
if (!found) process.exit(1);
const launch = (args) =>
  chromium.launch({
    ...(found.executablePath ? { executablePath: found.executablePath } : {}),
    args: [...QUIET, ...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Takes what a scene shows; fails when the page threw, or asked another machine for something. */
async function play(browser, origin, scene) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZE,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: scene.scheme ?? 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(`the page threw: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:blob|data):/.test(url)) faults.push(`a request left the app: ${url}`);
  });
  if (!scene.ownClock) await page.clock.setFixedTime(NOW);
  await scene.play(page, async (name) => {
    await settle(page);
    const path = join(FOLDER, `${name}.jpg`);
    for (const quality of QUALITIES) {
      await page.screenshot({ path, type: 'jpeg', quality, animations: 'disabled', caret: 'hide' });
      if (statSync(path).size <= LARGEST) break;
    }
    say(`${path}, ${Math.round(statSync(path).size / 1024)} kB`);
  });
  await context.close();
  if (faults.length > 0) throw new Error(`${scene.pictures.join(', ')}: ${faults[0]}`);
}

const folder = mkdtempSync(join(tmpdir(), 'elevate-screenshots-'));
try {
  mkdirSync(FOLDER, { recursive: true });
  const camera = join(folder, 'camera.mjpeg');
  const plain = await launch([]);
  writeFileSync(camera, await cameraPicture(plain));
  await plain.close();
  say('building the app');
  const app = await serveApp(folder);
  const browser = await launch([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ]);
  for (const scene of scenes)
    if (asked.length === 0 || scene.pictures.some((name) => asked.includes(name)))
      await play(browser, app.origin, scene);
  await browser.close();
  await app.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
