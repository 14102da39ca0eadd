import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.mjs';

const browser = findBrowser();
if (!browser) throw new Error('No browser: run `node tests/tools/browser.mjs`.');

/** `npm test` names a free one. */
const PORT = Number(process.env.E2E_PORT ?? 4178);
/** Without these Chromium looks for its maker's servers at each start. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A shared machine may stall for seconds; what fails twice is a fault.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Each test has a browser of its own, which would fetch and keep the whole app; offline.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: {
      ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview',
    cwd: '../..',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
});
