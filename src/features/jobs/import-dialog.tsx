import { Suspense, use, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../app/hooks';
import { jobName } from '../../domain/jobs/job';
import type { Job } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CheckboxField } from '../../ui/field';
import { FilePicker } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { jobsImported, jobsTakenBack } from './jobs-slice';
import { type JobsFile, readJobsFile } from './read-jobs-file';
import { selectJobs } from './selectors';

interface Reading {
  readonly name: string;
  readonly result: Promise<JobsFile>;
}

/** Jobs from a file: chosen, looked through, added. @param file one that was dropped on the page; `null` for none */
export function ImportDialog({ file, onClose }: { file: File | null; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import jobs"
      lead="From a CSV table of any tool, or from a file that Elevate wrote."
      width="44rem"
    >
      <Import file={file} onClose={onClose} />
    </Dialog>
  );
}

function Import({ file, onClose }: { file: File | null; onClose: () => void }) {
  const store = useAppStore();
  const read = (chosen: File): Reading => ({
    name: chosen.name,
    result: readJobsFile(chosen, selectJobs(store.getState())),
  });
  const [reading, setReading] = useState(() => (file ? read(file) : null));
  if (!reading)
    return (
      <FilePicker
        label="Jobs as a file"
        accept=".csv,.tsv,.txt,.md,.markdown,text/csv,text/markdown"
        hint="Drop a CSV or Markdown file. Nothing changes before you have seen what is in it."
        button="Choose a file"
        onPick={(chosen) => setReading(read(chosen))}
      />
    );
  const again = () => setReading(null);
  return (
    <Suspense
      fallback={
        <Work
          title={`Reading “${reading.name}”`}
          value={null}
          action={
            <Button size="sm" onClick={again}>
              Cancel
            </Button>
          }
        />
      }
    >
      <Found reading={reading} onAgain={again} onClose={onClose} />
    </Suspense>
  );
}

function Found({
  reading: { name, result },
  onAgain,
  onClose,
}: {
  reading: Reading;
  onAgain: () => void;
  onClose: () => void;
}) {
  const found = use(result);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [withTwins, setWithTwins] = useState(false);
  const another = <Button onClick={onAgain}>Choose another file</Button>;
  if (found.kind === 'refused')
    return (
      <ErrorBox title={`“${name}” was not imported. Nothing changed.`} actions={another}>
        {found.reason}
      </ErrorBox>
    );
  const { fresh, twins, undated, notes } = found;
  const wanted = withTwins ? [...fresh, ...twins] : fresh;
  const add = () => {
    dispatch(jobsImported(wanted));
    const ids = wanted.map(({ id }) => id);
    toast({
      text: `${counted(ids.length, 'job')} added.`,
      action: { label: 'Undo', run: () => dispatch(jobsTakenBack(ids)) },
    });
    onClose();
  };
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium wrap-anywhere">
        “{name}”: {fresh.length} new, {twins.length} already here
        {notes.length > 0 ? `, ${counted(notes.length, 'remark')}` : ''}.
      </p>
      <Names title="New" jobs={fresh} />
      <Names title="Already here" jobs={twins} />
      {twins.length > 0 ? (
        <CheckboxField
          label={`Add those that are already here as well (${twins.length})`}
          help="What you have is left as it is either way."
          checked={withTwins}
          onChange={(event) => setWithTwins(event.target.checked)}
        />
      ) : null}
      {undated > 0 ? (
        <p className="text-sm text-ink-soft">
          {undated === 1 ? 'One job has' : `${undated} jobs have`} no date for {undated === 1 ? 'its' : 'their'} status.
          Today is noted for it.
        </p>
      ) : null}
      {notes.length > 0 ? <Remarks notes={notes} /> : null}
      <div className="flex flex-wrap justify-end gap-2">
        {another}
        <Button look="primary" disabled={wanted.length === 0} onClick={add}>
          {wanted.length === 0 ? 'Nothing to add' : `Add ${counted(wanted.length, 'job')}`}
        </Button>
      </div>
    </div>
  );
}

/** Of a long list, this many are named. */
const NAMED = 5;

function Names({ title, jobs }: { title: string; jobs: readonly Job[] }) {
  if (jobs.length === 0) return null;
  const more = jobs.length - NAMED;
  return (
    <p className="text-sm wrap-anywhere">
      <span className="font-medium">{title}:</span>{' '}
      {jobs
        .slice(0, NAMED)
        .map((job) => jobName(job).slice(0, 80))
        .join(', ')}
      {more > 0 ? `, and ${more} more` : ''}.
    </p>
  );
}

const MOST_REMARKS = 100;

function Remarks({ notes }: { notes: Extract<JobsFile, { kind: 'read' }>['notes'] }) {
  const more = notes.length - MOST_REMARKS;
  return (
    <Notice tone="warning" title="Not read as it is written">
      <ul aria-label="Remarks" tabIndex={0} className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {notes.slice(0, MOST_REMARKS).map(({ line, text }) => (
          <li key={`${line} ${text}`} className="wrap-anywhere">
            <span className="figures text-ink-soft">Line {line}:</span> {text}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-1">and {more} more</p> : null}
    </Notice>
  );
}
