import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { HoldEvent, HoldInput, TakeOverOutcome } from '../../../machines/contracts/session-hold';
import type { Holds } from '../../platform/storage/holds';

/** Actor `isHeld`: whether a session is open in another tab. */
export const isHeldLogic = (holds: Holds) => fromPromise<boolean, HoldInput>(({ input }) => holds.isHeld(input.name));

/** Actor `hold`: the session is this tab's until the actor ends. */
export const holdLogic = (holds: Holds) =>
  fromCallback<EventObject, HoldInput>(({ input, sendBack }) => {
    const tell = (type: HoldEvent['type']) => () => sendBack({ type } satisfies HoldEvent);
    return holds.hold(input.name, {
      granted: tell('hold.granted'),
      refused: tell('hold.refused'),
      asked: tell('hold.asked'),
    });
  });

/**
 * Actor `takeOver`: asks the tab that has the session to let go of it.
 * @param refresh brings what that tab wrote into the store
 */
export const takeOverLogic = (holds: Holds, refresh: () => Promise<void>) =>
  fromPromise<TakeOverOutcome, HoldInput>(async ({ input }) => {
    if (!(await holds.ask(input.name))) return 'unanswered';
    await refresh();
    return 'taken';
  });
