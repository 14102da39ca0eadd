import { readEmails } from '../resume/web-address';

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.){1,6}\p{L}[\p{L}\p{N}-]{1,30}`;
const WITH_SCHEME = /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/iu;
const BARE = new RegExp(`^${HOST}(?::\\d{2,5})?(?:[/?#]\\S*)?$`, 'iu');

/**
 * The web address that a text names, `https` where it names no scheme; null when it is not an address a link may have.
 */
export function webAddress(text: string): string | null {
  const tidy = text.trim();
  if (tidy.length > 2000) return null;
  if (WITH_SCHEME.test(tidy)) return tidy;
  return BARE.test(tidy) ? `https://${tidy}` : null;
}

/** Whether a text is one email address and nothing else. */
export const isEmail = (text: string): boolean => readEmails(text.trim())[0]?.value === text.trim();
