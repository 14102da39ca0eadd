import { type RefObject, Suspense, useMemo, useRef } from 'react';
import type { TrainerAnswer } from '../../../machines/contracts/trainer';
import { isAnswered } from '../../../machines/trainer.machine';
import { useAppSelector } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { ErrorBox } from '../../ui/notice';
import { Progress, Skeleton } from '../../ui/progress';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { AnswerBox } from './answer-box';
import { askedAgain, selectTrainerSessions } from './selectors';
import { StoriesBeside } from './story-ways';
import { isFromModel } from './trainer-place';
import { categoryLabels, FEEDBACK_FAILED, usedUp } from './trainer-words';
import { useTape } from './use-tape';
import type { Trainer } from './use-trainer';
import { WebcamPreview } from './webcam-preview';

const HandsFree = lazyPart<{ trainer: Trainer; reads: RefObject<boolean> }>(() =>
  import('./hands-free').then((m) => m.HandsFree),
);

const AnswerClock = lazyPart<{ trainer: Trainer }>(() => import('./answer-clock').then((m) => m.AnswerClock));

const EvaluationPanel = lazyPart<{ trainer: Trainer }>(() =>
  import('./evaluation-panel').then((m) => m.EvaluationPanel),
);

/** Screen (b): one question, the webcam beside it, the answer, what it is worth, and the way to the others. */
export function InterviewStep({
  trainer,
  fresh,
  onEnd,
}: {
  trainer: Trainer;
  /** The interview began in this visit, so the webcam is asked for. */
  fresh: boolean;
  onEnd: () => void;
}) {
  const { snapshot, move } = trainer;
  const { session, answers, index, form } = snapshot.context;
  const question = session?.questions[index];
  const tape = useTape();
  const heading = useRef<HTMLHeadingElement>(null);
  // While the interviewer's voice reads it, a screen reader must not read it, too.
  const reads = useRef(false);
  // Its button goes with the answer that is retaken.
  useFocusOnChange(
    `${index}.${answers[index]?.attempts?.length ?? 0}`,
    () => (reads.current ? null : heading.current),
    { scroll: 'nearest' },
  );
  const sessions = useAppSelector(selectTrainerSessions);
  const again = useMemo(() => (session ? askedAgain(sessions, session) : 0), [sessions, session]);
  if (!session || !question) return null;
  const count = session.questions.length;
  const last = index === count - 1;
  const answered = answers.filter(isAnswered).length;
  const summing = snapshot.matches({ interview: 'summing' });
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-medium">
          Question <span className="figures">{index + 1}</span> of <span className="figures">{count}</span>
        </p>
        <div className="min-w-24 flex-1">
          <Progress label="Questions answered" value={answered} max={count} />
        </div>
        <p className="text-sm text-ink-soft max-sm:hidden">{answered} answered</p>
        <Button look="quiet" size="sm" onClick={onEnd}>
          End interview
        </Button>
      </div>
      {again > 0 ? <p className="text-sm text-ink-soft">{usedUp(again, count)}</p> : null}
      <div className="grid items-start gap-5 md:grid-cols-[1fr_18rem]">
        <WebcamPreview fresh={fresh} trainer={trainer} tape={tape} />
        <div className="grid min-w-0 gap-5 md:col-start-1 md:row-start-1">
          <section aria-label="Question" className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <div className="flex flex-wrap gap-2">
              <Chip tone="primary">{categoryLabels[question.category]}</Chip>
              {question.question.startsWith(question.topic) ? null : (
                <span className="min-w-0 text-sm text-ink-soft">{question.topic}</span>
              )}
              {question.followsUp === undefined ? null : <Chip>Follow-up</Chip>}
              {isFromModel(session, index) ? <Chip tone="accent">Written by your model</Chip> : null}
            </div>
            <h2 ref={heading} tabIndex={-1} className="mt-3 text-xl font-semibold outline-none">
              {question.question}
            </h2>
            {question.quote ? (
              <p className="mt-2 text-sm text-ink-soft">
                From {question.from === 'resume' ? 'your resume' : 'the job description'}:{' '}
                <q>{question.quote.replace(/^[-*•–]\s+/, '')}</q>
              </p>
            ) : null}
            {form.preparation + form.questionTime > 0 ? (
              <ErrorBoundary resetKey="clock" onRetry={retryFetches}>
                <Suspense fallback={null}>
                  <AnswerClock trainer={trainer} />
                </Suspense>
              </ErrorBoundary>
            ) : null}
          </section>
          <ErrorBoundary resetKey="hands-free" onRetry={retryFetches}>
            <Suspense fallback={null}>
              <HandsFree trainer={trainer} reads={reads} />
            </Suspense>
          </ErrorBoundary>
          <AnswerBox trainer={trainer} tape={tape} />
          <StoriesBeside key={question.id} trainer={trainer} />
          {snapshot.matches({ interview: 'unsummed' }) ? (
            <ErrorBox
              title={FEEDBACK_FAILED}
              actions={<Button onClick={() => move('feedback.requested')}>Retry</Button>}
            >
              Every answer and every evaluation is kept.
            </ErrorBox>
          ) : null}
          <nav aria-label="Questions" className="flex flex-wrap items-center justify-between gap-3">
            <Button disabled={index === 0} onClick={() => move('question.reversed')}>
              Previous Question
            </Button>
            {last ? (
              <Button
                look="primary"
                disabled={summing || answered === 0}
                onClick={() => move('feedback.requested')}
                className="max-sm:px-3"
              >
                {summing ? 'Generating...' : 'Generate Overall Feedback'}
              </Button>
            ) : (
              <Button look="primary" onClick={() => move('question.advanced')}>
                Next Question
              </Button>
            )}
            {last && answered === 0 ? (
              <p className="basis-full text-right text-sm text-ink-faint">Answer at least one question first.</p>
            ) : null}
          </nav>
          <p role="status" className="sr-only">
            {evaluationWords(answers[index])}
          </p>
          {answers[index]?.evaluation || snapshot.matches({ interview: 'unevaluated' }) ? (
            <ErrorBoundary resetKey={String(index)} onRetry={retryFetches}>
              <Suspense fallback={<Skeleton lines={5} />}>
                <EvaluationPanel key={index} trainer={trainer} />
              </Suspense>
            </ErrorBoundary>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** For those who hear the screen: the figure, as soon as it is ready. */
function evaluationWords(answer: TrainerAnswer | undefined): string {
  if (!answer?.evaluation || answer.evaluatedText !== answer.text) return '';
  return answer.evaluation.kind === 'evaluation'
    ? `Evaluated: ${answer.evaluation.score} out of 10.`
    : 'Evaluated: no score for this answer.';
}
