import tracks from 'content:tracks';
import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { roadmapPath } from '../../app/open-source';
import { paths } from '../../app/paths';
import type { ListedSubject } from '../../domain/catalogue/subject-types';
import { begunRoadmaps, marksSubjects } from '../../domain/track-progress/begun';
import { Panel } from '../../ui/card';
import { ContourProgress } from '../../ui/contour-progress';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { useFetched } from '../../ui/use-fetched';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries } from '../roadmap-generator/selectors';

const MOST = 3;

const toSubjects = () => import('content:subjects');
const NONE: readonly ListedSubject[] = [];

/** The roadmaps one is on: the tracks marked last, then the newest of one's own. It needs the catalogue of tracks. */
export function RoadmapsPanel() {
  const progress = useAppSelector(selectTrackProgress);
  const plans = useAppSelector((state) => planSummaries(state, selectTrackProgress(state)));
  const subjects = useFetched(marksSubjects(tracks, progress), toSubjects, NONE);
  const roadmaps = useMemo(() => begunRoadmaps(tracks, subjects, progress, plans), [subjects, progress, plans]);
  const rest = roadmaps.length - MOST;
  if (roadmaps.length === 0) return null;
  return (
    <Panel title="Your roadmaps">
      <ul className="-mx-3 grid grid-cols-1">
        {roadmaps.slice(0, MOST).map(({ kind, id, title, done, total, share, next, seed }) => (
          <li key={id}>
            <Link
              to={roadmapPath({ kind, id })}
              className="flex items-center gap-4 rounded-control px-3 py-1 hover:bg-sunken"
            >
              <ContourProgress share={share} seed={seed} size={44} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {done} of {counted(total, 'topic')} done{next ? `. Next: ${next.name}` : ''}
                </span>
              </span>
              <span className="figures shrink-0 text-lg font-semibold">
                {Math.round(share * 100)}
                <span className="text-sm font-normal text-ink-soft"> %</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          And {rest} more, among{' '}
          <Link to={paths.roadmap} className="font-medium text-primary-ink hover:underline">
            the tracks
          </Link>{' '}
          and{' '}
          <Link to={`${paths.personalizedRoadmap}?tab=saved`} className="font-medium text-primary-ink hover:underline">
            your own roadmaps
          </Link>
          .
        </p>
      ) : null}
    </Panel>
  );
}
