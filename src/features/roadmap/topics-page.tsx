import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { statusOf, summaryOf, type TrackSummary } from '../../domain/track-progress/progress';
import type { TopicStatus, TrackProgress } from '../../domain/track-progress/types';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import type { LearningPath } from './learning-path';
import { selectTrackProgress } from './selectors';
import { TopicRow } from './topic-row';
import { TrackPanel } from './track-panel';
import { topicMarked } from './track-progress-slice';
import { markedWords } from './track-words';
import { ViewSwitch } from './view-switch';

interface TopicsProps {
  readonly track: LearningPath;
  readonly summary: TrackSummary<LearningPath>;
  readonly progress: TrackProgress | undefined;
  readonly onMark: (topicId: string, status: TopicStatus) => void;
  /** Turns and shapes its hill. */
  readonly seed: number;
}

const MapView = lazyPart<TopicsProps & { open: string | null; onOpen: (topicId: string | null) => void }>(() =>
  import('./map-view').then((m) => m.MapView),
);

/**
 * A track's or a subject's topics, as a list or as a map, with what was done.
 * @param noun what it is called under its title: `roadmap`
 */
export function TopicsPage({
  track,
  noun,
  seed,
  children,
}: {
  track: LearningPath;
  noun: string;
  /** Turns and shapes its hill. */
  seed: number;
  children: ReactNode;
}) {
  const progress = useAppSelector((state) => selectTrackProgress(state)[track.id]);
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  // The way back goes with the address.
  const { state } = useLocation();
  const wanted = `${track.id}/${params.get('topic') ?? ''}`;
  const asked = track.topics.some((topic) => topic.id === wanted) ? wanted : null;
  const mark = useCallback(
    (topicId: string, status: TopicStatus) => {
      const name = track.topics.find(({ id }) => id === topicId)?.name ?? '';
      dispatch(topicMarked({ trackId: track.id, title: track.title, topicId, name, status }));
    },
    [dispatch, track],
  );
  const open = (topicId: string | null) => {
    const topic = topicId === null ? {} : { topic: topicId.slice(track.id.length + 1) };
    setParams({ view: 'map', ...topic }, { replace: true, state });
  };
  const view = params.get('view') === 'map' ? 'map' : 'list';
  const topics = { track, summary: summaryOf(track, progress), progress, onMark: mark, seed };
  return (
    <>
      <PageHeader
        title={`${track.title} ${noun}`}
        lead={track.description}
        up={{ to: paths.roadmap, name: 'All roadmaps' }}
        action={<ViewSwitch shown={view} />}
      />
      {view === 'map' ? (
        <ErrorBoundary resetKey={track.id} onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <MapView {...topics} open={asked} onOpen={open} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <TopicsList {...topics} asked={asked} />
      )}
      {children}
    </>
  );
}

/** @param asked the topic that a link led to */
function TopicsList({ track, summary, progress, onMark, seed, asked }: TopicsProps & { asked: string | null }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (asked === null) return;
    // In the next frame: the frame of the app takes the focus when a screen comes up.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>(`[data-topic="${CSS.escape(asked)}"]`);
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  const toNext = () => {
    const at = track.topics.findIndex(({ id }) => id === summary.next?.id);
    const row = list.current?.children[at];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="lg:sticky lg:top-6 lg:order-2">
        <TrackPanel summary={summary} seed={seed} progress={progress} onNext={toNext} />
      </div>
      <section aria-labelledby="topics" className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <h2 id="topics" className="text-lg font-semibold">
          Topics in learning order
        </h2>
        <p className="mb-6 text-sm text-ink-soft">
          Hours are rough estimates for a beginner.{' '}
          <span className="pointer-coarse:hidden">
            In a topic’s status the arrow keys move, and <kbd className="font-semibold">N</kbd>,{' '}
            <kbd className="font-semibold">L</kbd>, <kbd className="font-semibold">D</kbd>,{' '}
            <kbd className="font-semibold">S</kbd> set not started, learning, done, skipped.
          </span>
        </p>
        <ol ref={list} className="@container">
          {track.topics.map((topic, index) => (
            <TopicRow
              key={topic.id === asked ? `${topic.id} asked` : topic.id}
              topic={topic}
              track={track.title}
              position={index + 1}
              status={statusOf(progress, topic.id)}
              marked={markedWords(progress, topic.id)}
              isNext={summary.next?.id === topic.id}
              isAsked={topic.id === asked}
              resources={topic.resources}
              said={topic.said}
              named={topic.named}
              onMark={onMark}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}
