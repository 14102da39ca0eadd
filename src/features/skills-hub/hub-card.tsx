import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../../ui/link';

/** A card that links as a whole. `Get Started` lies over its foot on hover and focus; on touch it is always there. */
export function HubCard({
  to,
  title,
  icon,
  text,
  reason,
  wide = false,
}: {
  to: string;
  title: string;
  icon: ReactNode;
  text: string;
  /** Why to open it now: progress, or what is in it. */
  reason: ReactNode;
  wide?: boolean;
}) {
  const id = useId();
  return (
    <li className={clsx('min-w-0', wide && 'sm:col-span-2')}>
      <article className="group relative flex h-full min-h-52 flex-col overflow-hidden rounded-card border border-line bg-surface p-5 transition-[box-shadow,border-color,transform] focus-within:border-line-strong focus-within:shadow-lift hover:-translate-y-0.5 hover:border-line-strong hover:shadow-lift sm:p-6">
        <div className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-ink [&_svg]:size-6"
          >
            {icon}
          </span>
          <div className="min-w-0 pt-0.5">
            <h2 className="text-xl font-semibold">
              <Link
                to={to}
                aria-describedby={id}
                className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-1 max-w-[60ch] text-ink-soft">{text}</p>
          </div>
        </div>
        <div
          id={id}
          className="mt-auto flex min-h-17 flex-col justify-end pt-5 text-sm text-ink-soft sm:pl-15 pointer-coarse:pb-12"
        >
          {reason}
        </div>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 flex translate-y-full items-center justify-between bg-primary px-5 py-3 font-medium text-on-primary opacity-0 transition-[transform,opacity] group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 sm:px-6 pointer-coarse:translate-y-0 pointer-coarse:opacity-100 [&_svg]:size-5"
        >
          Get Started <ArrowRight />
        </span>
      </article>
    </li>
  );
}
