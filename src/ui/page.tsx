import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { type Place, WayBack } from './came-from';

/** The frame of a screen: its gutters, its width and the document's title. */
export function Page({
  title,
  width = 'content',
  children,
}: {
  title: string;
  width?: 'content' | 'reading' | 'full';
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Elevate`;
  }, [title]);
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 pt-6 pb-16 sm:px-6 md:px-8 md:pt-9',
        width === 'content' && 'max-w-[1184px]',
        width === 'reading' && 'max-w-[784px]',
      )}
    >
      {children}
    </div>
  );
}

/** Title, one line of what the screen is for, and its main action at the right; above it the way back. */
export function PageHeader({
  title,
  lead,
  aside,
  action,
  up,
}: {
  title: string;
  lead?: ReactNode;
  /** A chip beside the title, such as which engine answers. */
  aside?: ReactNode;
  action?: ReactNode;
  /** The screen that this one is a part of. */
  up?: Place;
}) {
  return (
    <>
      <WayBack up={up} />
      <header className="mb-7 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 className="text-2xl font-semibold">{title}</h1>
            {aside}
          </div>
          {lead ? <p className="measure mt-1.5 text-ink-soft">{lead}</p> : null}
        </div>
        {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
      </header>
    </>
  );
}
