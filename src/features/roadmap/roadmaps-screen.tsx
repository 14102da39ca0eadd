import outlines from 'content:tracks';
import descriptions from 'content:tracks/descriptions';
import { Suspense, useEffect, useState } from 'react';
import { useAppSelector, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import { findTracks, type SoughtTrack } from '../../domain/catalogue/find';
import { overviewOf, summaryOf } from '../../domain/track-progress/progress';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { useFetched } from '../../ui/use-fetched';
import { whenIdle } from '../../ui/when-idle';
import { selectTrackProgress } from './selectors';
import { TrackCard } from './track-card';
import type { TrackWaysProps } from './track-ways';

const SubjectsList = lazyPart<{ query: string }>(() => import('./subjects-list').then((m) => m.SubjectsList));

const TrackWays = lazyPart<TrackWaysProps>(() => import('./track-ways').then((m) => m.TrackWays));

const seedOf = (id: string) => outlines.findIndex((track) => track.id === id);
const toList = () => import('content:tracks/list');
const described = outlines.map((track) => ({ ...track, description: descriptions[track.id] ?? '' }));

/** `/roadmap`: the twelve tracks, with what was done in each. */
export function RoadmapsScreen() {
  const kept = useKept();
  const progress = useAppSelector(selectTrackProgress);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [sought, setSought] = useState(false);
  // What a track is about is fetched when somebody goes to the search box.
  const tracks = useFetched<readonly SoughtTrack[]>(sought || query !== '', toList, described);
  const found = findTracks(tracks, query);
  const opened = described.find(({ id }) => id === open);
  const { begun, topicsDone, next } = overviewOf(outlines, progress);
  useEffect(() => whenIdle(() => void TrackWays.preload()), []);
  return (
    <div id="roadmap">
      <Page title="Roadmaps">
        <PageHeader
          title="Roadmaps"
          lead={
            begun.length > 0
              ? `${counted(begun.length, 'track')} begun, ${counted(topicsDone, 'topic')} done. What you mark is kept ${kept}.`
              : 'Twelve ways into technology, each with its topics in an order that makes sense. Pick one and mark what you know.'
          }
          action={
            next ? (
              <ButtonLink to={`${paths.roadmap}/${next.track.id}`} look="primary">
                Continue with {next.track.title}
              </ButtonLink>
            ) : null
          }
        />
        <div className="mb-6 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
            <TextField
              label="Search tracks and topics"
              type="search"
              autoComplete="off"
              maxLength={200}
              value={query}
              onFocus={() => setSought(true)}
              onChange={({ target }) => setQuery(target.value)}
            />
          </div>
          <p role="status" className="min-h-10 py-2 text-sm text-ink-soft">
            {query.trim() ? `${counted(found.length, 'track')} shown` : ''}
          </p>
        </div>
        <ul aria-label="Tracks" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {found.map(({ track, topics }) => (
            <li key={track.id}>
              <TrackCard
                summary={summaryOf(track, progress[track.id])}
                description={track.description}
                seed={seedOf(track.id)}
                found={topics}
                onOpen={() => setOpen(track.id)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && tracks !== described ? (
          <EmptyState title="No track matches" action={<Button onClick={() => setQuery('')}>Show all tracks</Button>}>
            No track or topic contains all of “{query.trim()}”. Try fewer words.
          </EmptyState>
        ) : null}
        <MoreSubjects query={query} />
        <Dialog
          open={opened !== undefined}
          onClose={() => setOpen(null)}
          title={opened?.title ?? ''}
          lead={opened?.description ?? ''}
          width="36rem"
        >
          {opened ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <TrackWays summary={summaryOf(opened, progress[opened.id])} seed={seedOf(opened.id)} />
            </Suspense>
          ) : null}
        </Dialog>
      </Page>
    </div>
  );
}

/** Languages, frameworks, platforms, tools and fields beside the tracks; fetched when they are asked for. */
function MoreSubjects({ query }: { query: string }) {
  const [open, setOpen] = useState(false);
  const shown = open || query.trim() !== '';
  return (
    <section aria-labelledby="subjects" className="mt-12">
      <h2 id="subjects" className="text-xl font-semibold">
        More subjects
      </h2>
      <p className="mb-4 text-ink-soft">
        Languages, frameworks, platforms, tools and fields, each with its topics in learning order.
      </p>
      {shown ? (
        <ErrorBoundary resetKey="subjects" onRetry={retryFetches}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <SubjectsList query={query} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <Button onClick={() => setOpen(true)}>Show all subjects</Button>
      )}
    </section>
  );
}
