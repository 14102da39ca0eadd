import { type ComponentPropsWithoutRef, useId } from 'react';

/**
 * A link to a page elsewhere: it opens in a new tab, says so to screen readers, and gives neither the opener nor the
 * address of this page away. Its name is its own words alone.
 */
export function ExternalLink({
  href,
  detail,
  ...rest
}: Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & {
  href: string;
  /** Further words about it, for screen readers. */
  detail?: string;
}) {
  const id = useId();
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={id} {...rest} />
      <span id={id} hidden>
        {detail ? `${detail}, opens in a new tab` : 'opens in a new tab'}
      </span>
    </>
  );
}
