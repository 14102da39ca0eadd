import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { IconButton } from './button';
import type { ShownToast } from './toast';

/** The toasts in the corner of the window, the newest lowest; each goes after eight seconds. */
export function ToastList({ toasts, onGone }: { toasts: readonly ShownToast[]; onGone: (id: number) => void }) {
  return (
    <Radix.Provider duration={8000} label="Notifications">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => (open ? undefined : onGone(toast.id))}
          className={clsx(
            'flex animate-rise items-center gap-3 rounded-card border bg-raised py-2.5 pr-2 pl-4 text-sm shadow-float',
            toast.tone === 'danger' ? 'border-danger/60' : 'border-line',
          )}
        >
          <Radix.Description className="min-w-0 flex-1">{toast.text}</Radix.Description>
          {toast.action ? (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="rounded-control px-3 py-1.5 font-semibold text-primary-ink hover:bg-sunken"
            >
              {toast.action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close asChild>
            <IconButton label="Dismiss" className="size-8">
              <X />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className="pointer-events-none fixed right-0 bottom-0 z-[60] grid max-h-[max(50dvh,10rem)] w-[min(28rem,100vw)] gap-2 overflow-y-auto p-4 outline-none empty:p-0 *:pointer-events-auto" />
    </Radix.Provider>
  );
}
