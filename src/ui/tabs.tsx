import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** A row of tabs with their panels; arrows move, and the panel follows. */
export function Tabs<T extends string>({
  label,
  tabs,
  value,
  onChange,
  isPinned = false,
}: {
  label: string;
  tabs: readonly {
    id: T;
    label: string;
    panel: ReactNode;
    /** Stays alive while another tab is open, for work that continues. */
    keep?: boolean;
  }[];
  value: T;
  onChange: (id: T) => void;
  /** The row stays in sight while its panel is scrolled. */
  isPinned?: boolean;
}) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      {/* The list as a whole lies on the line: tabs that hung over its edge would give it a scroll bar. */}
      <div className={clsx('border-b border-line', isPinned ? 'sticky top-0 z-10 mb-3.5 bg-surface' : 'mb-6')}>
        <Radix.List aria-label={label} className="-mb-px flex gap-1 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.id}
              value={tab.id}
              className="min-h-11 border-b-2 border-transparent px-3.5 text-sm font-medium whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.id}
          value={tab.id}
          {...(tab.keep ? { forceMount: true as const } : {})}
          className="rounded-control data-[state=inactive]:hidden"
        >
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
