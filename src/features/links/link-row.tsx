import { clsx } from 'clsx';
import { ArrowUpRight, Star } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { addressOf } from '../../domain/catalogue/find';
import { IconButton } from '../../ui/button';
import { ExternalLink } from '../../ui/external-link';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import type { BoardLink } from './board-link';
import { linkRestored, linkSaved, linkUnsaved } from './saved-links-slice';
import { selectSavedLinks } from './selectors';

const name =
  'font-medium rounded-control after:absolute after:inset-0 after:rounded-control group-hover:text-primary-ink';

/** One link with what is known about it, and a star that keeps it. */
export function LinkRow({ link, onUnsave }: { link: BoardLink; onUnsave: (star: HTMLElement) => void }) {
  const saved = useAppSelector((state) => selectSavedLinks(state)[link.id]);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!saved) {
      dispatch(linkSaved(link.id));
      return;
    }
    onUnsave(currentTarget);
    dispatch(linkUnsaved(link.id));
    toast({
      text: `${link.name} is no longer saved.`,
      action: { label: 'Undo', run: () => dispatch(linkRestored(saved)) },
    });
  };
  const inside = isInside(link);
  return (
    <li className="group relative -mx-3 flex min-h-11 items-center gap-2 rounded-control py-2 pr-1.5 pl-3 transition-colors hover:bg-sunken">
      <div className="min-w-0 flex-1">
        {inside ? (
          <Link to={link.url} className={name}>
            {link.name}
          </Link>
        ) : (
          <>
            <ExternalLink href={link.url} className={name}>
              {link.name}
            </ExternalLink>
            {'\u00a0'}
            <ArrowUpRight
              aria-hidden="true"
              className="inline size-3.5 text-ink-faint transition-colors group-hover:text-primary-ink"
            />
          </>
        )}
        <p className="text-sm wrap-anywhere text-ink-soft">{detailOf(link)}</p>
      </div>
      {inside ? null : (
        <IconButton
          label={`Save ${link.name}`}
          aria-pressed={saved !== undefined}
          data-star
          onClick={toggle}
          className="z-10"
        >
          <Star className={clsx(saved ? 'fill-accent text-accent-ink' : 'text-ink-faint')} />
        </IconButton>
      )}
    </li>
  );
}

/** Whether it leads to a screen of the app. */
export const isInside = ({ url }: Pick<BoardLink, 'url'>): boolean => url.startsWith('/');

/** What is known of a link that was read; of one that was not, its address alone. */
function detailOf(link: BoardLink): string {
  if (isInside(link)) return 'Discord, Reddit and Twitter/X, here in Elevate';
  if (!link.seen) return addressOf(link.url);
  const about = link.about.join(', ');
  return [link.handle, about.charAt(0).toUpperCase() + about.slice(1)].filter(Boolean).join(' · ');
}
