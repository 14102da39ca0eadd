import { nanoid } from '@reduxjs/toolkit';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import { draftOf } from '../../../machines/resume-assistant.machine';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';
import { draftChanged, wholeDraft } from './draft-slice';
import { writtenResumeOf } from './form-way';
import { reportFiled } from './reports-slice';
import { selectResumeDraft } from './selectors';

/** The flow of this screen: its state, and the events one can send. What it leaves behind goes to the store. */
export function useResumeAssistant() {
  const { machines, storage } = useDevice();
  const machine = use(machines.resumeAssistant());
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const actor = useActorRef(machine, { input: { draft: wholeDraft(selectResumeDraft(store.getState())) } });
  const snapshot = useSelector(actor, (state) => state);

  useEffect(() => storage.claim('resumeDraft'), [storage]);
  useEffect(() => {
    const keep = actor.subscribe((state) => {
      if (state.status === 'active') dispatch(draftChanged(draftOf(state)));
    });
    const file = actor.on('report.completed', ({ type: _, ...report }) => {
      const { file: about } = actor.getSnapshot().context;
      const resume = about && writtenResumeOf(about.key);
      dispatch(reportFiled({ ...report, resume, file: about?.kept && resume === null ? about.key : null }));
    });
    return () => {
      keep.unsubscribe();
      file.unsubscribe();
    };
  }, [actor, dispatch]);

  return {
    snapshot,
    send: actor.send,
    choose: (file: File) =>
      actor.send({ type: 'file.chosen', file, fileKey: `resume-${Date.now().toString(36)}-${nanoid(8)}` }),
  };
}

export type ResumeAssistant = ReturnType<typeof useResumeAssistant>;
