import { ArrowUpRight } from 'lucide-react';
import { addressOf, hostOf } from '../../domain/catalogue/find';
import type { CatalogueLink, TrackPage, TrackResource } from '../../domain/catalogue/types';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ExternalLink } from '../../ui/external-link';

/** Said by the heading above already. */
const KINDS = ['video', 'certification', 'roadmap'];

type Shown = CatalogueLink & Partial<Pick<TrackResource, 'free'>>;

/** The pages for a track as a whole, by kind; those of its four buttons come first. */
export function TrackResources({ track }: { track: TrackPage }) {
  const { roadmap, resources, youtube, certification } = track.links;
  const more = (kind: TrackResource['kind']): readonly Shown[] => track.more.filter((link) => link.kind === kind);
  const kinds: readonly (readonly [title: string, links: readonly Shown[]])[] = [
    ['Roadmap and resources', [roadmap, resources, ...more('resource')]],
    ['Videos', [youtube, ...more('video')]],
    ['Certification', [certification, ...more('certification')]],
  ];
  return (
    <section aria-labelledby="resources" className="mt-10">
      <h2 id="resources" className="text-xl font-semibold">
        Resources for the whole track
      </h2>
      <p className="mb-4 text-sm text-ink-soft">Each opens in a new tab.</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map(([title, links]) => (
          <Card key={title} aria-label={title}>
            <h3 className="mb-2 font-semibold">{title}</h3>
            <ul>
              {links.map((link) => (
                <li
                  key={link.url}
                  className="group relative -mx-3 flex min-h-11 items-center gap-2 rounded-control px-3 py-2 transition-colors hover:bg-sunken"
                >
                  <div className="min-w-0 flex-1">
                    <ExternalLink
                      href={link.url}
                      className="rounded-control font-medium after:absolute after:inset-0 after:rounded-control group-hover:text-primary-ink"
                    >
                      {link.name}
                    </ExternalLink>
                    {'\u00a0'}
                    <ArrowUpRight aria-hidden="true" className="inline size-3.5 text-ink-faint" />
                    <p className="text-sm wrap-anywhere text-ink-soft">{detailOf(link)}</p>
                  </div>
                  {link.seen && typeof link.free === 'boolean' ? (
                    <Chip tone={link.free ? 'success' : 'plain'}>{link.free ? 'Free' : 'Paid'}</Chip>
                  ) : null}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

/** What is known of a page that was read; of one that was not, its address alone. */
function detailOf(link: Shown): string {
  if (!link.seen) return addressOf(link.url);
  const said = link.about.filter((word) => !KINDS.includes(word));
  return [...said.map((word) => word.charAt(0).toUpperCase() + word.slice(1)), hostOf(link.url)].join(' · ');
}
