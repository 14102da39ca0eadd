import tracks from 'content:tracks/list';
import { Award, Library, Route, SquarePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { hostOf } from '../../domain/catalogue/find';
import type { CatalogueLink } from '../../domain/catalogue/types';
import type { TrackSummary } from '../../domain/track-progress/progress';
import { ButtonLink } from '../../ui/button-link';
import { ContourProgress } from '../../ui/contour-progress';
import { ExternalLink } from '../../ui/external-link';
import { progressWords } from './track-words';

export interface TrackWaysProps {
  readonly summary: TrackSummary;
  readonly seed: number;
}

/** The four ways out of a track, and the way in. */
export function TrackWays({ summary, seed }: TrackWaysProps) {
  const { track, share, hoursLeft, next, lastAt } = summary;
  const links = tracks.find(({ id }) => id === track.id)?.links;
  return (
    <>
      {links ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          <Way label="Roadmap" icon={<Route aria-hidden="true" />} link={links.roadmap} />
          <Way label="Resources" icon={<Library aria-hidden="true" />} link={links.resources} />
          <Way label="YouTube" icon={<SquarePlay aria-hidden="true" />} link={links.youtube} />
          <Way label="Get Certified" icon={<Award aria-hidden="true" />} link={links.certification} />
        </ul>
      ) : null}
      <p className="mt-2 text-sm text-ink-faint">These four open in a new tab.</p>
      <div className="mt-5 flex flex-wrap items-center gap-4 rounded-card bg-sunken p-4">
        <ContourProgress share={share} seed={seed} size={56} />
        <p className="min-w-0 flex-1 basis-40 text-sm">
          <span className="block font-medium">{progressWords(summary)}</span>
          <span className="text-ink-soft">
            {next
              ? `${lastAt ? 'Next' : 'First'}: ${next.name}. About ${hoursLeft} h left.`
              : 'Nothing left to learn here.'}
          </span>
        </p>
        <ButtonLink to={`${paths.roadmap}/${track.id}`} look="primary" className="max-sm:w-full">
          {lastAt ? 'Continue with all topics' : 'See all topics'}
        </ButtonLink>
      </div>
    </>
  );
}

function Way({ label, icon, link }: { label: string; icon: ReactNode; link: CatalogueLink }) {
  return (
    <li className="group relative flex gap-3 rounded-control border border-line-strong/60 bg-surface p-3.5 transition-colors hover:border-primary hover:bg-primary-soft">
      <span className="mt-0.5 text-primary-ink [&_svg]:size-5">{icon}</span>
      <div className="min-w-0">
        <ExternalLink
          href={link.url}
          detail={`${link.name}, ${hostOf(link.url)}`}
          className="rounded-control font-medium after:absolute after:inset-0 after:rounded-control"
        >
          {label}
        </ExternalLink>
        <p className="line-clamp-1 text-sm sm:line-clamp-2 text-ink-soft" aria-hidden="true">
          {link.name}
        </p>
      </div>
    </li>
  );
}
