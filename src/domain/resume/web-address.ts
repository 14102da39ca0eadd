/** A thing found in a line: the tidy form and the words as they stand. */
export interface Piece {
  readonly value: string;
  readonly quote: string;
}

const LOCAL = /[\p{L}\p{N}._%+-]/u;
const DOMAIN = /[\p{L}\p{N}.-]/u;

/**
 * The email addresses of a line, found from each `@` outwards: at most 64 characters before it and 253 behind it
 * (RFC 5321, 4.5.3.1), so that the time is linear in the line's length.
 */
export function readEmails(text: string): Piece[] {
  const found: Piece[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let from = at;
    while (from > 0 && at - from < 65 && LOCAL.test(text[from - 1] ?? '')) from -= 1;
    let to = at + 1;
    while (to < text.length && to - at < 254 && DOMAIN.test(text[to] ?? '')) to += 1;
    const local = text.slice(from, at).replace(/^[.%+-]+/, '');
    const domain = text.slice(at + 1, to).replace(/[.-]+$/, '');
    const labels = domain.split('.');
    const valid =
      local !== '' &&
      local.length <= 64 &&
      !local.includes('..') &&
      !local.endsWith('.') &&
      labels.length >= 2 &&
      labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-')) &&
      /^(?:\p{L}{2,24}|xn--[a-z\d-]{2,40})$/iu.test(labels.at(-1) ?? '');
    const address = `${local}@${domain}`;
    if (valid) found.push({ value: address, quote: address });
  }
  return found;
}

/** Names of libraries and products that look like a bare domain. */
const NOT_SITES = new Set([
  'socket.io',
  'asp.net',
  'ado.net',
  'vb.net',
  'ml.net',
  'draw.io',
  'next.js',
  'ember.js',
  'crates.io',
  'github.io',
  'fly.io',
  'monday.com',
  'booking.com',
  'salesforce.com',
  'dev.to',
]);
const SITE_ENDINGS =
  'com|org|net|dev|io|me|app|co|ai|tech|site|xyz|info|page|online|codes|engineer|design|blog|in|uk|de|fr|es|it|nl|eu|ca|au|br|pl|se|ch|at|jp|us|ng|ke|za|pk|bd|lk|sg|id|ph|mx|ar|pt|be|dk|fi|no|ie|nz';
const URL_LIKE = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(https?:\\/\\/)?((?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}\\.){1,4}(?:${SITE_ENDINGS}|\\p{L}{2,12}(?=\\/)))(?![\\p{L}\\p{N}@-])((?:\\/[^\\s|<>"'“”(),;]{0,200})?)`,
  'giu',
);

export interface WebLink extends Piece {
  readonly kind: 'linkedin' | 'github' | 'website';
}

/**
 * The web addresses of a line. `trusted`: the line is where contact data is, so a bare domain counts as a
 * personal site; elsewhere a site counts only with its scheme and words that say it is the person's own.
 */
export function linksOf(text: string, trusted: boolean): WebLink[] {
  const found: WebLink[] = [];
  for (const match of text.matchAll(URL_LIKE)) {
    const host = (match[2] ?? '').toLowerCase().replace(/^www\./, '');
    const path = (match[3] ?? '').replace(/[.,:;!?]+$/, '').replace(/\/$/, '');
    const quote = `${match[1] ?? ''}${match[2] ?? ''}${(match[3] ?? '').replace(/[.,:;!?]+$/, '')}`;
    if (NOT_SITES.has(host)) continue;
    if (host === 'linkedin.com' || host.endsWith('.linkedin.com')) {
      if (/^\/(?:in|pub)\/[^/]+/i.test(path)) found.push({ kind: 'linkedin', value: `linkedin.com${path}`, quote });
    } else if (host === 'github.com' || host === 'gitlab.com' || host === 'bitbucket.org') {
      const owner = path.split('/')[1];
      if (owner) found.push({ kind: 'github', value: `${host}/${owner}`, quote });
    } else if (
      trusted ||
      /(?:portfolio|website|web site|homepage|blog)\s{0,2}[:–-]\s{0,2}$/i.test(text.slice(0, match.index).slice(-20))
    )
      found.push({ kind: 'website', value: `${host}${path}`, quote });
  }
  return found;
}

const LINK_WORDS =
  /\b(?:links?|urls?|demo|live|site|web\s?site|source|code|repo|repository|github|gitlab|bitbucket|linkedin|portfolio|app store|google play|play store|video|project|view|see|available at|profile|online|and|on|at)\b/giu;

/** Whether a line holds web addresses and nothing else but the words that name them: `GitHub: github.com/jane/app`. */
export function isLinkLine(text: string): boolean {
  if (text.length > 400) return false;
  const rest = text.replace(URL_LIKE, ' ');
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest.replace(LINK_WORDS, ' '));
}
