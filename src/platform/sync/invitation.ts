import type { S3Account } from './s3';
import type { WebdavAccount } from './webdav';

/** What a device needs that joins: the storage with its password, and the key. A folder of a device cannot be passed on. */
export interface Invitation {
  readonly account: WebdavAccount | S3Account;
  readonly secret: Uint8Array;
}

const MARK = '#join=';
const VERSION = 1;

/** As a link into the app. What follows `#` is sent to no server; who has it can read everything. */
export function invitationLink(appAddress: string, { account, secret }: Invitation): string {
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, base64(secret), account]));
  return `${appAddress}${MARK}${base64(bytes)}`;
}

/** The invitation in an address, or in what was pasted; `null` where there is none, or one of another kind. */
export function readInvitation(text: string): Invitation | null {
  const at = text.indexOf(MARK);
  if (at < 0) return null;
  try {
    const read = JSON.parse(new TextDecoder().decode(bytesIn(text.slice(at + MARK.length).trim()))) as unknown;
    if (!Array.isArray(read) || read[0] !== VERSION || typeof read[1] !== 'string') return null;
    const secret = bytesIn(read[1]);
    const account = accountIn(read[2]);
    return secret.length === 32 && account ? { account, secret } : null;
  } catch {
    return null;
  }
}

function accountIn(value: unknown): Invitation['account'] | null {
  const found = value as Partial<Record<string, unknown>> | null;
  const text = (name: string) => (typeof found?.[name] === 'string' ? (found[name] as string) : '');
  const address = text('address');
  if (!/^https?:\/\/[^\s]+$/.test(address)) return null;
  if (found?.kind === 'webdav') return { kind: 'webdav', address, user: text('user'), password: text('password') };
  if (found?.kind === 's3')
    return {
      kind: 's3',
      address,
      bucket: text('bucket'),
      region: text('region'),
      keyId: text('keyId'),
      key: text('key'),
    };
  return null;
}

const base64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesIn = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
