import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useRef } from 'react';
import { Button, IconButton } from './button';
import type { ConfirmProps, DialogProps, DrawerProps } from './dialog';

const veil = 'fixed inset-0 z-40 bg-veil animate-fade';
const box =
  'fixed left-1/2 top-1/2 z-50 max-h-[min(88dvh,56rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 ' +
  'overflow-y-auto rounded-card border border-line bg-raised p-6 shadow-float focus:outline-none';

/** Without a trigger of its own a dialog forgets who opened it: when it closes, the focus goes back there, if it is lost. */
function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A toast that comes while a dialog is open is above it, and would keep Escape to itself. */
const escapeLeaves = (leave: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  },
});

export function DialogFrame({ open, onClose, title, lead, children, width = '32rem' }: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          className={box}
          style={{ maxWidth: width }}
          {...focusBack}
          {...escapeLeaves(onClose)}
          {...(lead ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
              {lead ? (
                <RadixDialog.Description className="text-sm text-ink-soft">{lead}</RadixDialog.Description>
              ) : null}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close" className="-mt-2 -mr-2">
                <X />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export function ConfirmFrame({
  open,
  title,
  children,
  confirm,
  cancel = 'Cancel',
  danger = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const focusBack = useFocusBack();
  return (
    <RadixAlert.Root open={open} onOpenChange={(next) => (next ? undefined : onCancel())}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={veil} />
        <RadixAlert.Content className={box} style={{ maxWidth: '28rem' }} {...focusBack} {...escapeLeaves(onCancel)}>
          <RadixAlert.Title className="text-lg font-semibold">{title}</RadixAlert.Title>
          <RadixAlert.Description asChild>
            <div className="mt-2 text-ink-soft">{children}</div>
          </RadixAlert.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <RadixAlert.Cancel asChild>
              <Button>{cancel}</Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirm}
              </Button>
            </RadixAlert.Action>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

export function DrawerFrame({ open, onClose, title, children }: DrawerProps) {
  const focusBack = useFocusBack();
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...focusBack}
          {...escapeLeaves(onClose)}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-slide-in flex-col border-r border-line bg-raised shadow-float focus:outline-none"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
