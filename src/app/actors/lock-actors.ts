import { fromPromise } from 'xstate';
import type { TurnLockInput, TurnLockResult } from '../../../machines/contracts/key-lock';
import { SealError, type Sealing } from '../../platform/sealing/sealing';
import type { Secrets } from '../../platform/storage/secrets';
import type { Pocket } from '../safety/pocket';

/** The actors of the flow `keyLock`. */
export const lockActors = ({
  secrets,
  sealing,
  pocket,
  appVersion,
}: {
  secrets: Secrets;
  sealing: Sealing;
  pocket: Pocket;
  appVersion: string;
}) => ({
  turnLock: fromPromise<TurnLockResult, TurnLockInput>(async ({ input: { slot, wish }, signal }) => {
    const passphrase = pocket.take();
    const about = { holds: 'key', of: slot } as const;
    if (wish === 'lock') {
      const key = secrets.read(slot);
      if (key === null || passphrase === '') return 'refused';
      const sealed = await sealing.seal(new Blob([key]), passphrase, { ...about, appVersion }, { signal });
      // What was typed or forgotten meanwhile is another key.
      if (signal.aborted || secrets.read(slot) !== key) return 'refused';
      return secrets.lock(slot, sealed).then(
        () => 'done',
        () => 'refused',
      );
    }
    const sealed = await secrets.sealedOf(slot);
    if (!sealed) return 'damaged';
    let key: string;
    try {
      key = await (await sealing.open(sealed, passphrase, about, { signal })).text();
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      return error.kind === 'wrong' ? 'wrong' : 'damaged';
    }
    if (signal.aborted) return 'refused';
    if (wish === 'open') {
      secrets.open(slot, key);
      return 'done';
    }
    return secrets.unlock(slot, key).then(
      () => 'done',
      () => 'refused',
    );
  }),
});
