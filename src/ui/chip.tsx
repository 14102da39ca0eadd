import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  plain: 'border-line bg-sunken text-ink-soft',
  primary: 'border-primary/30 bg-primary-soft text-primary-ink',
  success: 'border-success/35 bg-success-soft text-success-ink',
  warning: 'border-warning/45 bg-warning-soft text-warning-ink',
  danger: 'border-danger/40 bg-danger-soft text-danger-ink',
  accent: 'border-accent/40 bg-accent-soft text-accent-ink',
};
export type ChipTone = keyof typeof tones;

/** A word or two about what is beside it: a state, who answers. Not a control. */
export function Chip({ tone = 'plain', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-chip border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
