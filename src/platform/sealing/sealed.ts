/**
 * A sealed file: one line of JSON that says how the key comes from the passphrase, the line's SHA-256, then the content in
 * pieces, each encrypted by AES-256-GCM with the line as additional data. Each file has a key of its own, from the
 * passphrase's key and the file's nonce; a piece's start value is its number and whether it is the last, so that none
 * can be left out, exchanged or cut off.
 */
import { deriveKey } from './derive';
import { base64, bytesOf, type KeyRecipe, type PassphraseKey, recipeProblem } from './recipe';

export const SEALED_FORMAT = 'elevate-sealed';
export const SEALED_VERSION = 1;
/** Bytes of content in a piece. */
const PIECE = 1 << 20;
const TAG = 16;
const NONCE = 16;
const SUM = 32;
/** A line is a few hundred bytes; what is longer is another file. */
const LONGEST_LINE = 4096;
const LINE_END = 0x0a;

/** What is in a sealed file, in the clear and authenticated. */
export interface SealAbout {
  readonly holds: 'backup' | 'key';
  /** Whose key it is; empty for a backup. */
  readonly of: string;
  readonly appVersion: string;
}

export type SealProblemKind =
  /** Another passphrase than the one it was sealed with. */
  | 'wrong'
  /** Cut off or changed. */
  | 'damaged'
  /** A later version of the format. */
  | 'newer'
  /** It asks for more work than is done for a file, or for less than protects it. */
  | 'refused';

export class SealError extends Error {
  override readonly name = 'SealError';

  constructor(readonly kind: SealProblemKind) {
    super(`The sealed file is ${kind}.`);
  }
}

export type Step = { readonly step: 'key' | 'content'; readonly share: number };

interface Header extends SealAbout {
  readonly recipe: KeyRecipe;
  readonly nonce: Uint8Array<ArrayBuffer>;
  /** The line itself, as bytes. */
  readonly line: Uint8Array<ArrayBuffer>;
  /** Where the first piece begins. */
  readonly start: number;
}

/** Whether a file begins as a sealed one does; whether it can be opened is another question. */
export async function isSealed(file: Blob): Promise<boolean> {
  return (await file.slice(0, 64).text()).replace(/\s/g, '').startsWith(`{"format":"${SEALED_FORMAT}"`);
}

/** Seals content under a key that came from a passphrase. */
export async function sealContent(
  content: Blob,
  key: PassphraseKey,
  { holds, of, appVersion }: SealAbout,
  onProgress: (step: Step) => void = () => {},
): Promise<Blob> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const { name, cost, block, lanes, salt, check } = key.recipe;
  const words = {
    format: SEALED_FORMAT,
    formatVersion: SEALED_VERSION,
    appVersion,
    holds,
    of,
    cipher: 'AES-256-GCM',
    key: { name, cost, block, lanes, salt, check },
    nonce: base64(nonce),
  };
  const line = new TextEncoder().encode(`${JSON.stringify(words)}\n`);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', line));
  const own = await fileKey(key.root, nonce);
  const parts: BlobPart[] = [line, sum];
  const count = Math.max(1, Math.ceil(content.size / PIECE));
  for (let index = 0; index < count; index += 1) {
    const piece = new Uint8Array(await content.slice(index * PIECE, (index + 1) * PIECE).arrayBuffer());
    const sealed = await crypto.subtle.encrypt(gcm(index, index === count - 1, line), own, piece);
    // As a Blob each piece is the browser's to keep, and not this thread's memory.
    parts.push(new Blob([new Uint8Array(sealed)]));
    onProgress({ step: 'content', share: (index + 1) / count });
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}

/**
 * Opens a sealed file.
 * @throws SealError
 */
export async function openSealed(
  file: Blob,
  passphrase: string,
  wanted: Pick<SealAbout, 'holds' | 'of'>,
  onProgress: (step: Step) => void = () => {},
): Promise<{ readonly content: Blob; readonly key: PassphraseKey }> {
  const header = await readHeader(file);
  if (header.holds !== wanted.holds || header.of !== wanted.of) throw new SealError('damaged');
  const key = await deriveKey(passphrase, {
    from: header.recipe,
    onProgress: (share) => onProgress({ step: 'key', share }),
  });
  if (!key) throw new SealError('wrong');
  const own = await fileKey(key.root, header.nonce);
  const parts: Blob[] = [];
  let at = header.start;
  for (let index = 0; ; index += 1) {
    const end = Math.min(at + PIECE + TAG, file.size);
    const isLast = end === file.size;
    try {
      const piece = new Uint8Array(await file.slice(at, end).arrayBuffer());
      const opened = await crypto.subtle.decrypt(gcm(index, isLast, header.line), own, piece);
      parts.push(new Blob([new Uint8Array(opened)]));
    } catch {
      throw new SealError('damaged');
    }
    onProgress({ step: 'content', share: end / file.size });
    if (isLast) return { content: new Blob(parts), key };
    at = end;
  }
}

async function readHeader(file: Blob): Promise<Header> {
  const head = new Uint8Array(
    await file
      .slice(0, LONGEST_LINE + SUM)
      .arrayBuffer()
      .catch(damaged),
  );
  const end = head.indexOf(LINE_END);
  if (end === -1 || end >= LONGEST_LINE) throw new SealError('damaged');
  const line = head.slice(0, end + 1);
  let words: Record<string, unknown> | null;
  try {
    words = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line)) as typeof words;
  } catch {
    throw new SealError('damaged');
  }
  const { formatVersion, appVersion, holds, of, key, nonce, cipher } = words ?? {};
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', line));
  const start = end + 1 + SUM;
  // The line and its sum stay what they are in every version, so that damage is never taken for a newer file.
  if (!sum.every((byte, index) => byte === head[end + 1 + index])) throw new SealError('damaged');
  if (typeof formatVersion === 'number' && formatVersion > SEALED_VERSION) throw new SealError('newer');
  const own = bytesOf(nonce);
  if (formatVersion !== SEALED_VERSION || cipher !== 'AES-256-GCM' || own?.length !== NONCE)
    throw new SealError('damaged');
  const problem = recipeProblem(key);
  if (problem) throw new SealError(problem === 'bounds' ? 'refused' : 'damaged');
  return {
    holds: holds === 'key' ? 'key' : 'backup',
    of: String(of),
    appVersion: String(appVersion),
    recipe: key as KeyRecipe,
    nonce: own,
    line,
    start,
  };
}

const damaged = (): never => {
  throw new SealError('damaged');
};

const fileKey = (root: CryptoKey, nonce: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: nonce, info: new TextEncoder().encode('elevate sealed 1: content') },
    root,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );

function gcm(index: number, isLast: boolean, additionalData: Uint8Array<ArrayBuffer>) {
  const iv = new Uint8Array(12);
  const view = new DataView(iv.buffer);
  view.setUint32(0, index);
  view.setUint8(11, isLast ? 1 : 0);
  return { name: 'AES-GCM', iv, additionalData };
}
