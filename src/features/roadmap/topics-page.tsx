import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { statusOf, summaryOf } from '../../domain/track-progress/progress';
import type { TopicStatus } from '../../domain/track-progress/types';
import { PageHeader } from '../../ui/page';
import type { LearningPath } from './learning-path';
import { selectTrackProgress } from './selectors';
import { TopicRow } from './topic-row';
import { TrackPanel } from './track-panel';
import { topicMarked } from './track-progress-slice';

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/**
 * A track's or a subject's topics in learning order, with what was done.
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
  const list = useRef<HTMLOListElement>(null);
  const summary = summaryOf(track, progress);
  const wanted = `${track.id}/${useSearchParams()[0].get('topic') ?? ''}`;
  const asked = track.topics.some((topic) => topic.id === wanted) ? wanted : null;
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
  const mark = useCallback(
    (topicId: string, status: TopicStatus) => {
      const name = track.topics.find(({ id }) => id === topicId)?.name ?? '';
      dispatch(topicMarked({ trackId: track.id, title: track.title, topicId, name, status }));
    },
    [dispatch, track],
  );
  const toNext = () => {
    const at = track.topics.findIndex(({ id }) => id === summary.next?.id);
    const row = list.current?.children[at];
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHeader
        title={`${track.title} ${noun}`}
        lead={track.description}
        up={{ to: paths.roadmap, name: 'All roadmaps' }}
      />
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
            {track.topics.map((topic, index) => {
              const at =
                progress && Object.hasOwn(progress.topics, topic.id) ? progress.topics[topic.id]?.at : undefined;
              return (
                <TopicRow
                  key={topic.id === asked ? `${topic.id} asked` : topic.id}
                  topic={topic}
                  track={track.title}
                  position={index + 1}
                  status={statusOf(progress, topic.id)}
                  day={at ? days.format(new Date(at)) : null}
                  isNext={summary.next?.id === topic.id}
                  isAsked={topic.id === asked}
                  resources={topic.resources}
                  said={topic.said}
                  named={topic.named}
                  onMark={mark}
                />
              );
            })}
          </ol>
        </section>
      </div>
      {children}
    </>
  );
}
