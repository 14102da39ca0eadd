import { Button } from '../../ui/button';
import { ChoiceGroup } from '../../ui/field';
import { Work } from '../../ui/progress';
import { actions, notices } from './assistant-words';
import type { ResumeAssistant } from './use-resume-assistant';

export function ActionStep({ flow }: { flow: ResumeAssistant }) {
  const { snapshot, send } = flow;
  const { action, notice } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'analysis.requested' });
      }}
    >
      <ChoiceGroup
        legend="What would you like to do?"
        columns
        options={actions.map((option) => ({ ...option, disabled: busy }))}
        value={action}
        onChange={(value) => send({ type: 'action.chosen', action: value })}
      />
      {notice === 'noAction' ? (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {notices.noAction}
        </p>
      ) : null}
      {busy ? (
        <Work
          title="Processing..."
          detail="The built-in engine reads your resume against the job, on this device."
          value={null}
          action={<Button onClick={() => send({ type: 'analysis.cancelled' })}>Cancel</Button>}
        />
      ) : null}
      <div className="flex justify-between gap-3">
        <Button disabled={busy} onClick={() => send({ type: 'step.reversed' })}>
          Back
        </Button>
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? 'Processing...' : 'Analyze Resume'}
        </Button>
      </div>
    </form>
  );
}
