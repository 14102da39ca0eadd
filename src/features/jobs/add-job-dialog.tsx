import { Suspense } from 'react';
import type { JobDetails } from '../../../machines/add-job.machine';
import { useAppSelector, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { askedFor } from '../../domain/jobs/asked-for';
import { jobName } from '../../domain/jobs/job';
import { requirementsOf, twinOf } from '../../domain/jobs/job-reading';
import type { Job } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Dialog } from '../../ui/dialog';
import { TextArea, TextField } from '../../ui/field';
import { FilePicker } from '../../ui/file-picker';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { ErrorBox, Notice } from '../../ui/notice';
import { Skeleton, Work } from '../../ui/progress';
import { needWords, problems } from './job-words';
import { selectJobs } from './selectors';
import { type AddJob, useAddJob } from './use-add-job';

export interface AddJobProps {
  open: boolean;
  /** A posting that another screen hands over; empty for none. */
  text: string;
  /** A file that was dropped on the page; `null` for none. */
  file?: File | null;
  onClose: () => void;
  onKept: (job: Job) => void;
}

/** Paste a posting, see what was read, keep it. */
export function AddJobDialog({ open, text, file = null, onClose, onKept }: AddJobProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add a job"
      lead="Paste the posting once. Every screen that needs it takes it from here."
      width="44rem"
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <Steps text={text} file={file} onClose={onClose} onKept={onKept} />
      </Suspense>
    </Dialog>
  );
}

function Steps({ text, file, onClose, onKept }: Omit<AddJobProps, 'open' | 'file'> & { file: File | null }) {
  const flow = useAddJob(text, file, onKept);
  return flow.snapshot.matches('review') ? <Review flow={flow} /> : <Editing flow={flow} onClose={onClose} />;
}

function Editing({ flow: { snapshot, send }, onClose }: { flow: AddJob; onClose: () => void }) {
  const kept = useKept();
  const { text, problem, fileName } = snapshot.context;
  if (snapshot.hasTag('busy'))
    return (
      <Work
        title={fileName === null ? 'Reading the posting' : `Reading ${fileName}`}
        value={null}
        action={<Button onClick={() => send({ type: 'back' })}>Cancel</Button>}
      />
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'posting.submitted' });
      }}
    >
      {problem === null ? null : <ErrorBox title="The posting was not read">{problems[problem]}</ErrorBox>}
      <TextArea
        label="Posting"
        help={`The whole text: title, duties, requirements. It stays ${kept}.`}
        value={text}
        onChange={(event) => send({ type: 'posting.typed', text: event.target.value })}
        className="min-h-56"
      />
      <FilePicker
        label="Posting as a file"
        accept="application/pdf,.pdf,text/plain,.txt,.md"
        hint="Or drop a PDF or text file"
        button="Choose a file"
        onPick={(file) => send({ type: 'file.chosen', file })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary">
          Read the posting
        </Button>
      </div>
    </form>
  );
}

const FIELDS: readonly { readonly field: keyof JobDetails; readonly label: string }[] = [
  { field: 'title', label: 'Job title' },
  { field: 'company', label: 'Company' },
  { field: 'place', label: 'Place' },
  { field: 'link', label: 'Link to the posting' },
];

function Review({ flow: { snapshot, send } }: { flow: AddJob }) {
  const { details, read, text } = snapshot.context;
  const jobs = useAppSelector(selectJobs);
  const twin = twinOf({ ...details, posting: text }, jobs);
  const requirements = read ? askedFor(requirementsOf(read.posting)).map((one) => one.requirement) : [];
  const ways = read?.posting.ways.map(({ words }) => words) ?? [];
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'job.confirmed' });
      }}
    >
      {twin ? (
        <Notice tone="warning" title="You may have this job already">
          It has the same {SAME[twin.because]} as{' '}
          <Link className="underline" to={`${paths.jobs}/${twin.job.id}`}>
            {jobName(twin.job)}
          </Link>
          .
        </Notice>
      ) : null}
      {read?.further ? (
        <Notice tone="warning" title="There may be two postings in this text">
          “{read.further}” seems to begin another one, so that what both ask for is listed here. If that is so, go back
          to the text, keep one of them, and add the other as a job of its own.
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {FIELDS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            value={details[field]}
            onChange={(event) => send({ type: 'detail.changed', field, text: event.target.value })}
          />
        ))}
      </div>
      {requirements.length === 0 ? (
        <Notice title="No skill of the vocabulary was found in this text">
          The job can be kept all the same, and you can add what it asks for yourself.
        </Notice>
      ) : (
        <section aria-label="What it asks for" className="grid gap-2">
          <h3 className="text-sm font-medium">
            It asks for {counted(requirements.length, 'skill')}. You can correct each once the job is kept.
          </h3>
          {(['must', 'nice'] as const).map((need) => {
            const own = requirements.filter((requirement) => requirement.need === need);
            return own.length === 0 ? null : (
              <div key={need} className="flex flex-wrap items-center gap-1.5">
                <span className="mr-1 text-sm text-ink-soft">{needWords[need]}:</span>
                {own.map(({ id, words }) => (
                  <Chip key={id} tone={need === 'must' ? 'primary' : 'plain'}>
                    {words}
                  </Chip>
                ))}
              </div>
            );
          })}
        </section>
      )}
      {ways.length > 0 ? (
        <p className="text-sm text-ink-soft wrap-anywhere">Ways of working: {ways.join(', ')}</p>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => send({ type: 'back' })}>Back to the text</Button>
        <Button type="submit" look="primary">
          Keep this job
        </Button>
      </div>
    </form>
  );
}

const SAME = { link: 'address', text: 'text', title: 'title and company' } as const;
