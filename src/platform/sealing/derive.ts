import { scrypt } from '@noble/hashes/scrypt.js';
import { base64, bytesOf, CHECK_BYTES, type KeyRecipe, newRecipe, type PassphraseKey } from './recipe';

const encoder = new TextEncoder();

export interface DeriveOptions {
  /** A recipe within bounds, or what a new one costs. Default: a new one at the usual cost. */
  readonly from?: KeyRecipe | number;
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * The key that a passphrase gives by a recipe, or by a new one. It computes for about a second: run it in a worker.
 * @returns `null` when the passphrase is not the recipe's
 */
export async function deriveKey(
  passphrase: string,
  { from, onProgress = () => {} }: DeriveOptions = {},
): Promise<PassphraseKey | null> {
  const given = typeof from === 'object' ? from : null;
  const recipe = given ?? newRecipe(typeof from === 'number' ? from : undefined);
  // The same letters, whichever keyboard composed them.
  const secret = scrypt(encoder.encode(passphrase.normalize('NFKC')), bytesOf(recipe.salt) ?? new Uint8Array(), {
    N: recipe.cost,
    r: recipe.block,
    p: recipe.lanes,
    dkLen: 32,
    maxmem: 2 * 128 * recipe.cost * recipe.block,
    onProgress,
  });
  const root = await crypto.subtle.importKey('raw', new Uint8Array(secret), 'HKDF', false, ['deriveKey', 'deriveBits']);
  secret.fill(0);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode('elevate passphrase 1: check') },
    root,
    CHECK_BYTES * 8,
  );
  const check = base64(new Uint8Array(bits));
  if (given && given.check !== check) return null;
  return { root, recipe: { ...recipe, check } };
}
