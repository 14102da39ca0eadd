// Draws the PNG icons of the installed app from public/icon.svg: node tests/tools/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

const OUT = 'public/icons';
const svg = readFileSync('public/icon.svg', 'utf8');
/** Without its rounded corners, and small enough for the circle that a mask leaves (80 % across). */
const whole = svg
  .replace(' rx="8"', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');
const icons = [
  { name: 'icon-192', size: 192, picture: svg },
  { name: 'icon-512', size: 512, picture: svg },
  { name: 'maskable-192', size: 192, picture: whole },
  { name: 'maskable-512', size: 512, picture: whole },
  { name: 'apple-touch-180', size: 180, picture: whole },
];

mkdirSync(OUT, { recursive: true });
const found = findBrowser();
if (!found) throw new Error('No browser: run `node tests/tools/browser.mjs`.');
const browser = await chromium.launch({
  ...(found.executablePath ? { executablePath: found.executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { name, size, picture } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${picture}`);
  await page.screenshot({ path: `${OUT}/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
