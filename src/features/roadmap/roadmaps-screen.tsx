import tracks from 'content:tracks/list';
import { Suspense, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { findTracks } from '../../domain/catalogue/find';
import { overviewOf, summaryOf } from '../../domain/track-progress/progress';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ErrorBoundary } from '../../ui/error-boundary';
import { TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { selectTrackProgress } from './selectors';
import { TrackCard } from './track-card';
import { TrackDialog } from './track-dialog';

const SubjectsList = lazyPart<{ query: string }>(() => import('./subjects-list').then((m) => m.SubjectsList));

const seedOf = (id: string) => tracks.findIndex((track) => track.id === id);

/** `/roadmap`: the twelve tracks, with what was done in each. */
export function RoadmapsScreen() {
  const progress = useAppSelector(selectTrackProgress);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const found = findTracks(tracks, query);
  const opened = tracks.find(({ id }) => id === open);
  const { begun, topicsDone, next } = overviewOf(tracks, progress);
  return (
    <div id="roadmap">
      <Page title="Roadmaps">
        <PageHeader
          title="Roadmaps"
          lead={
            begun.length > 0
              ? `${counted(begun.length, 'track')} begun, ${counted(topicsDone, 'topic')} done. What you mark is kept on this device.`
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
                seed={seedOf(track.id)}
                found={topics}
                onOpen={() => setOpen(track.id)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 ? (
          <EmptyState title="No track matches" action={<Button onClick={() => setQuery('')}>Show all tracks</Button>}>
            No track or topic contains all of “{query.trim()}”. Try fewer words.
          </EmptyState>
        ) : null}
        <MoreSubjects query={query} />
        <TrackDialog
          summary={opened ? summaryOf(opened, progress[opened.id]) : null}
          seed={opened ? seedOf(opened.id) : 0}
          onClose={() => setOpen(null)}
        />
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
