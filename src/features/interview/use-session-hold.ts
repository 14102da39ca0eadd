import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { useDevice } from '../../app/hooks';

/**
 * Which tab the unfinished session of a room is open in.
 * @param name one for each room: of the role, and of the question that was chosen to begin with
 * @param draft id of the unfinished session here; `null` when there is nothing yet
 */
export function useSessionHold(name: string, draft: string | null) {
  const { machines, storage } = useDevice();
  const [input] = useState({ name, begun: draft !== null });
  const actor = useActorRef(use(machines.sessionHold()), { input });
  const snapshot = useSelector(actor, (state) => state);
  const here = snapshot.hasTag('here');

  useEffect(() => {
    if (here) actor.send({ type: draft === null ? 'session.ended' : 'session.begun' });
  }, [actor, here, draft]);

  const storing = snapshot.matches({ mine: 'storing' });
  // The room is gone from the page by now, and has kept its last words.
  useEffect(() => {
    if (!storing || draft === null) return;
    storage.release('interviewDrafts', draft);
    storage.flush().then(
      (stored) => actor.send({ type: stored ? 'session.stored' : 'session.unstored' }),
      () => actor.send({ type: 'session.unstored' }),
    );
  }, [actor, storage, storing, draft]);

  return {
    here,
    state: snapshot.value,
    takeOver: () => actor.send({ type: 'takeover.requested' }),
    begin: () => actor.send({ type: 'apart.requested' }),
  };
}
