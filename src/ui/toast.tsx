import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';
import { whenIdle } from './when-idle';

export interface ToastMessage {
  text: string;
  tone?: 'plain' | 'danger';
  /** What can be done about it, such as Undo. */
  action?: { label: string; run: () => void };
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {});
const List = lazyPart<{ toasts: readonly ShownToast[]; onGone: (id: number) => void }>(() =>
  import('./toast-list').then((m) => m.ToastList),
);

/** Fetches what toasts are drawn with, so that the first one comes without waiting. */
export const preloadToasts = List.preload;

/** Returns a function that says what was done. The newest five stay for eight seconds each. */
export const useToast = () => use(ToastContext);

/** Around the app: draws the toasts that `useToast` gives, the newest lowest. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ next: number; list: readonly ShownToast[] }>({ next: 0, list: [] });
  const show = useCallback(
    (message: ToastMessage) =>
      setShown(({ next, list }) => ({ next: next + 1, list: [...list.slice(-4), { ...message, id: next }] })),
    [],
  );
  const drop = useCallback(
    (id: number) => setShown((now) => ({ ...now, list: now.list.filter((toast) => toast.id !== id) })),
    [],
  );
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => void preloadToasts().then(() => setReady(true))), []);
  return (
    <ToastContext value={show}>
      {children}
      {ready || shown.next > 0 ? (
        <Overlay resetKey={String(shown.next)}>
          <List toasts={shown.list} onGone={drop} />
        </Overlay>
      ) : null}
    </ToastContext>
  );
}
