import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useAppSelector } from '../../app/hooks';
import { findLinks } from '../../domain/catalogue/find';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/field';
import { counted } from '../../ui/format';
import type { BoardLink } from './board-link';
import { isInside, LinkRow } from './link-row';
import { selectSavedLinks } from './selectors';

export interface LinkGroup {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly icon: ReactNode;
  readonly links: readonly BoardLink[];
}

/** Lists of links under one search, with those that were saved on demand. */
export function LinkBoard({
  groups,
  searchLabel,
  columns,
}: {
  groups: readonly LinkGroup[];
  searchLabel: string;
  columns: 2 | 3;
}) {
  const saved = useAppSelector(selectSavedLinks);
  const [query, setQuery] = useState('');
  const [onlySaved, setOnlySaved] = useState(false);
  const board = useRef<HTMLDivElement>(null);
  const filter = useRef<HTMLButtonElement>(null);

  const savedCount = groups.flatMap(({ links }) => links).filter(({ id }) => saved[id]).length;
  const shown = groups
    .map((group) => ({
      ...group,
      links: findLinks(group.links, query).filter((link) => !onlySaved || saved[link.id]),
    }))
    .filter(({ links }) => links.length > 0);
  const found = shown.reduce((sum, { links }) => sum + links.filter((link) => !isInside(link)).length, 0);
  const clear = () => {
    setQuery('');
    setOnlySaved(false);
  };
  /** In the saved list a row goes with its star: the focus moves on to its neighbour. */
  const moveOn = (star: HTMLElement) => {
    if (!onlySaved) return;
    const stars = [...(board.current?.querySelectorAll<HTMLElement>('[data-star]') ?? [])];
    const at = stars.indexOf(star);
    (stars[at + 1] ?? stars[at - 1] ?? filter.current)?.focus();
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60 sm:max-w-md">
          <TextField
            label={searchLabel}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <Button
          ref={filter}
          aria-pressed={onlySaved}
          onClick={() => setOnlySaved(!onlySaved)}
          className={clsx(onlySaved && 'border-primary! bg-primary-soft! text-primary-ink!')}
        >
          <Star aria-hidden="true" className={clsx(savedCount > 0 && 'fill-accent text-accent-ink')} />
          Saved
          <span className="figures text-ink-soft">{savedCount}</span>
        </Button>
        <p role="status" className="min-h-10 self-end py-2 text-sm text-ink-soft">
          {query.trim() || onlySaved ? `${counted(found, 'link')} shown` : ''}
        </p>
      </div>
      <div
        ref={board}
        className={clsx('grid items-start gap-6', columns === 3 ? 'md:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-2')}
      >
        {shown.map((group) => (
          <Card key={group.id} aria-labelledby={group.id}>
            <div className="mb-3 flex items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-ink [&_svg]:size-5">
                {group.icon}
              </span>
              <div className="min-w-0 flex-1">
                <h2 id={group.id} className="text-lg leading-6 font-semibold">
                  {group.title}
                </h2>
                <p className="text-sm text-ink-soft">{group.lead}</p>
              </div>
            </div>
            <ul>
              {group.links.map((link) => (
                <LinkRow key={link.id} link={link} onUnsave={moveOn} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={onlySaved && savedCount === 0 ? 'Nothing saved yet' : 'No link matches'}
          action={<Button onClick={clear}>Show all links</Button>}
        >
          {onlySaved && savedCount === 0
            ? 'The star beside a link keeps it here, on this device. A good first one: a place where people ask what you would ask.'
            : `No name, address or subject contains all of “${query.trim()}”. Try fewer words.`}
        </EmptyState>
      ) : null}
    </>
  );
}
