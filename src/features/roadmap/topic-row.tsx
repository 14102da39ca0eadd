import { clsx } from 'clsx';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import type { CatalogueLink, TopicSaid, TrackTopic } from '../../domain/catalogue/types';
import type { TopicStatus } from '../../domain/track-progress/types';
import { Chip } from '../../ui/chip';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ExternalLink } from '../../ui/external-link';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';
import type { NamedWays } from './learning-path';
import { StatusControl } from './status-control';

const TopicWays = lazyPart<{ id: string; name: string; track: string; named: NamedWays | undefined }>(() =>
  import('./topic-ways').then((m) => m.TopicWays),
);
const TopicNote = lazyPart<{ id: string; name: string }>(() => import('./topic-note').then((m) => m.TopicNote));
const TopicAbout = lazyPart<{ said: TopicSaid }>(() => import('./topic-about').then((m) => m.TopicAbout));

/** A topic as a station on the way: what is in it, where to learn it, and how far the reader is. */
export const TopicRow = memo(function TopicRow({
  topic,
  track,
  position,
  status,
  marked,
  isNext,
  isAsked,
  resources,
  said,
  named,
  onMark,
}: {
  topic: TrackTopic;
  /** The track's title. */
  track: string;
  /** From 1. */
  position: number;
  status: TopicStatus;
  /** When it was marked, in words. */
  marked: string | null;
  isNext: boolean;
  /** A link led to this topic: what can be done about it is open. */
  isAsked: boolean;
  resources: readonly CatalogueLink[];
  /** Where the catalogue says more of it. */
  said: TopicSaid | undefined;
  named: NamedWays | undefined;
  onMark: (topicId: string, status: TopicStatus) => void;
}) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      data-topic={topic.id}
      className="group/row relative grid grid-cols-[2.25rem_1fr] gap-x-3 pb-7 last:pb-0 sm:grid-cols-[2.5rem_1fr] sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-10 bottom-0 left-[1.0625rem] w-0.5 group-last/row:hidden sm:left-[1.1875rem]',
          status === 'done' ? 'bg-success/60' : 'bg-line',
        )}
      />
      <Station position={position} status={status} isNext={isNext} />
      <div className="min-w-0 pt-1.5">
        <div className="grid min-w-0 gap-x-6 @2xl:grid-cols-[1fr_20rem]">
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <h3
                id={id}
                className={clsx(
                  'font-semibold',
                  status === 'skipped' && 'text-ink-soft line-through decoration-ink-faint',
                )}
              >
                {topic.name}
              </h3>
              <span className="text-sm text-ink-faint">
                <span className="figures">{topic.hours}</span> h
              </span>
              {isNext ? <Chip tone="accent">{status === 'learning' ? 'Now' : 'Next'}</Chip> : null}
            </div>
            <p className={clsx('mt-1 text-sm', status === 'skipped' ? 'text-ink-faint' : 'text-ink-soft')}>
              {topic.subtopics.join(', ')}
            </p>
            {resources.length > 0 ? (
              <ul className="mt-1.5 flex flex-wrap gap-x-4 text-sm">
                {resources.map((link) => (
                  <li key={link.url} className="min-w-0">
                    <ExternalLink
                      href={link.url}
                      className="inline-block rounded-control py-0.5 text-primary-ink underline decoration-primary/35 underline-offset-3 hover:decoration-primary"
                    >
                      {link.name}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <div className="mt-3 @2xl:-mt-1.5">
            <StatusControl topic={topic} status={status} onMark={onMark} />
            {marked ? <p className="mt-1.5 text-xs text-ink-faint @2xl:text-right">{marked}</p> : null}
          </div>
        </div>
        <Ways topic={topic} track={track} said={said} named={named} opensAtFirst={isAsked} />
      </div>
    </li>
  );
});

/** What can be done about the topic, fetched when it is asked for. */
function Ways({
  topic,
  track,
  said,
  named,
  opensAtFirst,
}: {
  topic: TrackTopic;
  track: string;
  said: TopicSaid | undefined;
  named: NamedWays | undefined;
  opensAtFirst: boolean;
}) {
  const [open, setOpen] = useState(opensAtFirst);
  const panel = useId();
  return (
    <div className="mt-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen((now) => !now)}
        className="-ml-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-sm font-medium text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        {said ? 'Read, practise and plan' : 'Practise and plan'}
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 transition-transform motion-reduce:transition-none', open && 'rotate-180')}
        />
      </button>
      {open ? (
        <div id={panel} className="mt-1 border-l-2 border-line pl-3">
          <ErrorBoundary resetKey={topic.id} onRetry={retryFetches}>
            <Suspense fallback={<Skeleton lines={2} />}>
              {said ? <TopicAbout said={said} /> : null}
              <TopicWays id={topic.id} name={topic.name} track={track} named={named} />
              <TopicNote id={topic.id} name={topic.name} />
            </Suspense>
          </ErrorBoundary>
        </div>
      ) : null}
    </div>
  );
}

function Station({ position, status, isNext }: { position: number; status: TopicStatus; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'figures grid size-9 place-items-center rounded-chip border-2 text-sm font-semibold sm:size-10 [&_svg]:size-4.5',
        status === 'done' && 'border-success bg-success-soft text-success-ink',
        status === 'skipped' && 'border-dashed border-line-strong bg-sunken text-ink-faint',
        status === 'learning' && 'border-accent bg-accent-soft text-accent-ink',
        status === 'not-started' &&
          (isNext ? 'border-primary bg-primary-soft text-primary-ink' : 'border-line bg-surface text-ink-soft'),
      )}
    >
      {status === 'done' ? <Check /> : status === 'skipped' ? <Minus /> : position}
    </span>
  );
}
