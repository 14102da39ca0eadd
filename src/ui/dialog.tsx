import { type ReactNode, useState } from 'react';
import { HeldKeys } from './held-keys';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: string;
  children: ReactNode;
  width?: string;
}

export interface ConfirmProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export type DrawerProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'>;

const DialogFrame = lazyPart<DialogProps>(() => import('./dialog-frames').then((m) => m.DialogFrame));
const ConfirmFrame = lazyPart<ConfirmProps>(() => import('./dialog-frames').then((m) => m.ConfirmFrame));
const DrawerFrame = lazyPart<DrawerProps>(() => import('./dialog-frames').then((m) => m.DrawerFrame));

/** Fetches what dialogs are drawn with, so that the first one opens without waiting. */
export const preloadDialogs = async (): Promise<void> => {
  await Promise.all([DialogFrame.preload(), ConfirmFrame.preload(), DrawerFrame.preload()]);
};

/** A dialog for what must be decided or filled in. Escape and the close button leave it. */
export function Dialog(props: DialogProps) {
  return useOpened(props.open) ? (
    <Overlay resetKey={String(props.open)} waiting={waiting(props.open, props.onClose)}>
      <DialogFrame {...props} />
    </Overlay>
  ) : null;
}

/** A question that must be answered before anything is lost or changed for good. */
export function ConfirmDialog(props: ConfirmProps) {
  return useOpened(props.open) ? (
    <Overlay resetKey={String(props.open)} waiting={waiting(props.open, props.onCancel)}>
      <ConfirmFrame {...props} />
    </Overlay>
  ) : null;
}

/** A panel that slides in from the left on small screens. */
export function Drawer(props: DrawerProps) {
  return useOpened(props.open) ? (
    <Overlay resetKey={String(props.open)} waiting={waiting(props.open, props.onClose)}>
      <DrawerFrame {...props} />
    </Overlay>
  ) : null;
}

/** While it is being fetched it can be left as if it were there. */
const waiting = (open: boolean, leave: () => void) => (open ? <HeldKeys onLeave={leave} /> : null);

/** Whether it was ever open: fetched then, and kept from then on, so that it closes as it should. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened || open;
}
