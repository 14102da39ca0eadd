import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Around the app: how long a pointer rests before a tooltip shows. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={300}>{children}</Radix.Provider>
);

/** Words for a control on hover and on focus. The child must take focus. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right';
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          className="z-50 max-w-72 animate-fade rounded-control bg-ink px-3 py-1.5 text-xs font-medium text-ground shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
