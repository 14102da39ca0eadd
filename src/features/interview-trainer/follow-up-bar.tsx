import { CornerDownRight } from 'lucide-react';
import { canFollowUp } from '../../domain/interview/questions/follow-up';
import { Button } from '../../ui/button';
import { ErrorBox } from '../../ui/notice';
import { useFollowUp } from './use-follow-up';
import type { Trainer } from './use-trainer';

/** Asks the follow-up to the answer that was judged, or says that it was asked. */
export function FollowUpBar({ trainer: { snapshot, actor, remarks } }: { trainer: Trainer }) {
  const followUp = useFollowUp(actor, remarks.endFrom);
  const { session, answers, index } = snapshot.context;
  const answer = answers[index];
  if (!session || answer?.evaluation?.kind !== 'evaluation') return null;
  if (session.questions[index]?.followsUp !== undefined) return null;
  if (!canFollowUp(session.questions, index))
    return <p className="text-sm text-ink-soft">Its follow-up is the next question.</p>;
  return (
    <div className="grid gap-3">
      {followUp.failed ? (
        <ErrorBox title="The follow-up could not be chosen.">
          A part of this page could not be loaded. Your answer is kept. Check your connection, then ask again.
        </ErrorBox>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={followUp.busy || answer.evaluatedText !== answer.text} onClick={followUp.ask}>
          <CornerDownRight aria-hidden="true" /> {followUp.busy ? 'Choosing...' : 'Ask me a follow-up'}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          A question on what was missing or vague here; it comes right after this one, and is judged like it.
        </p>
      </div>
    </div>
  );
}
