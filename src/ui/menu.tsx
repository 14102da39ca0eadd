import { DropdownMenu as Radix, Slot } from 'radix-ui';
import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

interface Opened {
  /** Where the button is, in the window. */
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** What a key opens has its first item focused. */
  readonly byKey: boolean;
}

/**
 * A menu of actions behind one button. Radix is in the page only while it is open: closed, it would listen to every key
 * of the page, and a board has a menu on each card.
 */
export function Menu({ trigger, label, items }: { trigger: ReactNode; label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (byKey: boolean) => {
    const at = button.current?.getBoundingClientRect();
    if (at) setOpened({ at: { left: at.left, top: at.top, width: at.width, height: at.height }, byKey });
  };

  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        data-state={opened ? 'open' : 'closed'}
        onPointerDown={(event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus: the press may not bring it back to the button.
          event.preventDefault();
          open(false);
        }}
        // Screen readers press without a pointer, and so do Enter and Space.
        onClick={() => opened ?? open(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(true);
        }}
      >
        {trigger}
      </Slot.Root>
      {opened &&
        createPortal(
          <Items label={label} items={items} opened={opened} button={button} onClose={() => setOpened(null)} />,
          document.body,
        )}
    </>
  );
}

function Items({
  label,
  items,
  opened,
  button,
  onClose,
}: {
  label: string;
  items: readonly MenuItem[];
  opened: Opened;
  button: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
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
