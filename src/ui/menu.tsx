import { Slot } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onSelect: () => void;
}

export interface Opened {
  /** Where the button is, in the window. */
  readonly at: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** What a key opens has its first item focused. */
  readonly byKey: boolean;
}

export interface MenuItemsProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly opened: Opened;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const Items = lazyPart<MenuItemsProps>(() => import('./menu-items').then((m) => m.MenuItems));

/** Fetches what menus are drawn with, so that the first one opens without waiting. */
export const preloadMenus = Items.preload;

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
          <Overlay resetKey={label}>
            <Items label={label} items={items} opened={opened} button={button} onClose={() => setOpened(null)} />
          </Overlay>,
          document.body,
        )}
    </>
  );
}
