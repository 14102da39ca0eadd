import type { AnchorHTMLAttributes, MouseEvent } from 'react';

/** Leads on without loading a new page; `state` is handed to the screen there, as a link of the router would. */
export type Go = (path: string, state?: unknown) => void;

export interface Ways {
  readonly go: Go;
  /** Hears that a link is about to be pressed. */
  readonly onApproach: ((path: string) => void) | undefined;
}

/** A link within the app. Presses that ask for a new tab or a download stay the browser's. */
export function Way({
  to,
  state,
  go,
  onApproach,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Ways & { to: string; state?: unknown }) {
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to, state);
  };
  const approach = () => onApproach?.(to);
  return <a href={to} onClick={press} onPointerEnter={approach} onFocus={approach} {...rest} />;
}
