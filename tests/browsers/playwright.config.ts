import { defineConfig } from '@playwright/test';

/** The journeys in browsers that Playwright does not drive, one session each, side by side. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  timeout: 90_000,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../.reports/browsers.json' }]],
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
