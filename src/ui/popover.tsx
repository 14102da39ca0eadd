import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** More about something, beside it, on a press. Escape and a press elsewhere close it. */
export function Popover({ trigger, label, children }: { trigger: ReactNode; label: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={8}
          collisionPadding={16}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-sm animate-rise overflow-y-auto rounded-card border border-line bg-raised p-4 text-sm shadow-float focus:outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
