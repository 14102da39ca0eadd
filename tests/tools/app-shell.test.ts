import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { reachOf } from '../../src/platform/model-origin';
import { whenKept } from './app-shell/kept-files.mjs';
import { leanRouter, ROUTER } from './app-shell/lean-router.mjs';
import { PAGE_POLICY, written } from './app-shell/policy.mjs';

test.each([
  ['/assets/home-screen-DDFnfAj8.js', 'now'],
  ['/assets/coach.worker-CLz9Adlq.js', 'now'],
  ['/assets/index-CltIaIS7.css', 'now'],
  ['/assets/inter-latin-wght-normal-Dx4kXJAl.woff2', 'now'],
  ['/assets/jetbrains-mono-latin-wght-normal-B9CIFXIH.woff2', 'now'],
  ['/index.html', 'now'],
  ['/model-origin.js', 'now'],
  ['/assets/inter-latin-ext-wght-normal-DO1Apj_S.woff2', 'later'],
  ['/assets/pdf.worker-D2yqTJl8.js', 'later'],
  ['/assets/coach-CQbLIdhN.bin', 'later'],
  ['/assets/job-dark-CY2dU8bq.webp', 'later'],
  ['/assets/UniGB-UCS2-H-D7xzRvZN.bcmap', 'later'],
  ['/icons/icon-512.png', 'later'],
  ['/manifest.webmanifest', 'later'],
  ['/toolchain/llvm-22.wasm.gz', null],
  ['/service-worker.js', null],
  ['/.vite/manifest.json', null],
])('%s is kept %s', (url, when) => expect(whenKept(url)).toBe(when));

test('the policy lets no script in but the app’s own and WebAssembly', () => {
  expect(PAGE_POLICY['script-src']).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(written(PAGE_POLICY)).not.toMatch(/unsafe-eval'(?<!wasm-unsafe-eval')|"|\*/);
});

test('the page looks first whether it is framed, before the parser goes on', () => {
  const [first] = readFileSync('index.html', 'utf8').match(/<script[^>]*>/) ?? [];
  expect(first).toBe('<script src="/framed.js">');
});

describe('what a page reaches', () => {
  test.each([
    [undefined, 'https://any.example', true],
    ['', 'https://any.example', false],
    ['', '', true],
    ['', 'https://own.example/v1', true],
    ['http://localhost:11434', 'http://localhost:11434/v1', true],
    ['http://localhost:11434', 'http://localhost:1234/v1', false],
  ])('a page with %j calls %j: %s', (policy, url, reached) =>
    expect(reachOf(policy, 'https://own.example').reaches(url)).toBe(reached),
  );
});

describe('public/model-origin.js', () => {
  const SCRIPT = readFileSync('public/model-origin.js', 'utf8');
  function policyFor(chosen: string | null, calendars: string | null = null): string {
    const meta = { httpEquiv: '', content: '' };
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'elevate-model-origin' ? chosen : calendars) });
    vi.stubGlobal('document', {
      createElement: () => meta,
      head: { append: () => {} },
      documentElement: { dataset: {} },
    });
    try {
      runInThisContext(SCRIPT);
    } finally {
      vi.unstubAllGlobals();
    }
    expect(meta.httpEquiv).toBe('Content-Security-Policy');
    return meta.content;
  }
  test.each([
    [null, "connect-src 'self' https://api.github.com"],
    [
      'https://generativelanguage.googleapis.com',
      "connect-src 'self' https://api.github.com https://generativelanguage.googleapis.com",
    ],
    ['http://localhost:11434', "connect-src 'self' https://api.github.com http://localhost:11434"],
    ['http://[::1]:11434', "connect-src 'self' https://api.github.com http:"],
    ["http://x;script-src 'unsafe-inline' *", "connect-src 'self' https://api.github.com"],
    ['http://x;script-src', "connect-src 'self' https://api.github.com"],
    ['https://*.example', "connect-src 'self' https://api.github.com"],
    ['*', "connect-src 'self' https://api.github.com"],
    ['http://a https://b', "connect-src 'self' https://api.github.com"],
    ['https://host/path', "connect-src 'self' https://api.github.com"],
    ['javascript:alert(1)', "connect-src 'self' https://api.github.com"],
  ])('%j gives %s', (chosen, policy) => expect(policyFor(chosen)).toBe(policy));

  test.each([
    ['https://a.example https://b.example:8443', ' https://a.example https://b.example:8443'],
    ["https://a.example; script-src 'unsafe-inline' * https: http://plain.example https://*.example", ''],
    ['https://a.example/path https://user@a.example https://ok.example', ' https://ok.example'],
    [Array.from({ length: 300 }, (_, n) => `https://h${n}.example`).join(' '), /^(?: https:\/\/h\d+\.example){200}$/],
  ])('of calendars only what is exactly an origin over https: %.60s', (kept, added) => {
    const policy = policyFor(null, kept);
    expect(policy.startsWith("connect-src 'self' https://api.github.com")).toBe(true);
    expect(policy.slice("connect-src 'self' https://api.github.com".length)).toMatch(
      typeof added === 'string' ? new RegExp(`^${added.replaceAll('.', '\\.')}$`) : added,
    );
  });
});

test('the router is marked where the bundler would keep what nobody uses', () => {
  const folder = 'node_modules/react-router/dist/production';
  const [file = ''] = readdirSync(folder)
    .filter((name) => ROUTER.test(`react-router/dist/production/${name}`))
    .flatMap((name) => (readFileSync(`${folder}/${name}`, 'utf8').includes('\nvar Link = ') ? [name] : []));
  const lean = leanRouter(readFileSync(`${folder}/${file}`, 'utf8'));
  expect(lean.match(/^\w+\.displayName = .*/gm)).toBeNull();
  expect(
    lean.match(/^var (Link|NavLink|Form|FrameworkContext|MemoizedDataRoutes) = \/\* @__PURE__ \*\/ React/gm),
  ).toHaveLength(5);
  expect(lean.match(/^var \w+ErrorBoundary = \/\* @__PURE__ \*\/ \(\(\) => class extends React/gm)).toHaveLength(3);
  expect(lean.match(/^var \w+ErrorBoundary = class/gm)).toBeNull();
});
