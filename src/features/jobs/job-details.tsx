import { useAppDispatch } from '../../app/hooks';
import { type Job, type JobField, LONGEST_FIELD, LONGEST_NOTES } from '../../domain/jobs/job-types';
import { Panel } from '../../ui/card';
import { ExternalLink } from '../../ui/external-link';
import { TextArea, TextField } from '../../ui/field';
import { jobDeadlineSet, jobFieldChanged } from './jobs-slice';

const FIELDS: readonly { readonly field: Exclude<JobField, 'notes'>; readonly label: string }[] = [
  { field: 'title', label: 'Job title' },
  { field: 'company', label: 'Company' },
  { field: 'place', label: 'Place' },
  { field: 'link', label: 'Link to the posting' },
];

/** What the learner notes about a job. Kept as it is typed. */
export function JobDetailsPanel({ job }: { job: Job }) {
  const dispatch = useAppDispatch();
  const change = (field: JobField, text: string) => dispatch(jobFieldChanged({ id: job.id, field, text }));
  return (
    <Panel title="Details">
      <div className="grid gap-4">
        {FIELDS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            value={job[field]}
            maxLength={LONGEST_FIELD}
            onChange={(event) => change(field, event.target.value)}
          />
        ))}
        {/^https?:\/\/\S+$/i.test(job.link) ? <ExternalLink href={job.link}>Open the posting</ExternalLink> : null}
        <TextField
          label="Deadline"
          type="date"
          value={job.deadline ?? ''}
          onChange={(event) => dispatch(jobDeadlineSet({ id: job.id, deadline: event.target.value || null }))}
        />
        <TextArea
          label="Notes"
          help="The company, the people, what to ask."
          value={job.notes}
          maxLength={LONGEST_NOTES}
          onChange={(event) => change('notes', event.target.value)}
        />
      </div>
    </Panel>
  );
}
