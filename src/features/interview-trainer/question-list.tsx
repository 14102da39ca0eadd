import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import { Panel } from '../../ui/card';
import { ModelWords } from '../../ui/model-reply';
import { Notice } from '../../ui/notice';
import { AttemptsPanel } from './attempts-panel';
import { CheckedAnswer } from './checked-answer';
import { EvaluationView } from './evaluation-view';
import { OtherLanguage } from './other-language';
import { RecordingsPart } from './recordings-part';
import { KeepAnswer } from './story-ways';

/** Every question of an interview with its answer and what was said about it. */
export function QuestionList({ session, answers }: { session: TrainerSession; answers: readonly TrainerAnswer[] }) {
  // A link led to one answer: it is open, and in sight.
  const asked = Number(useSearchParams()[0].get('question')) - 1;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked < 0) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <Panel title="Questions and answers">
      <ol className="divide-y divide-line border-y border-line">
        {session.questions.map((question, index) => (
          <li key={question.id}>
            <details open={index === asked || undefined}>
              <summary
                ref={index === asked ? place : undefined}
                className="flex min-h-11 scroll-mt-20 items-center gap-3 rounded-control py-2 marker:content-none hover:bg-sunken"
              >
                <span className="figures w-6 shrink-0 text-right text-sm text-ink-faint">{index + 1}</span>
                <span className="min-w-0 flex-1 font-medium">
                  {question.followsUp === undefined ? null : <FollowUpMark />}
                  {question.question}
                </span>
                <Figure answer={answers[index]} />
              </summary>
              <Answer answer={answers[index]}>
                <CheckedAnswer session={session} index={index} answer={answers[index]} />
                <KeepAnswer session={session.id} index={index} question={question} answer={answers[index]} />
              </Answer>
            </details>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const FollowUpMark = () => <span className="font-normal text-ink-soft">Follow-up: </span>;

function Figure({ answer }: { answer: TrainerAnswer | undefined }) {
  const { evaluation = null, text = '' } = answer ?? {};
  if (evaluation?.kind === 'evaluation')
    return (
      <span className="figures text-sm whitespace-nowrap">
        {evaluation.score}
        <span className="text-ink-soft"> / 10</span>
      </span>
    );
  return <span className="text-sm text-ink-soft">{text.trim() === '' ? 'Not answered' : 'No score'}</span>;
}

function Answer({ answer, children }: { answer: TrainerAnswer | undefined; children: ReactNode }) {
  const { evaluation = null, evaluatedText = '', remark = null, text = '' } = answer ?? {};
  return (
    <div className="grid gap-5 pt-1 pb-6 sm:pl-9">
      {text.trim() === '' ? (
        <p className="text-ink-soft">You did not answer this question.</p>
      ) : (
        <blockquote className="measure border-l-2 border-line-strong pl-4 break-words whitespace-pre-wrap">
          {text}
        </blockquote>
      )}
      {answer ? <RecordingsPart answer={answer} /> : null}
      {evaluation && evaluatedText !== text ? (
        <Notice tone="info" title="The answer was changed after this evaluation." />
      ) : null}
      {evaluation ? <EvaluationView evaluation={evaluation} /> : null}
      {answer ? <OtherLanguage answer={answer} /> : null}
      {children}
      {remark?.text ? (
        <section aria-label="From your model" className="grid gap-3 border-t border-line pt-4">
          <h3 className="font-semibold">From your model</h3>
          <ModelWords reply={remark} />
        </section>
      ) : null}
      {answer ? <AttemptsPanel answer={answer} /> : null}
    </div>
  );
}
