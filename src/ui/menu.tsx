import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

/** A menu of actions behind one button. */
export function Menu({ trigger, label, items }: { trigger: ReactNode; label: string; items: readonly MenuItem[] }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-rise overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={item.onSelect}
              className={`flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 text-sm outline-none data-highlighted:bg-sunken [&_svg]:size-4 ${item.danger ? 'text-danger-ink' : ''}`}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
