/**
 * What leaves the device: packed, then encrypted by AES-256-GCM, with the file's name authenticated. Keys come from one
 * random secret of 256 bits by HKDF. The layout is in `docs/decisions/devices.md`.
 */
const encoder = new TextEncoder();
const FORMAT = 1;
/** Bytes of a random start value, as AES-GCM has it. */
const IV = 12;
export const SECRET_BYTES = 32;

export interface Sealer {
  /** The name of the folder in the storage; it tells nothing of the secret. */
  readonly space: string;
  seal(name: string, plain: Uint8Array): Promise<Uint8Array>;
  /** @throws UnsealError: cut, changed, another file under this name, or sealed with another key. */
  open(name: string, sealed: Uint8Array): Promise<Uint8Array>;
}

export class UnsealError extends Error {
  override readonly name = 'UnsealError';
}

export const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));

/** @param secret 32 random bytes */
export async function createSealer(secret: Uint8Array): Promise<Sealer> {
  const { subtle } = crypto;
  const root = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey', 'deriveBits']);
  const key = await subtle.deriveKey(
    derivation('elevate devices 1: contents'),
    root,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const space = hex(new Uint8Array(await subtle.deriveBits(derivation('elevate devices 1: space'), root, 128)));
  const gcm = (name: string, iv: Uint8Array) => ({
    name: 'AES-GCM',
    iv: bytesOf(iv),
    additionalData: encoder.encode(`${space}/${name}`),
  });
  return {
    space,
    async seal(name, plain) {
      const iv = crypto.getRandomValues(new Uint8Array(IV));
      const packed = await through(new CompressionStream('deflate-raw'), plain);
      const body = new Uint8Array(await subtle.encrypt(gcm(name, iv), key, bytesOf(packed)));
      const sealed = new Uint8Array(1 + IV + body.length);
      sealed[0] = FORMAT;
      sealed.set(iv, 1);
      sealed.set(body, 1 + IV);
      return sealed;
    },
    async open(name, sealed) {
      if (sealed[0] !== FORMAT || sealed.length <= 1 + IV) throw new UnsealError('It is not a file of this app.');
      try {
        const packed = await subtle.decrypt(gcm(name, sealed.slice(1, 1 + IV)), key, sealed.slice(1 + IV));
        return await through(new DecompressionStream('deflate-raw'), new Uint8Array(packed));
      } catch {
        throw new UnsealError('It is damaged, or sealed with another key.');
      }
    },
  };
}

/**
 * Names for things that each device of a set can find again and that tell nobody else anything: HMAC-SHA-256 under a key of
 * its own.
 * @param secret 32 random bytes
 */
export async function createNamer(secret: Uint8Array): Promise<(thing: string) => Promise<string>> {
  const { subtle } = crypto;
  const root = await subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    derivation('elevate devices 1: names of files'),
    root,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  return async (thing) => hex(new Uint8Array(await subtle.sign('HMAC', key, encoder.encode(thing))));
}

const derivation = (info: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(SECRET_BYTES),
  info: encoder.encode(info),
});

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** With a buffer of its own, as the Web Crypto API wants it. */
const bytesOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array): Promise<Uint8Array> {
  const piped = new Blob([bytesOf(bytes)])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}
