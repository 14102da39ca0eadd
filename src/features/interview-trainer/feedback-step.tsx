import { House } from 'lucide-react';
import type { TrainerSession } from '../../../machines/contracts/trainer';
import { useAppDispatch } from '../../app/hooks';
import { Button } from '../../ui/button';
import { sessionRepeated } from './draft-slice';
import { FeedbackView } from './feedback-view';
import { RemarkPanel } from './remark-panel';
import { ReportActions } from './report-actions';
import { FEEDBACK_FAILED } from './trainer-words';
import type { Trainer } from './use-trainer';
import { withoutFollowUps, withQuestions } from './weak-answers';

/** Screen (c): the overall feedback, the report, and the way back to the job. */
export function FeedbackStep({ trainer }: { trainer: Trainer }) {
  const dispatch = useAppDispatch();
  const { session, answers } = trainer.snapshot.context;
  if (!session?.feedback) return null;
  const repeat = (of: TrainerSession) => {
    trainer.remarks.end();
    dispatch(sessionRepeated(of));
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ReportActions session={session} answers={answers} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => repeat(withoutFollowUps(session))}>Practise these questions again</Button>
          <Button look="primary" onClick={() => trainer.close('home.requested')}>
            <House aria-hidden="true" /> Go to Home
          </Button>
        </div>
      </div>
      <FeedbackView
        session={session}
        answers={answers}
        onAgain={(indexes) => repeat(withQuestions(session, indexes))}
        beside={<RemarkPanel trainer={trainer} about="whole" kept={session.remark} problem={FEEDBACK_FAILED} />}
      />
    </div>
  );
}
