import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium transition-[background,color,border-color,box-shadow] ' +
  'select-none whitespace-nowrap disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0';
const looks: Record<ButtonLook, string> = {
  primary:
    'bg-primary text-on-primary shadow-card hover:bg-primary-strong disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none disabled:border disabled:border-line',
  plain:
    'bg-surface text-ink border border-line-strong/60 hover:bg-sunken hover:border-line-strong disabled:text-ink-faint disabled:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink disabled:text-ink-faint disabled:hover:bg-transparent',
  danger: 'bg-surface text-danger-ink border border-danger/50 hover:bg-danger-soft disabled:text-ink-faint',
};
const sizes = {
  md: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  sm: 'min-h-8 px-3 text-sm pointer-coarse:min-h-11',
  lg: 'min-h-12 px-6 text-base',
};

export interface Look {
  look?: ButtonLook | undefined;
  size?: keyof typeof sizes | undefined;
}

/** The class names of a button, for what is a link and looks like one. */
export const buttonLook = ({ look = 'plain', size = 'md' }: Look, className?: string) =>
  clsx(base, looks[look], sizes[size], className);

/** A button that sends no form unless its `type` says so. */
export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { ref?: Ref<HTMLButtonElement> }) {
  return <button type={type} className={buttonLook({ look, size }, className)} {...rest} />;
}

/** A square button with an icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11 [&_svg]:size-5',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
