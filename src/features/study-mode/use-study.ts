import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { StudyWish } from '../../../machines/contracts/study';
import { draftOf } from '../../../machines/study.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { localDayOf } from '../../domain/practice/day';
import type { StudyMode } from '../../domain/quiz/aims';
import { cardReviewed } from './cards-slice';
import { studyMoved } from './draft-slice';
import { selectStudyAims, selectStudyDraft } from './selectors';
import { aimsTold } from './settings-slice';

/** A wish with a seed of its own, so that each session asks other questions. */
export const newWish = (wish: { on?: string; cards?: readonly string[]; mode: StudyMode }): StudyWish => ({
  on: wish.on ?? null,
  cards: wish.cards ?? [],
  mode: wish.mode,
  seed: newSeed(),
});

export const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/**
 * The flow of this screen. What it leaves behind goes to the store as it comes.
 * @param asked what the address asks for, as long as nothing of it was begun
 */
export function useStudy(asked: StudyWish | null) {
  const { machines, storage } = useDevice();
  const machine = use(machines.study());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [input] = useState(() => {
    const draft = selectStudyDraft(store.getState());
    // The same address again, as after a reload, goes on with what was begun of it.
    const isBegun = asked !== null && draft?.wish.on === asked.on && draft.wish.mode === asked.mode;
    return { aims: selectStudyAims(store.getState()), wish: isBegun ? null : asked, draft };
  });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);

  useEffect(() => storage.claim('studyDraft'), [storage]);
  useEffect(() => {
    const told = actor.on('aims.told', ({ aims }) => void dispatch(aimsTold(aims)));
    const reviewed = actor.on('card.reviewed', ({ card, title, grade }) => {
      dispatch(cardReviewed({ card, title, grade, day: localDayOf(new Date().toISOString()) }));
    });
    const kept = actor.subscribe((state) => {
      if (state.status === 'active') dispatch(studyMoved(draftOf(state)));
    });
    return () => {
      told.unsubscribe();
      reviewed.unsubscribe();
      kept.unsubscribe();
    };
  }, [actor, dispatch]);

  const choose = useEffectEvent((wish: StudyWish) => actor.send({ type: 'subject.chosen', wish }));
  const on = asked?.on ?? null;
  const mode = asked?.mode ?? null;
  useEffect(() => {
    // Another subject in the address of the open screen.
    const { wish } = actor.getSnapshot().context;
    if (on !== null && mode !== null && wish !== null && (wish.on !== on || wish.mode !== mode)) {
      actor.send({ type: 'lesson.left' });
      choose(newWish({ on, mode }));
    }
  }, [actor, on, mode]);
  return { snapshot, send: actor.send };
}

export type Study = ReturnType<typeof useStudy>;
