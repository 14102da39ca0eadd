import type { TurnLockResult } from '../../../machines/contracts/key-lock';

/** Why a lock did not turn: what happened, what is kept, what to do. */
export const LOCK_PROBLEMS: Readonly<Record<Exclude<TurnLockResult, 'done'>, string>> = {
  wrong: 'That is not the passphrase of this key. The key stays locked; try again.',
  damaged: 'What is stored of the key was changed and opens no more. Forget the key and enter it again.',
  refused: 'The browser did not do it. The key is as it was; try again, or reload the page first.',
};
