// The built app's Content-Security-Policy; docs/decisions/security.md says why each line is as it is.

/** The site of the guides' videos, without cookies. */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com';

const SCRIPTS = ["'self'", "'wasm-unsafe-eval'"];

/** In the page. `public/model-origin.js` adds a second policy that narrows `connect-src` to the chosen model. */
export const PAGE_POLICY = {
  'default-src': ["'self'"],
  'script-src': SCRIPTS,
  'style-src': ["'self'", "'unsafe-inline'"],
  'style-src-attr': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  // Workers are launched from blobs, so that this policy is theirs, too; the service worker from its address.
  'worker-src': ["'self'", 'blob:'],
  // Strings become script addresses by `src/platform/own-scripts.ts` alone, and markup by `public/trusted-types.js`.
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['elevate-workers', 'elevate-service-worker', 'elevate-storage-answers', 'default'],
  'frame-src': [VIDEO_HOST],
  'connect-src': ["'self'", 'http:', 'https:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** With every script: the policy of a worker that is loaded from an address, as the service worker is. */
export const WORKER_POLICY = { 'default-src': ["'self'"], 'script-src': SCRIPTS };

/** What a page cannot say of itself. */
export const FRAME_POLICY = { 'frame-ancestors': ["'none'"] };

/** @param {Record<string, string[]>} policy */
export const written = (policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
