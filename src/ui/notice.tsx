import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, { box: string; ink: string; Icon: typeof Info }> = {
  info: { box: 'border-info/35 bg-info-soft', ink: 'text-info-ink', Icon: Info },
  success: { box: 'border-success/35 bg-success-soft', ink: 'text-success-ink', Icon: CircleCheck },
  warning: { box: 'border-warning/45 bg-warning-soft', ink: 'text-warning-ink', Icon: TriangleAlert },
  danger: { box: 'border-danger/40 bg-danger-soft', ink: 'text-danger-ink', Icon: CircleAlert },
};

/** A quiet box of words that stays: something the reader should know, with what can be done about it. */
export function Notice({
  tone = 'info',
  title,
  children,
  actions,
  role,
}: {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert' | 'status' | 'note';
}) {
  const { box, ink, Icon } = tones[tone];
  return (
    <div role={role} className={clsx('flex gap-3 rounded-card border p-4 text-sm', box)}>
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {title ? <p className={clsx('font-semibold', ink)}>{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}

/** The notices above a screen, as wide as the screen; without any it takes no room. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Notices"
      className="no-print mx-auto grid w-full max-w-[1184px] gap-3 px-4 pt-5 empty:hidden sm:px-6 md:px-8"
    >
      {children}
    </section>
  );
}

/** What happened, what is kept, what to do: the one way a failure is shown on a screen. */
export function ErrorBox({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <Notice tone="danger" title={title} role="alert" actions={actions}>
      {children}
    </Notice>
  );
}
