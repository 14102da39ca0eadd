import { LONGEST_SOURCE } from '../../domain/c-source/files';
import { isLanguage, isStandardOf, type Language, type Standard } from '../../domain/c-source/languages';

/** A program as a link carries it, in the fragment of the address: no server sees it. */
export interface SharedProgram {
  readonly language: Language;
  readonly standard: Standard;
  readonly source: string;
  /** Standard input that goes with it. */
  readonly input: string;
}

export type ShareProblem =
  /** Cut or changed on its way. */
  | 'damaged'
  /** Made by a later version, or with a compression that this browser does not have. */
  | 'unknown'
  | 'too-large';

const KEY = 'code';
/** Form of the payload: `1p` plain, `1z` deflated. */
const PLAIN = '1p';
const DEFLATED = '1z';

/**
 * The fragment, `#code=…`, that carries a program: JSON, deflated where the browser can, in base64url. The same program
 * gives the same fragment in the same browser.
 */
export async function encodeShare({ language, standard, source, input }: SharedProgram): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([language, standard, source, input]));
  const packed = await through(bytes, 'CompressionStream', Number.POSITIVE_INFINITY);
  return packed instanceof Uint8Array && packed.length < bytes.length
    ? `#${KEY}=${DEFLATED}${toBase64(packed)}`
    : `#${KEY}=${PLAIN}${toBase64(bytes)}`;
}

/** The program in a fragment, `null` when it carries none, or why it can't be read. Never throws. */
export async function decodeShare(
  fragment: string,
): Promise<SharedProgram | { readonly problem: ShareProblem } | null> {
  const carried = new RegExp(`^#?${KEY}=(.*)$`, 's').exec(fragment)?.[1];
  if (carried === undefined) return null;
  const form = carried.slice(0, 2);
  if (form !== PLAIN && form !== DEFLATED) return { problem: /^\d/.test(form) ? 'unknown' : 'damaged' };
  // A source in JSON can be six times as long as it is (`\u0000`), never more.
  const most = LONGEST_SOURCE * 6;
  if (carried.length > most * 2) return { problem: 'too-large' };
  const bytes = fromBase64(carried.slice(2));
  if (bytes === null) return { problem: 'damaged' };
  const text = form === PLAIN ? bytes : await through(bytes, 'DecompressionStream', most);
  return text instanceof Uint8Array ? programIn(text) : { problem: text };
}

function programIn(bytes: Uint8Array): SharedProgram | { readonly problem: ShareProblem } {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { problem: 'damaged' };
  }
  if (!Array.isArray(value)) return { problem: 'damaged' };
  const [language, standard, source, input] = value as readonly unknown[];
  if (!isLanguage(language) || typeof source !== 'string' || typeof input !== 'string') return { problem: 'damaged' };
  if (typeof standard !== 'string' || !isStandardOf(language, standard)) return { problem: 'unknown' };
  if (source.length > LONGEST_SOURCE || input.length > LONGEST_SOURCE) return { problem: 'too-large' };
  return { language, standard, source, input };
}

/** The bytes through a stream of the platform, or why not; ends as soon as more than `most` bytes come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  name: 'CompressionStream' | 'DecompressionStream',
  most: number,
): Promise<Uint8Array<ArrayBuffer> | ShareProblem> {
  const Stream = globalThis[name];
  if (Stream === undefined) return 'unknown';
  const stream = new Stream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What goes wrong there shows where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > most) {
        await reader.cancel();
        return 'too-large';
      }
      chunks.push(read.value);
    }
  } catch {
    return 'damaged';
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Bytes at a time: `String.fromCharCode` takes them as arguments, whose number is bounded. */
const STEP = 8192;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += STEP) binary += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
