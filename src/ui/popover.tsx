import { cloneElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';
import type { Trigger } from './trigger';

export interface PopoverCardProps {
  readonly label: string;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Card = lazyPart<PopoverCardProps>(() => import('./popover-card').then((m) => m.PopoverCard));

/** Fetches what popovers are drawn with, so that the first one opens without waiting. */
export const preloadPopovers = Card.preload;

/** More about something, beside it, on a press. Escape and a press elsewhere close it. */
export function Popover({ trigger, label, children }: { trigger: Trigger; label: string; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: () => setOpen((now) => !now),
      })}
      {open ? (
        <Overlay resetKey={label}>
          <Card label={label} button={button} onClose={() => setOpen(false)}>
            {children}
          </Card>
        </Overlay>
      ) : null}
    </>
  );
}
