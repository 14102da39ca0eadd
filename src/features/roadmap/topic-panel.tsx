import { Suspense, useEffect, useRef } from 'react';
import { courseNode, graphOf, type MapCourse, neighboursOf } from '../../domain/topic-map/graph';
import { statusOf } from '../../domain/track-progress/progress';
import type { TopicStatus, TrackProgress } from '../../domain/track-progress/types';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ExternalLink } from '../../ui/external-link';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import type { LearningPath, NamedWays, PathTopic } from './learning-path';
import { StatusControl } from './status-control';
import { TopicAbout } from './topic-about';
import { TopicNote } from './topic-note';
import { markedWords, PART_WORDS } from './track-words';

const TopicWays = lazyPart<{ id: string; name: string; track: string; named: NamedWays | undefined }>(() =>
  import('./topic-ways').then((m) => m.TopicWays),
);

/**
 * All there is to a topic: how far one is, what it is, where to learn it, what to do about it, one's own notes. The focus
 * begins at its status.
 */
export function TopicPanel({
  topic,
  track,
  course,
  progress,
  onMark,
  onOpen,
}: {
  topic: PathTopic;
  track: LearningPath;
  course: MapCourse;
  progress: TrackProgress | undefined;
  onMark: (topicId: string, status: TopicStatus) => void;
  onOpen: (topicId: string) => void;
}) {
  const { id, name, hours, part, subtopics, resources, said, named } = topic;
  const status = statusOf(progress, id);
  const marked = markedWords(progress, id);
  const place = `Topic ${track.topics.indexOf(topic) + 1} of ${track.topics.length}`;
  const { before, after } = neighboursOf(graphOf(course), id);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the next frame: what it opens in takes the focus first.
    const frame = requestAnimationFrame(() => {
      const around = panel.current?.closest('[data-scrolls]');
      if (around) around.scrollTop = 0;
      panel.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={panel}>
      <p className="mb-3 text-sm text-ink-soft">
        {[place, `${hours} h`, PART_WORDS[part]].filter(Boolean).join(' · ')}
      </p>
      <StatusControl topic={topic} status={status} onMark={onMark} />
      {marked ? <p className="mt-1.5 text-xs text-ink-faint">{marked}</p> : null}
      <p className="my-4 text-sm text-ink-soft">{subtopics.join(', ')}</p>
      {said ? <TopicAbout said={said} /> : null}
      {resources.length > 0 ? (
        <div className="mb-4 text-sm">
          <h4 className="font-semibold">Resources</h4>
          <ul className="mt-1 grid gap-0.5">
            {resources.map((link) => (
              <li key={link.url}>
                <ExternalLink
                  href={link.url}
                  className="inline-block rounded-control py-0.5 text-primary-ink underline decoration-primary/35 underline-offset-3 hover:decoration-primary"
                >
                  {link.name}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="mb-4 text-sm">
        <h4 className="mb-1 font-semibold">Ask, practise and plan</h4>
        <ErrorBoundary resetKey={id} onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={2} />}>
            <TopicWays id={id} name={name} track={track.title} named={named} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <Related words="Builds on" ids={before} course={course} onOpen={onOpen} />
      <Related words="Leads to" ids={after} course={course} onOpen={onOpen} />
      <TopicNote id={id} name={name} />
    </div>
  );
}

/** Topics on either side of one, to go on to; courses that come before are read only. */
function Related({
  words,
  ids,
  course,
  onOpen,
}: {
  words: string;
  ids: readonly string[];
  course: MapCourse;
  onOpen: (topicId: string) => void;
}) {
  const topics = course.topics.filter(({ id }) => ids.includes(id));
  const courses = course.before.filter(({ id }) => ids.includes(courseNode(id)));
  if (topics.length + courses.length === 0) return null;
  return (
    <p className="mb-1 flex flex-wrap items-baseline gap-x-1 text-sm">
      <span className="font-semibold">{words}</span>
      {courses.map(({ id, title }) => (
        <span key={id} className="px-1">
          {title}
        </span>
      ))}
      {topics.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => onOpen(id)}
          className="rounded-control px-1 py-0.5 text-primary-ink hover:bg-primary-soft pointer-coarse:min-h-11"
        >
          {name}
        </button>
      ))}
    </p>
  );
}
