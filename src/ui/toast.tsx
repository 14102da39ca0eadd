import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { IconButton } from './button';

export interface ToastMessage {
  text: string;
  tone?: 'plain' | 'danger';
  /** What can be done about it, such as Undo. */
  action?: { label: string; run: () => void };
}

interface Shown extends ToastMessage {
  id: number;
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Gives a function that says what was done. The newest five stay for eight seconds each. */
export const useToast = () => use(ToastContext);

/** Around the app: draws the toasts that `useToast` gives, the newest lowest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ next: number; list: readonly Shown[] }>({ next: 0, list: [] });
  const show = useCallback(
    (message: ToastMessage) =>
      setShown(({ next, list }) => ({ next: next + 1, list: [...list.slice(-4), { ...message, id: next }] })),
    [],
  );
  const drop = (id: number) => setShown((s) => ({ ...s, list: s.list.filter((t) => t.id !== id) }));
  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      <Radix.Provider duration={8000} label="Notifications">
        {children}
        {shown.list.map((toast) => (
          <Radix.Root
            key={toast.id}
            type={toast.tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(open) => (open ? undefined : drop(toast.id))}
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
    </ToastContext>
  );
}
