import tracks from 'content:tracks';
import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../ui/lazy-part';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { TopicsPage } from './topics-page';
import { trackPageOf } from './track-pages';
import { TrackResources } from './track-resources';

const SubjectScreen = lazyPart<{ wanted: string }>(() => import('./subject-screen').then((m) => m.SubjectScreen));

/** `/roadmap/:track`: the topics of a track or a subject in learning order, with what was done. */
export function TrackScreen() {
  const wanted = useParams().track ?? '';
  const seed = tracks.findIndex(({ id }) => id === wanted.toLowerCase());
  const track = tracks[seed];
  if (!track)
    return (
      <Suspense fallback={<Skeleton lines={5} />}>
        <SubjectScreen wanted={wanted} />
      </Suspense>
    );
  return (
    <Page title={`${track.title} roadmap`}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <Shown key={track.id} id={track.id} seed={seed} />
      </Suspense>
    </Page>
  );
}

function Shown({ id, seed }: { id: string; seed: number }) {
  const track = use(trackPageOf(id));
  return (
    <TopicsPage track={track} noun="roadmap" seed={seed}>
      <TrackResources track={track} />
    </TopicsPage>
  );
}
