/** How a key comes from a passphrase. It stands in the clear beside what the key opens. */
export interface KeyRecipe {
  readonly name: 'scrypt';
  /** Work and memory: a power of two (`N`). */
  readonly cost: number;
  /** `r`. */
  readonly block: number;
  /** `p`. */
  readonly lanes: number;
  /** Base64 of 16 random bytes. */
  readonly salt: string;
  /** Base64 of 16 bytes that come from the key: they tell a wrong passphrase from a damaged file. */
  readonly check: string;
}

/** A key that came from a passphrase and cannot be read out, and how it came from it. */
export interface PassphraseKey {
  readonly recipe: KeyRecipe;
  /** For HKDF: what is sealed has a key of its own each. */
  readonly root: CryptoKey;
}

/** 128 MB, and about a second on a computer of today. */
export const USUAL_COST = 2 ** 17;
const BLOCK = 8;
/** What a file may ask for: not so little that it protects nothing, not so much that it stops the device. */
export const COST_BOUNDS = { least: 2 ** 14, most: 2 ** 18, block: BLOCK, lanes: 4 } as const;
export const SALT_BYTES = 16;
export const CHECK_BYTES = 16;

export const newRecipe = (cost: number = USUAL_COST): Omit<KeyRecipe, 'check'> => ({
  name: 'scrypt',
  cost,
  block: BLOCK,
  lanes: 1,
  salt: base64(crypto.getRandomValues(new Uint8Array(SALT_BYTES))),
});

/** Why a recipe that was read is not followed: `shape`, it is none; `bounds`, it asks for too much work or too little. */
export function recipeProblem(value: unknown): 'shape' | 'bounds' | null {
  const { name, cost, block, lanes, salt, check } = (value ?? {}) as Partial<Record<keyof KeyRecipe, unknown>>;
  if (name !== 'scrypt' || !isWhole(cost) || !isWhole(block) || !isWhole(lanes)) return 'shape';
  if (bytesOf(salt)?.length !== SALT_BYTES || bytesOf(check)?.length !== CHECK_BYTES) return 'shape';
  const { least, most } = COST_BOUNDS;
  const isFair = cost >= least && cost <= most && Number.isInteger(Math.log2(cost));
  return isFair && block === COST_BOUNDS.block && lanes >= 1 && lanes <= COST_BOUNDS.lanes ? null : 'bounds';
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Short bytes as base64. */
export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** `null` for what is no base64. */
export function bytesOf(text: unknown): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string') return null;
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
