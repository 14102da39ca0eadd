import { useCallback, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../../app/hooks';
import { newLetter } from '../../../domain/cover-letter/letter';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { jobName } from '../../../domain/jobs/job';
import { useToast } from '../../../ui/toast';
import { useAsked } from '../../../ui/use-asked';
import { useToday } from '../../../ui/use-today';
import { selectCurrentJob, selectJob } from '../../jobs/selectors';
import { freeTitle } from '../free-title';
import { selectLetter, selectLetters, selectResumes } from '../selectors';
import { letterAdded, letterRemoved, newLetterId } from './letters-slice';

/** Which letter is open, and what is done with letters as a whole. */
export function useLetters() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const day = useToday();
  const first = useCallback(() => selectLetters(store.getState())[0]?.id ?? null, [store]);
  const [id, open] = useState(first);

  const keep = (letter: CoverLetter) => {
    dispatch(letterAdded(letter));
    open(letter.id);
  };
  const add = (jobId: string | null) => {
    const state = store.getState();
    const job = (jobId === null ? null : selectJob(state, jobId)) ?? selectCurrentJob(state);
    const resumes = selectResumes(state);
    const resume = (job && resumes.find((one) => one.job === job.id)) ?? resumes[0] ?? null;
    keep(
      newLetter({
        id: newLetterId(),
        title: freeTitle(job ? `Letter: ${jobName(job)}` : 'Cover letter', selectLetters(state)),
        job,
        resume,
        at: new Date().toISOString(),
        day,
      }),
    );
  };
  const duplicate = () => {
    const state = store.getState();
    const letter = id === null ? undefined : selectLetter(state, id);
    if (!letter) return;
    const title = freeTitle(`${letter.title} (copy)`, selectLetters(state));
    keep({ ...letter, id: newLetterId(), title, changedAt: new Date().toISOString() });
    toast({ text: `“${letter.title}” duplicated. You are now in the copy.` });
  };
  const remove = () => {
    const letter = id === null ? undefined : selectLetter(store.getState(), id);
    if (!letter) return;
    dispatch(letterRemoved(letter.id));
    open(first());
    toast({ text: `“${letter.title}” deleted.`, action: { label: 'Undo', run: () => keep(letter) } });
  };

  useAsked('letter', (asked) => {
    if (selectLetter(store.getState(), asked)) open(asked);
  });
  // From a job: its letter, or a new one where it has none.
  useAsked('job', (asked) => {
    const known = selectLetters(store.getState()).find(({ job }) => job === asked);
    if (known) open(known.id);
    else add(asked);
  });
  return { id, open, add, duplicate, remove };
}
