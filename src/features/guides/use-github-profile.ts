import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { readGithubName } from '../../domain/guides/github-profile';
import { guideDraftKept, guideDraftRemoved } from './drafts-slice';
import { selectGithubProfile } from './selectors';

/** The flow that reads a public GitHub profile; what it reads is kept, and what is forgotten goes. */
export function useGithubProfile() {
  const { machines } = useDevice();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [input] = useState(() => ({ kept: selectGithubProfile(store.getState()) }));
  const actor = useActorRef(use(machines.githubProfile()), { input });
  useEffect(() => {
    const kept = actor.on('profile.kept', (event) => {
      dispatch(guideDraftKept({ id: 'github-profile', kind: 'github-profile', ...event.kept }));
    });
    const dropped = actor.on('profile.dropped', () => void dispatch(guideDraftRemoved('github-profile')));
    return () => {
      kept.unsubscribe();
      dropped.unsubscribe();
    };
  }, [actor, dispatch]);
  const deeds = useMemo(
    () => ({
      ask: (typed: string, agreed: boolean) =>
        actor.send({ type: 'profile.asked', name: readGithubName(typed), agreed, at: new Date().toISOString() }),
      stop: () => actor.send({ type: 'reading.stopped' }),
      dismiss: () => actor.send({ type: 'failure.dismissed' }),
      forget: () => actor.send({ type: 'profile.forgotten' }),
    }),
    [actor],
  );
  return {
    context: useSelector(actor, ({ context }) => context),
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    failed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    deeds,
  };
}
