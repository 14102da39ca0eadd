import { Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { lazyPart, retryFetches } from '../ui/lazy-part';
import type { FittingStoriesProps, KeepStoryProps, StoryParts } from './hooks';

const Keep = lazyPart<KeepStoryProps>(() => import('../features/stories/keep-story').then((m) => m.KeepStory));
const Fitting = lazyPart<FittingStoriesProps>(() =>
  import('../features/stories/fitting-stories').then((m) => m.FittingStories),
);

/** Where the stories and the screens with answers meet: neither imports the other. */
export const storyParts: StoryParts = {
  KeepStory: (props) => (
    <ErrorBoundary resetKey={`${props.session} ${props.question}`} onRetry={retryFetches}>
      <Suspense fallback={null}>
        <Keep {...props} />
      </Suspense>
    </ErrorBoundary>
  ),
  FittingStories: (props) => (
    <ErrorBoundary resetKey={props.question.question} onRetry={retryFetches}>
      <Suspense fallback={null}>
        <Fitting {...props} />
      </Suspense>
    </ErrorBoundary>
  ),
};
