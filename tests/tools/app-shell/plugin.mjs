// What the built app has and the development server has not: a Content-Security-Policy, and a service worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { classicScripts, fontPreload, headScript } from './head.mjs';
import { whenKept } from './kept-files.mjs';
import { FRAME_POLICY, PAGE_POLICY, WORKER_POLICY, written } from './policy.mjs';
import { routeFiles } from './route-files.mjs';

const WORKER = fileURLToPath(new URL('../../../src/service-worker/service-worker.ts', import.meta.url));
const LICENCES = 'licences.txt';
const CHARSET = '<meta charset="utf-8" />';

/**
 * Writes the policy and the head's script into `index.html`, ahead of everything else, and sends from `vite preview` the
 * parts of the policy that only a header can say.
 * @returns {import('vite').Plugin}
 */
export function pagePlugin() {
  let config;
  let routes = [];
  return {
    name: 'elevate-page',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { server, bundle }) {
        if (server) return page;
        if (!page.includes(CHARSET)) throw new Error(`index.html has no ${CHARSET}`);
        const { root, base } = config;
        routes = routeFiles(root, bundle);
        const { html, script, hash } = headScript(root, page, base, routes);
        const policy = { ...PAGE_POLICY, 'script-src': [...PAGE_POLICY['script-src'], hash] };
        return html.replace(
          CHARSET,
          [
            CHARSET,
            `<meta http-equiv="Content-Security-Policy" content="${written(policy)}" />`,
            `<script>${script}</script>`,
            fontPreload(base, bundle),
          ].join('\n    '),
        );
      },
    },
    writeBundle: {
      order: 'pre',
      handler({ dir }) {
        // They are in the page now.
        for (const name of classicScripts(readFileSync(join(config.root, 'index.html'), 'utf8')))
          rmSync(join(dir, name), { force: true });
        // For the budgets of bytes and requests.
        writeFileSync(join(dir, '.vite/screens.json'), JSON.stringify(routes));
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const script = /\.js$/.test(request.url?.split('?')[0] ?? '');
        response.setHeader('Content-Security-Policy', written(script ? WORKER_POLICY : FRAME_POLICY));
        response.setHeader('X-Content-Type-Options', 'nosniff');
        response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
        next();
      });
    },
  };
}

/**
 * Serves the licences of the app and of all that is in it, as `/licences.txt`; the build has them as a file.
 * @returns {import('vite').Plugin}
 */
export function licencesPlugin() {
  let root = '';
  const text = () => ['LICENSE', 'NOTICE'].map((name) => readFileSync(join(root, name), 'utf8').trim()).join('\n\n');
  return {
    name: 'elevate-licences',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: LICENCES, source: `${text()}\n` });
    },
    configureServer(server) {
      server.middlewares.use(`/${LICENCES}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text());
      });
    },
  };
}

/**
 * Writes `service-worker.js` with the list of the build's files, and the build's version into `index.html`.
 * @returns {import('vite').Plugin}
 */
export function serviceWorkerPlugin() {
  return {
    name: 'elevate-service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        // Vite builds the app's workers with plugins of their own; only the app has a page.
        if (!dir || !readdirSync(dir).includes('index.html')) return;
        const lists = { now: [], later: [] };
        const all = createHash('sha256');
        for (const path of filesBelow(dir)) {
          const when = whenKept(path);
          if (!when) continue;
          const content = readFileSync(join(dir, path));
          const hash = createHash('sha256').update(content).digest('base64');
          all.update(`${path} ${hash}\n`);
          lists[when].push({ url: path, integrity: `sha256-${hash}`, bytes: content.length });
        }
        const version = all.digest('hex').slice(0, 16);
        const page = join(dir, 'index.html');
        const html = readFileSync(page, 'utf8');
        writeFileSync(
          page,
          html.replace(CHARSET, `${CHARSET}\n    <meta name="elevate-version" content="${version}" />`),
        );
        await writeWorker(dir, { version, ...lists });
      },
    },
  };
}

const writeWorker = (dir, files) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(files) },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });

const filesBelow = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .sort();
