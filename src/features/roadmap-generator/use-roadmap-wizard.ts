import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { draftOf } from '../../../machines/roadmap-wizard.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { selectHasModel } from '../settings/selectors';
import { wizardChanged } from './draft-slice';
import { newPlanId, planFiled } from './plans-slice';
import { selectWizardDraft } from './selectors';

/** The flow of this screen: its state, and what one can do. What it leaves behind goes to the store as it comes. */
export function useRoadmapWizard() {
  const { machines, storage } = useDevice();
  const machine = use(machines.roadmapWizard());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [input] = useState(() => ({ draft: selectWizardDraft(store.getState()) }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);

  useEffect(() => storage.claim('planDraft'), [storage]);
  useEffect(() => {
    const filed = actor.on('plan.made', ({ plan }) => {
      dispatch(planFiled(plan));
    });
    const kept = actor.subscribe((state) => {
      if (state.status === 'active') dispatch(wizardChanged(draftOf(state)));
    });
    return () => {
      filed.unsubscribe();
      kept.unsubscribe();
    };
  }, [actor, dispatch]);

  const request = (builtIn: boolean) => ({
    id: newPlanId(),
    at: new Date().toISOString(),
    today: localToday(),
    builtIn: builtIn || !selectHasModel(store.getState()),
  });
  return {
    snapshot,
    send: actor.send,
    generate: (builtIn = false) => actor.send({ type: 'roadmap.requested', request: request(builtIn) }),
    takeReply: () => actor.send({ type: 'reply.taken', request: request(false) }),
  };
}

export type Wizard = ReturnType<typeof useRoadmapWizard>;

/** The learner's own day as an ISO date. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
