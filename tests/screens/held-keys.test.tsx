import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button';
import { HeldKeys } from '../../src/ui/held-keys';
import { lazyPart } from '../../src/ui/lazy-part';
import { Overlay } from '../../src/ui/overlay';

/** A dialog that comes when `fetched` is called; its field takes the focus then. */
function dialog(onSubmit: (value: string) => void) {
  let fetched: () => void = () => {};
  const there = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  function Form() {
    const field = useRef<HTMLInputElement>(null);
    const [value, setValue] = useState('');
    useEffect(() => field.current?.focus(), []);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(value);
        }}
      >
        <input ref={field} aria-label="Title" value={value} onChange={(event) => setValue(event.target.value)} />
      </form>
    );
  }
  const Part = lazyPart(async () => {
    await there;
    return Form;
  });
  function Screen() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add</Button>
        {open ? (
          <Overlay resetKey="" waiting={<HeldKeys onLeave={() => setOpen(false)} />}>
            <Part />
          </Overlay>
        ) : null}
      </>
    );
  }
  render(<Screen />);
  return { fetched };
}

test('what is typed while a dialog is being fetched is entered in its field', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const { fetched } = dialog(onSubmit);
  screen.getByRole('button', { name: 'Add' }).focus();
  await user.keyboard('{Enter}Revise trees{Backspace} and graphs');
  fetched();
  const field = await screen.findByLabelText('Title');
  await waitFor(() => expect(field).toHaveValue('Revise tree and graphs'));
  await user.keyboard('!');
  expect(field).toHaveValue('Revise tree and graphs!');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter among these keys sends the form, with what was typed before it', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  const { fetched } = dialog(onSubmit);
  screen.getByRole('button', { name: 'Add' }).focus();
  await user.keyboard('{Enter}Read{Enter}');
  fetched();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('Read'));
});

test('Tab before a dialog is there ends what is meant for its first field, and goes nowhere behind it', async () => {
  const user = userEvent.setup();
  const { fetched } = dialog(vi.fn());
  const add = screen.getByRole('button', { name: 'Add' });
  add.focus();
  await user.keyboard('{Enter}Revise{Tab}at noon');
  expect(add).toHaveFocus();
  fetched();
  const field = await screen.findByLabelText('Title');
  await waitFor(() => expect(field).toHaveValue('Revise'));
});

test('Escape before a dialog is there keeps it from coming, and is told to nobody else', async () => {
  const user = userEvent.setup();
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const { fetched } = dialog(vi.fn());
  screen.getByRole('button', { name: 'Add' }).focus();
  await user.keyboard('{Enter}Re{Escape}');
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['Enter']);
  fetched();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('a dialog without a field swallows no key once it is there', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  let fetched: () => void = () => {};
  const there = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  function Answer() {
    const button = useRef<HTMLButtonElement>(null);
    useEffect(() => button.current?.focus(), []);
    return (
      <button ref={button} type="button" onClick={pressed}>
        Remove it
      </button>
    );
  }
  const Question = lazyPart(async () => {
    await there;
    return Answer;
  });
  function Screen() {
    const [open, setOpen] = useState(false);
    return open ? (
      <Overlay resetKey="" waiting={<HeldKeys onLeave={() => setOpen(false)} />}>
        <Question />
      </Overlay>
    ) : (
      <Button onClick={() => setOpen(true)}>Remove</Button>
    );
  }
  render(<Screen />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}xyz');
  fetched();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove it' })).toHaveFocus());
  await user.keyboard('{Tab}{Shift>}{Tab}{/Shift}{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
});
