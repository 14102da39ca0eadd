import { type ReactNode, Suspense } from 'react';
import type { TrainerAnswer, TrainerSession } from '../../../machines/contracts/trainer';
import type { FeedbackPoint, OverallFeedback } from '../../domain/interview/feedback/types';
import { Card, Panel } from '../../ui/card';
import { ErrorBoundary } from '../../ui/error-boundary';
import { FigureRing } from '../../ui/figure-ring';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { QuestionList } from './question-list';
import { TopicChart } from './topic-chart';
import { weakAnswers } from './weak-answers';
import type { WeakPanelProps } from './weak-panel';

/** It reads skills, for which the vocabulary is fetched. */
const WeakPanel = lazyPart<WeakPanelProps>(() => import('./weak-panel').then((m) => m.WeakPanel));

/** The overall feedback and every question with its answer: after an interview, and again from the history. */
export function FeedbackView({
  session,
  answers,
  beside,
  onAgain,
}: {
  session: TrainerSession;
  answers: readonly TrainerAnswer[];
  /** What a model said on the whole. */
  beside: ReactNode;
  /** Begins an interview with only these questions of this one, by their index. */
  onAgain: (indexes: readonly number[]) => void;
}) {
  const { feedback } = session;
  const weak = weakAnswers(session, answers);
  return (
    <>
      {feedback ? <Verdict feedback={feedback} role={session.role} /> : null}
      {beside}
      {weak.length > 0 ? (
        <ErrorBoundary resetKey={session.id} onRetry={retryFetches}>
          <Suspense fallback={null}>
            <WeakPanel weak={weak} onAgain={onAgain} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      {feedback && feedback.byTopic.length > 0 ? (
        <Panel title="By topic" lead="The mean score of the evaluated answers on each topic, out of 10.">
          <TopicChart rows={feedback.byTopic} />
        </Panel>
      ) : null}
      <QuestionList session={session} answers={answers} />
    </>
  );
}

function Verdict({ feedback, role }: { feedback: OverallFeedback; role: string }) {
  const { score, summary, strengths, improvements, recommendation } = feedback;
  return (
    <Card aria-label="Overall feedback">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
        {score === null ? null : <FigureRing value={score} max={10} label={`Overall score: ${score} out of 10`} />}
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl font-semibold">Overall feedback</h2>
          <p className="text-sm text-ink-soft">{role}</p>
          <h3 className="mt-3 font-semibold">Summary</h3>
          <p className="measure">{summary}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-6 border-t border-line pt-5 md:grid-cols-2">
        <Points
          title="Strengths"
          points={strengths}
          none="Nothing stands out yet. The improvements say where to begin."
        />
        <Points title="Improvements" points={improvements} none="Nothing to correct in what you said." />
      </div>
      <h3 className="mt-6 font-semibold">Recommendation</h3>
      <p className="measure">{recommendation}</p>
    </Card>
  );
}

function Points({ title, points, none }: { title: string; points: readonly FeedbackPoint[]; none: string }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {points.length === 0 ? <p className="text-ink-soft">{none}</p> : null}
      <ul className="grid gap-3">
        {points.map(({ text, quotes }) => (
          <li key={text}>
            <p>{text}</p>
            <Sources quotes={quotes} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words behind a point, and the questions it is about where there are no words to quote. */
function Sources({ quotes }: Pick<FeedbackPoint, 'quotes'>) {
  const said = quotes.filter(({ quote }) => quote !== '');
  const about = [...new Set(quotes.filter(({ quote }) => quote === '').map(({ number }) => number))].sort(
    (a, b) => a - b,
  );
  return (
    <div className="mt-1 grid gap-1 border-l-2 border-line pl-3 text-sm text-ink-soft empty:hidden">
      {said.map(({ number, quote }) => (
        <p key={`${number} ${quote}`}>
          <q>{quote}</q> <span className="text-xs whitespace-nowrap text-ink-faint">question {number}</span>
        </p>
      ))}
      {about.length > 0 ? (
        <p className="text-xs text-ink-faint">
          {about.length === 1 ? 'Question' : 'Questions'} {about.join(', ')}
        </p>
      ) : null}
    </div>
  );
}
