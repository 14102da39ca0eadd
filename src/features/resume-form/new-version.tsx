import { useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { jobName } from '../../domain/jobs/job';
import { withTitle } from '../../domain/resume-document/edits';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/field';
import { useToast } from '../../ui/toast';
import { selectCurrentJob, selectJob, selectJobs } from '../jobs/selectors';
import { newResumeId, resumeAdded, resumeRemoved } from './documents-slice';
import { freeTitle } from './free-title';
import { selectResume, selectTitles } from './selectors';

/** Makes a version of a resume for a job: the same words, which then go their own way. */
export function NewVersion({
  id,
  jobId,
  onOpen,
  onClose,
}: {
  id: string;
  /** The job that it was asked for; else the current one. */
  jobId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const jobs = useAppSelector(selectJobs);
  const current = useAppSelector((state) => selectCurrentJob(state)?.id ?? null);
  const resume = useAppSelector((state) => selectResume(state, id));
  const [chosen, setChosen] = useState(jobId ?? current ?? jobs[0]?.id ?? '');
  if (!resume) return null;

  const make = () => {
    const state = store.getState();
    const job = selectJob(state, chosen);
    const next = newResumeId();
    const title = freeTitle(job ? jobName(job) : `${resume.title} (version)`, selectTitles(state));
    // A version of a version has the same master: there is one, and all differ from it.
    const master = resume.master !== null && selectResume(state, resume.master) ? resume.master : resume.id;
    dispatch(resumeAdded(withTitle({ ...resume, id: next, master, job: job?.id ?? null }, title)));
    onOpen(next);
    onClose();
    toast({
      text: `“${title}” is a version of “${resume.title}”. You are now in it.`,
      action: {
        label: 'Undo',
        run: () => {
          dispatch(resumeRemoved(next));
          onOpen(id);
        },
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New version for a job"
      lead={`It begins with everything of “${resume.title}”. What you change in it stays in it; what differs can be seen, taken back, or taken over.`}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <SelectField
          label="For the job"
          value={chosen}
          help={jobs.length === 0 ? 'You keep no job yet. Add one under Jobs, or make a version for none.' : undefined}
          onChange={(event) => setChosen(event.target.value)}
        >
          {jobs.map((job) => (
            <option key={job.id} value={job.id}>
              {jobName(job)}
            </option>
          ))}
          <option value="">No job</option>
        </SelectField>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit">
            Make the version
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
