import { Suspense } from 'react';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { ErrorBox, Notice } from '../../ui/notice';
import { CheckedAnswer } from './checked-answer';
import { EvaluationView } from './evaluation-view';
import { OtherLanguage } from './other-language';
import { RemarkPanel } from './remark-panel';
import { KeepAnswer } from './story-ways';
import { EVALUATION_FAILED } from './trainer-words';
import type { Trainer } from './use-trainer';

const FollowUpBar = lazyPart<{ trainer: Trainer }>(() => import('./follow-up-bar').then((m) => m.FollowUpBar));

/** What the open answer is worth by the built-in rubric, and beside it what a model says. */
export function EvaluationPanel({ trainer }: { trainer: Trainer }) {
  const { snapshot, move } = trainer;
  const { answers, index, session } = snapshot.context;
  const answer = answers[index];
  if (snapshot.matches({ interview: 'unevaluated' }))
    return (
      <Panel title="Evaluation">
        <ErrorBox
          title={EVALUATION_FAILED}
          actions={<Button onClick={() => move('evaluation.requested')}>Retry</Button>}
        >
          Your answer is kept.
        </ErrorBox>
      </Panel>
    );
  if (!answer?.evaluation) return null;
  return (
    <>
      <Panel
        title="Evaluation"
        lead="By the built-in rubric, on this device: each point with the words that earned it."
      >
        {answer.evaluatedText === answer.text ? null : (
          <div className="mb-5">
            <Notice tone="info" role="status" title="You changed your answer since.">
              This evaluation is about the earlier wording. Choose Evaluate Answer for the new one.
            </Notice>
          </div>
        )}
        <EvaluationView evaluation={answer.evaluation} />
        <OtherLanguage answer={answer} />
        <div className="mt-6 empty:hidden">
          <ErrorBoundary resetKey={String(index)} onRetry={retryFetches}>
            <Suspense fallback={null}>
              <FollowUpBar trainer={trainer} />
            </Suspense>
          </ErrorBoundary>
        </div>
        {session ? (
          <div className="mt-6 empty:hidden">
            <KeepAnswer session={session.id} index={index} question={session.questions[index]} answer={answer} />
          </div>
        ) : null}
      </Panel>
      <CheckedAnswer session={session} index={index} answer={answer} framed />
      <RemarkPanel trainer={trainer} about={index} kept={answer.remark} problem={EVALUATION_FAILED} />
    </>
  );
}
