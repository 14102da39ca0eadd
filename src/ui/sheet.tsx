import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button';

/** A panel that comes up from the foot of a small screen. Escape, the veil and the close button leave it. */
export const Sheet = ({
  title,
  onClose,
  onClosed,
  children,
}: {
  title: string;
  onClose: () => void;
  /** Puts the focus back where it belongs. */
  onClosed: () => void;
  children: ReactNode;
}) => (
  <Radix.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
      <Radix.Content
        aria-describedby={undefined}
        data-scrolls=""
        className="fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] animate-rise overflow-y-auto overscroll-contain rounded-t-card border-t border-line bg-raised p-4 pb-8 shadow-float focus:outline-none"
        // What is in it takes the focus where it begins.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <div className="flex items-start justify-between gap-3">
          <Radix.Title asChild>
            <h3 className="pt-1.5 text-lg font-semibold">{title}</h3>
          </Radix.Title>
          <Radix.Close asChild>
            <IconButton label="Close" className="-mt-1 -mr-1">
              <X />
            </IconButton>
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
