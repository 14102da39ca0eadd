import { Popover as Radix } from 'radix-ui';
import type { PopoverCardProps } from './popover';

/** An open popover, beside its button. */
export function PopoverCard({ label, button, onClose, children }: PopoverCardProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={button as React.RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          onInteractOutside={(event) => {
            // The button closes it itself.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) button.current?.focus();
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-sm animate-rise overflow-y-auto rounded-card border border-line bg-raised p-4 text-sm shadow-float focus:outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
