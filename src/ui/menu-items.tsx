import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import type { MenuItemsProps } from './menu';

/** An open menu, beside the place of its button. */
export function MenuItems({ label, items, opened, button, onClose }: MenuItemsProps) {
  const entered = useRef(!opened.byKey);
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (entered.current || event.target !== event.currentTarget) return;
    entered.current = true;
    event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none fixed" style={opened.at} />
      </Radix.Trigger>
      <Radix.Content
        aria-label={label}
        // Named by its own words, and not by what it hangs on.
        aria-labelledby={undefined}
        align="end"
        sideOffset={6}
        onFocus={enter}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
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
    </Radix.Root>
  );
}
