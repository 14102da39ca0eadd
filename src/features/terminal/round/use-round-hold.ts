import { useActorRef, useSelector } from '@xstate/react';
import { use, useCallback, useEffect, useState } from 'react';
import { useAppStore, useDevice } from '../../../app/hooks';
import { selectOpenRound } from '../selectors';

/** Which tab the mock round is open in: one at a time. */
export function useRoundHold() {
  const { machines, storage } = useDevice();
  const store = useAppStore();
  const [input] = useState(() => ({ name: 'mock-round', begun: selectOpenRound(store.getState()) !== null }));
  const actor = useActorRef(use(machines.sessionHold()), { input });
  const snapshot = useSelector(actor, (state) => state);
  const here = snapshot.hasTag('here');
  const onMine = useCallback(
    (mine: boolean) => actor.send({ type: mine ? 'session.begun' : 'session.ended' }),
    [actor],
  );
  const storing = snapshot.matches({ mine: 'storing' });
  // The editor is gone from the page by now, and has told its last keys.
  useEffect(() => {
    if (!storing) return;
    const answer = (stored: boolean) => actor.send({ type: stored ? 'session.stored' : 'session.unstored' });
    storage.flush().then(answer, () => answer(false));
  }, [actor, storage, storing]);
  return { here, onMine, state: snapshot.value, takeOver: () => actor.send({ type: 'takeover.requested' }) };
}
