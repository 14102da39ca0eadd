import { paths } from '../../app/paths';
import type { TopicOutline } from '../../domain/catalogue/types';
import type { TrackSummary } from '../../domain/track-progress/progress';
import { ContourProgress } from '../../ui/contour-progress';
import { Link } from '../../ui/link';
import { progressWords } from './track-words';

/** A track in the grid: a press anywhere opens its links, the words at the foot lead to all of its topics. */
export function TrackCard({
  summary,
  description,
  seed,
  found,
  onOpen,
}: {
  summary: TrackSummary;
  description: string;
  seed: number;
  /** Topics that a search found in it. */
  found: readonly TopicOutline[];
  onOpen: () => void;
}) {
  const { track, counts, counted, share, hours, hoursLeft, next, lastAt } = summary;
  const begun = lastAt !== null;
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface p-5 lifts">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className="rounded-control text-left after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
            >
              {track.title}
            </button>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{description}</p>
        </div>
        <ContourProgress share={share} seed={seed} size={68} label={`${track.title}: ${progressWords(summary)}`} />
      </div>
      {found.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          Found in <span className="font-medium text-ink">{found.map(({ name }) => name).join(', ')}</span>
        </p>
      ) : null}
      <div className="mt-auto flex items-end justify-between gap-3 pt-5 text-sm">
        <p className="shrink-0 text-ink-faint" aria-hidden="true">
          {begun ? `${counts.done} of ${counted} done` : `${track.topics.length} topics`}
          <span className="block">{begun ? `${hoursLeft} of ${hours} h left` : `about ${hours} h`}</span>
        </p>
        <Link
          to={`${paths.roadmap}/${track.id}`}
          className="relative -mr-2 rounded-control px-2 py-2 text-right font-medium text-primary-ink hover:underline"
        >
          {next && begun ? `Next: ${next.name}` : 'All topics'}
          <span aria-hidden="true">{'\u00a0→'}</span> <span className="sr-only">in {track.title}</span>
        </Link>
      </div>
    </article>
  );
}
