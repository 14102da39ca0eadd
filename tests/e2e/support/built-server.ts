import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { FRAME_POLICY, written } from '../../tools/app-shell/policy.mjs';

const DIST = join(import.meta.dirname, '../../../dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the built app as a static host does, every unknown address by `index.html`. It can go away, and it can publish
 * another build: the same files under another version, with a note in the page. `forbidsFrames`: it sends the header that
 * a good host sends with the page. `pageOf`: makes another page of the build's. `answers`: takes a request before the
 * files do.
 */
export async function startBuiltServer({
  forbidsFrames = false,
  pageOf = (html: string): string => html,
  answers = (_request: IncomingMessage, _response: ServerResponse): boolean => false,
} = {}) {
  const built =
    /name="elevate-version" content="(\w+)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8'))?.[1] ?? '';
  let version = built;
  const gone: RegExp[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    if (answers(request, response)) return;
    const path = join(DIST, pathname);
    const exists =
      !gone.some((pattern) => pattern.test(pathname)) && statSync(path, { throwIfNoEntry: false })?.isFile();
    const file = exists ? path : join(DIST, 'index.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    let body: Buffer | string = readFileSync(file);
    if (/index\.html$|service-worker\.js$/.test(file)) body = body.toString().replaceAll(built, version);
    if (file.endsWith('index.html')) body = pageOf(body.toString());
    const policy = forbidsFrames ? { 'content-security-policy': written(FRAME_POLICY) } : {};
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache', ...policy }).end(body);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    // A name that counts as secure, as a service worker demands.
    url: `http://localhost:${port}`,
    built,
    asked,
    publish(next: string) {
      version = next;
    },
    /** Answers for these files with the page, as a host does after they were replaced. */
    lose(pattern: RegExp) {
      gone.push(pattern);
    },
    /** Has them again. */
    find() {
      gone.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
