import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** A row of tabs with their panels; arrows move, and the panel follows. Of a row too long for the screen the open one is in sight. */
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
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      const list = row.current;
      const open = [...(list?.children ?? [])].find((tab) => tab instanceof HTMLElement && tab.dataset.tab === value);
      if (!isCurrent || !list || !(open instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return;
      list.scrollLeft = open.offsetLeft - list.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
    };
    show();
    // The app's own letters have other widths than those that stand in for them.
    void document.fonts?.ready.then(show);
    // They may be asked for only now, when all that was asked for before is there.
    document.fonts?.addEventListener('loadingdone', show);
    return () => {
      isCurrent = false;
      document.fonts?.removeEventListener('loadingdone', show);
    };
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
      {/* The list as a whole lies on the line: tabs that hung over its edge would give it a scroll bar. */}
      <div className={clsx('border-b border-line', isPinned ? 'sticky top-0 z-10 mb-3.5 bg-surface' : 'mb-6')}>
        <Radix.List ref={row} aria-label={label} className="-mb-px flex gap-1 overflow-x-auto">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.id}
              value={tab.id}
              data-tab={tab.id}
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
