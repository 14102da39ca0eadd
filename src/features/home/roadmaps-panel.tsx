import tracks from 'content:tracks';
import { Link } from 'react-router-dom';
import { useAppData, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { RootState } from '../../app/store';
import { overviewOf } from '../../domain/track-progress/progress';
import { Panel } from '../../ui/card';
import { ContourProgress } from '../../ui/contour-progress';
import { counted } from '../../ui/format';
import { selectTrackProgress } from '../roadmap/selectors';
import { planSummaries } from '../roadmap-generator/selectors';

/** A track or a roadmap of one's own, with how far one is in it. Plain data. */
interface Way {
  readonly id: string;
  readonly title: string;
  readonly done: number;
  /** Topics that count: all but the skipped. */
  readonly total: number;
  /** 0 to 1. */
  readonly share: number;
  readonly next: string | null;
  readonly to: string;
  /** Turns and shapes its hill. */
  readonly seed: number;
}

const MOST = 3;

/** The roadmaps one is on: the tracks marked last, then the newest of one's own. It needs the catalogue of tracks. */
export function RoadmapsPanel() {
  const progress = useAppSelector(selectTrackProgress);
  const own = useAppData(plansIn);
  const ways = [...overviewOf(tracks, progress).begun.map(trackWay), ...own];
  const rest = ways.length - MOST;
  if (ways.length === 0) return null;
  return (
    <Panel title="Your roadmaps">
      <ul className="-mx-3 grid grid-cols-1">
        {ways.slice(0, MOST).map(({ id, title, done, total, share, next, to, seed }) => (
          <li key={id}>
            <Link to={to} className="flex items-center gap-4 rounded-control px-3 py-2 hover:bg-sunken">
              <ContourProgress share={share} seed={seed} size={44} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{title}</span>
                <span className="line-clamp-2 text-sm text-ink-soft">
                  {done} of {counted(total, 'topic')} done{next ? `. Next: ${next}` : ''}
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

const trackWay = ({
  track,
  counts,
  counted: total,
  share,
  next,
}: ReturnType<typeof overviewOf>['begun'][number]): Way => ({
  id: track.id,
  title: track.title,
  done: counts.done,
  total,
  share,
  next: next?.name ?? null,
  to: `${paths.roadmap}/${track.id}`,
  seed: tracks.indexOf(track),
});

/** Roadmaps of one's own, the newest first; a model's reply without topics is left out. */
const plansIn = (state: RootState): readonly Way[] =>
  planSummaries(state).flatMap(({ id, name, progress }, index) => {
    if (!progress) return [];
    const { done, skipped, total, share, next } = progress;
    return [
      {
        id,
        title: name,
        done,
        total: total - skipped,
        share,
        next: next?.name ?? null,
        to: `${paths.personalizedRoadmap}?plan=${encodeURIComponent(id)}`,
        seed: tracks.length + index,
      },
    ];
  });
