import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './src/content/schema/plugin.ts';
import { chunkPlugin } from './tests/tools/app-shell/chunk-plan.mjs';
import { leanRouterPlugin } from './tests/tools/app-shell/lean-router.mjs';
import { licencesPlugin, pagePlugin, serviceWorkerPlugin } from './tests/tools/app-shell/plugin.mjs';
import { enginesPlugin } from './tests/tools/toolchain/engines-plugin.mjs';
import { toolchainPlugin } from './tests/tools/toolchain/plugin.mjs';
import { TYPESCRIPT } from './tests/tools/toolchain/typescript-bundle.mjs';

const port = Number(process.env.PORT ?? 4173);

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };

const reactRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/** Tests that load the app a second time, or replace a module that others need as it is. */
const ownModules = [
  'tests/screens/app.test.tsx',
  'tests/screens/challenge-fetching.test.tsx',
  'tests/screens/page-notices.test.tsx',
];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    contentPlugin(),
    toolchainPlugin(),
    enginesPlugin(),
    leanRouterPlugin(),
    chunkPlugin(),
    licencesPlugin(),
    pagePlugin(),
    serviceWorkerPlugin(),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: { port: 5173 },
  // Found only behind a worker: without this the first PDF in `npm run dev` reloads the page.
  optimizeDeps: { include: ['pdfjs-dist', 'pdfjs-dist/build/pdf.worker.min.mjs'] },
  preview: { port, strictPort: process.env.PORT !== undefined },
  resolve: {
    // React Router offers its build without warnings for developers only by its path.
    alias:
      mode === 'production'
        ? [
            { find: /^react-router$/, replacement: reactRouter('index') },
            { find: /^react-router\/dom$/, replacement: reactRouter('dom-export') },
            // For a React that has no such hook; ours has.
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
            {
              find: /^use-sync-external-store\/shim\/with-selector$/,
              replacement: 'use-sync-external-store/with-selector',
            },
            {
              find: /^brotli\/decompress\.js$/,
              replacement: fileURLToPath(new URL('src/platform/pdf-writing/no-brotli.ts', import.meta.url)),
            },
          ]
        : // Tests read the compiler's own file; the app's is bundled with it (typescript-bundle.mjs).
          [{ find: /^typescript-js$/, replacement: TYPESCRIPT }],
  },
  worker: { format: 'es', plugins: () => [contentPlugin()] },
  build: {
    target: 'es2023',
    manifest: true,
    // A font inside the style sheet would need `data:` in the policy.
    assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
    chunkSizeWarningLimit: 1500,
  },
  test: {
    reporters: ['default'],
    // A shared machine may stall for seconds; what fails twice is a fault.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    maxWorkers: 2,
    // What a test leaves is thrown away less often (megabytes).
    execArgv: ['--max-semi-space-size=64'],
    coverage: { provider: 'v8', include: ['src/**', 'machines/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          environment: 'node',
          // Pure code keeps nothing between files, so that each module is loaded once and not once a file.
          isolate: false,
          include: ['tests/{machines,slices,ai,domain,platform,tools}/**/*.test.ts'],
          setupFiles: ['tests/support/setup-logic.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          // One page and one copy of each module for all files: `tests/support/setup-screens.ts` clears it after each test.
          isolate: false,
          include: ['tests/screens/**/*.test.{ts,tsx}'],
          exclude: ownModules,
          setupFiles: ['tests/support/setup-start.ts', 'tests/support/setup-screens.ts'],
          // One after the other: a mock that is registered while another module is being fetched may be passed by.
          sequence: { setupFiles: 'list' },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens-alone',
          environment: 'jsdom',
          include: ownModules,
          setupFiles: ['tests/support/setup-screens.ts'],
        },
      },
    ],
  },
}));
