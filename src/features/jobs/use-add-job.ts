import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import type { AddJobEmitted } from '../../../machines/add-job.machine';
import { useAppDispatch, useDevice } from '../../app/hooks';
import { requirementsOf } from '../../domain/jobs/job-reading';
import { type Job, LONGEST_FIELD, LONGEST_LINK } from '../../domain/jobs/job-types';
import { jobKept, newJobId } from './jobs-slice';

/**
 * The flow of the dialog: its state, and what one can do. A job that was confirmed goes to the store.
 * @param text a posting that is read at once; empty for none @param file one that was dropped on the page, read at once
 */
export function useAddJob(text: string, file: File | null, onKept: (job: Job) => void) {
  const { machines } = useDevice();
  const machine = use(machines.addJob());
  const [input] = useState({ text });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (state) => state);
  const dispatch = useAppDispatch();

  const keep = useEffectEvent((found: AddJobEmitted) => {
    const job = jobOf(found);
    dispatch(jobKept(job));
    onKept(job);
  });
  useEffect(() => {
    const told = actor.on('job.read', (found) => keep(found));
    // A posting that came from another screen is read at once.
    if (input.text !== '') actor.send({ type: 'posting.submitted' });
    return () => told.unsubscribe();
  }, [actor, input]);
  useEffect(() => {
    if (file) actor.send({ type: 'file.chosen', file });
  }, [actor, file]);
  return { snapshot, send: actor.send };
}

export type AddJob = ReturnType<typeof useAddJob>;

const field = (text: string) => text.trim().slice(0, LONGEST_FIELD);

function jobOf({ text, read, details }: AddJobEmitted): Job {
  const at = new Date().toISOString();
  return {
    id: newJobId(),
    title: field(details.title),
    company: field(details.company),
    link: details.link.trim().slice(0, LONGEST_LINK),
    place: field(details.place),
    posting: text,
    status: 'saved',
    history: [{ status: 'saved', at }],
    deadline: null,
    interviews: [],
    contacts: [],
    notes: '',
    sent: null,
    requirements: requirementsOf(read.posting),
    createdAt: at,
  };
}
