import type { SourceFile, SourceLanguage } from '../../../machines/contracts/compiler';
import { LONGEST_SOURCE } from '../../domain/c-source/files';
import { isCompiled, isLanguage, isStandardOf, type Language, type Standard } from '../../domain/c-source/languages';
import { MOST_FILES, nameProblem } from '../../domain/c-source/program-files';

/** A program as a link carries it, in the fragment of the address: no server sees it. */
export interface SharedProgram {
  readonly language: Language;
  readonly standard: Standard;
  readonly source: string;
  /** Standard input that goes with it. */
  readonly input: string;
  /** The further files of a program in C or C++. */
  readonly files: readonly SourceFile[];
}

export type ShareProblem =
  /** Cut or changed on its way. */
  | 'damaged'
  /** Made by a later version, or with a compression that this browser does not have. */
  | 'unknown'
  | 'too-large';

const KEY = 'code';
/** Form of the payload: `p` plain, `z` deflated; 1 with one file, 2 with further ones, which earlier versions would leave out. */
const FORMS = /^[12][pz]$/;

/**
 * The fragment, `#code=…`, that carries a program: JSON, deflated where the browser can, in base64url. The same program
 * gives the same fragment in the same browser.
 */
export async function encodeShare({ language, standard, source, input, files }: SharedProgram): Promise<string> {
  const version = files.length > 0 ? 2 : 1;
  const further = files.length > 0 ? [files.map(({ name, text }) => [name, text])] : [];
  const bytes = new TextEncoder().encode(JSON.stringify([language, standard, source, input, ...further]));
  const packed = await through(bytes, 'CompressionStream', Number.POSITIVE_INFINITY);
  return packed instanceof Uint8Array && packed.length < bytes.length
    ? `#${KEY}=${version}z${toBase64(packed)}`
    : `#${KEY}=${version}p${toBase64(bytes)}`;
}

/** The program in a fragment, `null` when it carries none, or why it can't be read. Never throws. */
export async function decodeShare(
  fragment: string,
): Promise<SharedProgram | { readonly problem: ShareProblem } | null> {
  const carried = new RegExp(`^#?${KEY}=(.*)$`, 's').exec(fragment)?.[1];
  if (carried === undefined) return null;
  const form = carried.slice(0, 2);
  if (!FORMS.test(form)) return { problem: /^\d/.test(form) ? 'unknown' : 'damaged' };
  // A source in JSON can be six times as long as it is (`\u0000`), never more.
  const most = LONGEST_SOURCE * 6;
  if (carried.length > most * 2) return { problem: 'too-large' };
  const bytes = fromBase64(carried.slice(2));
  if (bytes === null) return { problem: 'damaged' };
  const text = form.endsWith('p') ? bytes : await through(bytes, 'DecompressionStream', most);
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
  const [language, standard, source, input, further = []] = value as readonly unknown[];
  if (!isLanguage(language) || typeof source !== 'string' || typeof input !== 'string') return { problem: 'damaged' };
  if (typeof standard !== 'string' || !isStandardOf(language, standard)) return { problem: 'unknown' };
  const files = isCompiled(language) ? filesIn(further, language) : [];
  if (files === null) return { problem: 'damaged' };
  const length = files.reduce((sum, { text }) => sum + text.length, source.length);
  if (length > LONGEST_SOURCE || input.length > LONGEST_SOURCE) return { problem: 'too-large' };
  return { language, standard, source, input, files };
}

/** The further files, `null` where one is none or has a name that no file of a program can have. */
function filesIn(value: unknown, language: SourceLanguage): readonly SourceFile[] | null {
  if (!Array.isArray(value) || value.length > MOST_FILES) return null;
  const files: SourceFile[] = [];
  for (const one of value as readonly unknown[]) {
    const [name, text] = Array.isArray(one) ? (one as readonly unknown[]) : [];
    if (typeof name !== 'string' || typeof text !== 'string') return null;
    const taken = files.map((file) => file.name);
    if (nameProblem(name, language, taken) !== null) return null;
    files.push({ name, text });
  }
  return files;
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
