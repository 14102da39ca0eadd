// What the built page carries in its head: small scripts that must run before anything else, and the preloads of the
// screen that is asked for, so that no file waits for another that names it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLASSIC = /[ \t]*<script src="\/([\w-]+\.js)"><\/script>\n?/g;

/** @param {string} html @returns {string[]} the scripts of `public/` that the page loads before its modules */
export const classicScripts = (html) => [...html.matchAll(CLASSIC)].map(([, name]) => name);

/**
 * @param {string} root the repository's folder
 * @param {string} html the page with its classic scripts
 * @param {string} base where the app is served, ending with a slash
 * @param {{ path: string, scripts: string[], styles: string[] }[]} routes
 * @returns {{ html: string, script: string, hash: string }} the page without them, one script that is all of them and the
 *   preloads, and what a policy calls it
 */
export function headScript(root, html, base, routes) {
  const names = classicScripts(html);
  const sources = names.map((name) => withoutComments(readFileSync(join(root, 'public', name), 'utf8')));
  const script = [...sources, preloads(base, routes)].join('\n').trim();
  return {
    html: html.replace(CLASSIC, ''),
    script,
    hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
}

/**
 * Asks for the files of the screen at this address, all at once, and lets the app ask for those of another
 * (`preloadFiles` in `env.d.ts`). Paths are matched as the router does.
 */
function preloads(base, routes) {
  const files = [...new Set(routes.flatMap(({ scripts, styles }) => [...scripts, ...styles]))];
  const table = routes.map(({ path, scripts, styles }) => [
    `^${path.replace(/:\w+/g, '[^/]+')}/?$`,
    [...scripts, ...styles].map((file) => files.indexOf(file)),
  ]);
  return `(() => {
  const files = ${JSON.stringify(files)};
  const table = ${JSON.stringify(table)};
  const asked = new Set();
  window.preloadFiles = (pathname) => {
    const path = '/' + pathname.slice(${base.length});
    const row = table.find(([pattern]) => new RegExp(pattern, 'i').test(path));
    for (const index of row ? row[1] : []) {
      if (asked.has(index)) continue;
      asked.add(index);
      const link = document.createElement('link');
      const style = files[index].endsWith('.css');
      link.rel = style ? 'preload' : 'modulepreload';
      if (style) link.as = 'style';
      link.href = ${JSON.stringify(base)} + files[index];
      document.head.append(link);
    }
  };
  window.preloadFiles(location.pathname);
})();`;
}

/** Lines that are comments say nothing to a browser. */
const withoutComments = (source) =>
  source
    .split('\n')
    .filter((line) => !/^\s*\/\//.test(line))
    .join('\n')
    .trim();

/** @returns {string} the preload of the font that every screen is drawn with */
export function fontPreload(base, bundle) {
  const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[\w-]+\.woff2$/.test(name));
  if (!font) throw new Error('The build has no font for the text.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}" />`;
}
