import { ExternalLink as Sign } from 'lucide-react';
import type { CatalogueLink } from '../../domain/catalogue/types';

/** A page elsewhere, in a new tab that learns nothing of this one. The host is shown beside its name. */
export function ExternalLink({ link, host = false }: { link: Pick<CatalogueLink, 'name' | 'url'>; host?: boolean }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      className="group inline-flex min-h-8 items-baseline gap-1.5 rounded-control py-1 font-medium text-primary-ink hover:underline"
    >
      <span>
        {link.name}
        {host ? <span className="ml-2 text-sm font-normal text-ink-faint">{hostOf(link.url)}</span> : null}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      <Sign aria-hidden="true" className="size-3.5 shrink-0 self-center" />
    </a>
  );
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
