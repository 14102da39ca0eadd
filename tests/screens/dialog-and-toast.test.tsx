import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConfirmDialog, Dialog, Drawer } from '../../src/ui/dialog';
import { ToastProvider, useToast } from '../../src/ui/toast';

function Opened({ kind }: { kind: 'dialog' | 'question' | 'drawer' }) {
  const toast = useToast();
  const [open, setOpen] = useState(true);
  const leave = () => setOpen(false);
  const content = (
    <button type="button" onClick={() => toast({ text: '4 tasks imported.' })}>
      Go on
    </button>
  );
  if (kind === 'question')
    return (
      <ConfirmDialog open={open} title="Sure?" confirm="Yes" onConfirm={leave} onCancel={leave}>
        {content}
      </ConfirmDialog>
    );
  const Frame = kind === 'dialog' ? Dialog : Drawer;
  return (
    <Frame open={open} onClose={leave} title="Task">
      {content}
    </Frame>
  );
}

test.each(['dialog', 'question', 'drawer'] as const)(
  'Escape leaves a %s although a toast came while it was open',
  async (kind) => {
    const user = userEvent.setup();
    render(
      <ToastProvider>
        <Opened kind={kind} />
      </ToastProvider>,
    );
    const role = kind === 'question' ? 'alertdialog' : 'dialog';
    await user.click(await screen.findByRole('button', { name: 'Go on' }));
    await screen.findByText('4 tasks imported.');
    expect(screen.getByRole(role)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  },
);
