import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';
import type { Trigger } from './trigger';

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
export function Menu({ trigger, label, items }: { trigger: Trigger; label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (byKey: boolean) => {
    const at = button.current?.getBoundingClientRect();
    if (at) setOpened({ at: { left: at.left, top: at.top, width: at.width, height: at.height }, byKey });
  };

  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        'data-state': opened ? 'open' : 'closed',
        onPointerDown: (event: PointerEvent) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The menu takes the focus: the press may not bring it back to the button.
          event.preventDefault();
          open(false);
        },
        // Screen readers press without a pointer, and so do Enter and Space.
        onClick: () => opened ?? open(true),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(true);
        },
      })}
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
