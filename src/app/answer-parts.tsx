import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import type { AnswerChecksProps, AnswerParts, FittingStoriesProps, KeepStoryProps } from './hooks';

/** A part that is fetched when it is first shown; what cannot be fetched is said in its place. */
function fetched<P extends object>(load: () => Promise<ComponentType<P>>, about: (props: P) => string) {
  const Part = lazyPart(load);
  return (props: P) => (
    <ErrorBoundary resetKey={about(props)} onRetry={retryFetches}>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Where stories and checks meet the screens with answers: neither imports the other. */
export const answerParts: AnswerParts = {
  KeepStory: fetched<KeepStoryProps>(
    () => import('../features/stories/keep-story').then((m) => m.KeepStory),
    ({ session, question }) => `${session} ${question}`,
  ),
  FittingStories: fetched<FittingStoriesProps>(
    () => import('../features/stories/fitting-stories').then((m) => m.FittingStories),
    ({ question }) => question.question,
  ),
  AnswerChecks: fetched<AnswerChecksProps>(
    () => import('../features/answer-check/answer-checks').then((m) => m.AnswerChecks),
    ({ session, question }) => `${session} ${question}`,
  ),
};
