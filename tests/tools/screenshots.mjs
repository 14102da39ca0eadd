// npm run screenshots [-- name…]: builds the app, brings its screens to a state worth showing by a user's own gestures,
// and writes a picture of each into docs/pictures, and those of the front page beside its code. The clock is stopped, so a second run gives the same pictures.
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveApp } from '../bench/support/app.mjs';
import { ensureBrowser } from './browser.mjs';
import { frontScenes } from './screenshots/front-scenes.mjs';
import { scenes } from './screenshots/scenes.mjs';
import { cameraPicture, NOW, settle } from './screenshots/stage.mjs';

const FOLDER = 'docs/pictures';
const SIZE = { width: 1280, height: 800 };
/** The front page's are of one shape, and fine enough for fine displays. */
const FRONT_FOLDER = 'src/features/landing/pictures';
const FRONT_WIDTH = 1440;
const FRONT_SHAPE = 3 / 2;
const FRONT_QUALITIES = [0.82, 0.74, 0.66, 0.58, 0.5, 0.42, 0.34];
const FRONT_LARGEST = 40 * 1024;
/** Tried in this order until a picture is small enough. */
const QUALITIES = [77, 70, 62];
const LARGEST = 100 * 1024;
/** Without these Chromium looks for its maker's servers at each start. */
const QUIET = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
const say = (text) => process.stderr.write(`screenshots: ${text}\n`);

const asked = process.argv.slice(2);
const frontName = ({ name }) => `front-${name}`;
const names = [...scenes.flatMap(({ pictures }) => pictures), ...frontScenes.map(frontName)];
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`no picture ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(1);
}

const found = ensureBrowser();
if (!found) process.exit(1);
const launch = (args) =>
  chromium.launch({
    ...(found.executablePath ? { executablePath: found.executablePath } : {}),
    args: [...QUIET, ...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Opens a page for a scene; fails when the page threw, or asked another machine for something. */
async function onStage(browser, origin, { scheme = 'light', ownClock = false, ...size }, play) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...size,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const faults = [];
  page.on('pageerror', (error) => faults.push(`the page threw: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:blob|data):/.test(url)) faults.push(`a request left the app: ${url}`);
  });
  if (!ownClock) await page.clock.setFixedTime(NOW);
  await play(page);
  await context.close();
  if (faults.length > 0) throw new Error(faults[0]);
}

const STILL = { animations: 'disabled', caret: 'hide' };

/** Takes the pictures of a scene of the guide. */
const play = (browser, origin, { scheme, ownClock, play: act }) =>
  onStage(browser, origin, { scheme, ownClock, viewport: SIZE }, (page) =>
    act(page, async (name) => {
      await settle(page);
      const path = join(FOLDER, `${name}.jpg`);
      for (const quality of QUALITIES) {
        await page.screenshot({ path, type: 'jpeg', quality, ...STILL });
        if (statSync(path).size <= LARGEST) break;
      }
      say(`${path}, ${Math.round(statSync(path).size / 1024)} kB`);
    }),
  );

/** Takes a picture of the front page, in both themes. */
async function playFront(browser, origin, { name, width, play: act }) {
  const size = { viewport: { width, height: width / FRONT_SHAPE }, deviceScaleFactor: FRONT_WIDTH / width };
  for (const scheme of ['light', 'dark'])
    await onStage(browser, origin, { scheme, ...size }, async (page) => {
      await act(page, scheme);
      await settle(page);
      const path = join(FRONT_FOLDER, `${name}-${scheme}.webp`);
      writeFileSync(path, await webp(browser, await page.screenshot(STILL)));
      say(`${path}, ${Math.round(statSync(path).size / 1024)} kB`);
    });
}

/** A PNG as WebP, written by the browser, in the best quality that is small enough. */
async function webp(browser, png) {
  const page = await browser.newPage();
  const made = await page.evaluate(
    async ({ source, qualities, largest }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      canvas.getContext('2d').drawImage(image, 0, 0);
      let blob;
      for (const quality of qualities) {
        blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size <= largest) break;
      }
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, qualities: FRONT_QUALITIES, largest: FRONT_LARGEST },
  );
  await page.close();
  return Buffer.from(made);
}

const folder = mkdtempSync(join(tmpdir(), 'elevate-screenshots-'));
try {
  for (const one of [FOLDER, FRONT_FOLDER]) mkdirSync(one, { recursive: true });
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
  for (const scene of frontScenes)
    if (asked.length === 0 || asked.includes(frontName(scene))) await playFront(browser, app.origin, scene);
  await browser.close();
  await app.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
