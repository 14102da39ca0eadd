import { LONGEST_HANDLE, type PlatformId } from './types';

interface Platform {
  readonly name: string;
  /** Host of its profile pages; subdomains are taken as well. */
  readonly host: string;
  /** What comes before the handle in the address of a profile, besides the ones in `also`. */
  readonly path: string;
  readonly also: readonly string[];
}

/** The five platforms of the product spec's dashboard, with where each keeps its profiles. */
export const PLATFORMS: Readonly<Record<PlatformId, Platform>> = {
  leetcode: { name: 'LeetCode', host: 'leetcode.com', path: '/u/', also: ['/'] },
  codeforces: { name: 'Codeforces', host: 'codeforces.com', path: '/profile/', also: [] },
  codechef: { name: 'CodeChef', host: 'www.codechef.com', path: '/users/', also: [] },
  hackerrank: { name: 'HackerRank', host: 'www.hackerrank.com', path: '/profile/', also: ['/'] },
  geeksforgeeks: { name: 'GeeksforGeeks', host: 'www.geeksforgeeks.org', path: '/user/', also: ['/profile/'] },
};

export type HandleReading =
  | { readonly kind: 'handle'; readonly handle: string }
  | { readonly kind: 'empty' }
  /** `says`: what is wrong, in words for its owner. */
  | { readonly kind: 'unfit'; readonly says: string };

const HANDLE = /^[A-Za-z0-9._-]+$/;

/**
 * The handle in what someone typed or pasted: a bare one, one with an `@`, or the address of a profile on that platform.
 * The rule is as wide as the widest of the five: letters, digits, dots, dashes and underscores.
 */
export function readHandle(platform: PlatformId, typed: string): HandleReading {
  const { name } = PLATFORMS[platform];
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const handle = (/[/:]/.test(text) ? fromAddress(platform, text) : text)?.replace(/^@/, '') ?? null;
  if (handle === null)
    return { kind: 'unfit', says: `This is not the address of a profile on ${name}. The handle alone will do.` };
  if (handle.length > LONGEST_HANDLE)
    return { kind: 'unfit', says: `A handle has at most ${LONGEST_HANDLE} characters.` };
  // Dots alone would lead out of the folder of profiles.
  if (!HANDLE.test(handle) || /^\.+$/.test(handle))
    return { kind: 'unfit', says: 'A handle has letters, digits, dots, dashes and underscores only.' };
  return { kind: 'handle', handle };
}

/** The address of a profile. @param handle one that `readHandle` gave */
export function profileUrl(platform: PlatformId, handle: string): string {
  const { host, path } = PLATFORMS[platform];
  return `https://${host}${path}${encodeURIComponent(handle)}`;
}

/** Host and path of an address, with or without its scheme; one with a port or a name before the host fits no platform. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)(\/[^?#]*)/i;

function fromAddress(platform: PlatformId, text: string): string | null {
  const { host, path, also } = PLATFORMS[platform];
  const [, found = '', pathname = ''] = ADDRESS.exec(text) ?? [];
  if (found.toLowerCase() !== host.replace(/^www\./, '')) return null;
  for (const folder of [path, ...also]) {
    if (!pathname.startsWith(folder)) continue;
    const [handle = '', ...rest] = pathname.slice(folder.length).replace(/\/+$/, '').split('/');
    if (handle !== '' && rest.length === 0) return handle;
  }
  return null;
}
