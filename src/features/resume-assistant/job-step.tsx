import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { counted } from '../../ui/format';
import { notices } from './assistant-words';
import type { ResumeAssistant } from './use-resume-assistant';

export function JobStep({ flow }: { flow: ResumeAssistant }) {
  const { snapshot, send } = flow;
  const { jobDescription, notice } = snapshot.context;
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
          onChange={(event) => send({ type: 'job.described', text: event.target.value })}
          help={`Paste the whole posting, with its requirements. ${counted(words, 'word')}.`}
          className="min-h-72"
          error={notice === 'noJob' ? notices.noJob : null}
        />
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
