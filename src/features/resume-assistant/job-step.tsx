import { useEffect, useEffectEvent } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { counted } from '../../ui/format';
import { PostingSource } from '../../ui/posting-source';
import { selectCurrentPosting } from '../jobs/selectors';
import { notices } from './assistant-words';
import type { ResumeAssistant } from './use-resume-assistant';

export function JobStep({ flow }: { flow: ResumeAssistant }) {
  const { snapshot, send } = flow;
  const { jobDescription, notice } = snapshot.context;
  const job = useAppSelector(selectCurrentPosting);
  const describe = (text: string) => send({ type: 'job.described', text });
  // The current job is what one means until one says otherwise.
  const begin = useEffectEvent(() => {
    if (job && jobDescription === '') describe(job.posting);
  });
  useEffect(() => begin(), []);
  const words = jobDescription.match(/\S+/g)?.length ?? 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'step.advanced' });
      }}
    >
      <div>
        <TextArea
          label="Job description"
          placeholder="Paste the job description here"
          rows={14}
          value={jobDescription}
          onChange={(event) => describe(event.target.value)}
          help={`Paste the whole posting, with its requirements. ${counted(words, 'word')}.`}
          className="min-h-72"
          error={notice === 'noJob' ? notices.noJob : null}
        />
        <PostingSource job={job} text={jobDescription} jobsPath={paths.jobs} onTake={describe} />
      </div>
      <div className="flex justify-between gap-3">
        <Button onClick={() => send({ type: 'step.reversed' })}>Back</Button>
        <Button type="submit" look="primary">
          Next: choose an action
        </Button>
      </div>
    </form>
  );
}
