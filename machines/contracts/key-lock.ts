/** What a key is: on the device in the clear or not at all; locked and open in this tab; locked. */
export type KeyState = 'none' | 'open' | 'locked';

/** What a passphrase is wanted for. */
export type LockWish = 'lock' | 'open' | 'remove';

/** Actor `turnLock`: does what is wished with the passphrase, which is where the app keeps it. */
export interface TurnLockInput {
  readonly slot: string;
  readonly wish: LockWish;
}
export type TurnLockResult =
  | 'done'
  /** Another passphrase than the key's. */
  | 'wrong'
  /** What is stored of the key was changed, and opens no more. */
  | 'damaged'
  /** The device did not write. */
  | 'refused';
