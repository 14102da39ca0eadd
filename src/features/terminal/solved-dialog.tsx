import { useSelector } from '@xstate/react';
import { Dialog } from 'radix-ui';
import { Button } from '../../ui/button';
import type { TerminalRun } from './use-terminal';

/** Challenge Completed! The flow closes it after 3 seconds, or Continue does. */
export function SolvedDialog({ run, onClosed }: { run: TerminalRun; onClosed: () => void }) {
  const open = useSelector(run, (state) => state.matches('solved'));
  const id = useSelector(run, (state) => state.context.request?.challenge?.id ?? 0);
  const close = () => run.send({ type: 'challenge.continued' });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-[26rem] -translate-x-1/2 -translate-y-1/2 overflow-hidden rounded-card border border-line bg-raised p-7 text-center shadow-float focus:outline-none"
        >
          <div
            aria-hidden="true"
            className="contours pointer-events-none absolute inset-0 text-accent opacity-[0.16]"
          />
          <div className="relative">
            <Dialog.Title className="text-xl font-semibold">Challenge Completed!</Dialog.Title>
            <Dialog.Description className="mt-1.5 text-ink-soft">
              You've successfully solved Challenge #{id}!
            </Dialog.Description>
            <Button look="primary" className="mt-6" onClick={close}>
              Continue
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
