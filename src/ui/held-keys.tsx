import { useEffectEvent, useLayoutEffect } from 'react';

/** Milliseconds that a dialog has, once it was fetched, to take the focus; and from there to put it into a field. */
const FOCUS = 500;
const FIELD = 60;

/**
 * Drawn while a dialog is being fetched. What is typed meanwhile was meant for its field, and is entered there as soon as it
 * has the focus; without a field it is dropped, as it would have been in a dialog that came at once.
 * @param onLeave Escape was pressed before it was there
 */
export function HeldKeys({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => hold(() => leave()), []);
  return null;
}

function hold(leave: () => void): () => void {
  let keys: string[] = [];
  let fetched = false;
  let goesOn = false;
  let isTaken = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const from = document.activeElement;

  const keep = (event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing) return;
    // Whoever goes on by Tab types for another field from then on, which is not there yet either.
    if (key === 'Tab' && !isTaken) {
      event.preventDefault();
      event.stopPropagation();
      goesOn = true;
    }
    if (key === 'Escape' || (key === 'Tab' && isTaken)) end();
    if (key === 'Escape' && !fetched) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
    if (key.length !== 1 && key !== 'Backspace' && key !== 'Enter') return;
    // Whatever has the focus until then must not hear of it.
    event.preventDefault();
    event.stopPropagation();
    // A key that is still down is the one that opened the dialog.
    if (!event.repeat && !goesOn) keys.push(key);
  };
  const end = () => {
    clearTimeout(patience);
    window.removeEventListener('keydown', keep, true);
    document.removeEventListener('focusin', focused);
  };
  const focused = ({ target }: FocusEvent) => {
    if (target === from) return;
    isTaken = true;
    if (!isField(target)) {
      clearTimeout(patience);
      patience = setTimeout(end, FIELD);
      return;
    }
    // Not while React is still at work: it would put the field's former value back.
    queueMicrotask(() => {
      end();
      enter(target, keys);
      keys = [];
    });
  };

  window.addEventListener('keydown', keep, true);
  document.addEventListener('focusin', focused);
  return () => {
    fetched = true;
    patience ??= setTimeout(end, FOCUS);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);

/** As if they were typed now: each as a change of the field, Enter as a press that may send its form. */
function enter(field: Field, keys: readonly string[]): void {
  for (const key of keys) {
    if (key === 'Enter') {
      const press = new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true });
      if (field.dispatchEvent(press) && field instanceof HTMLInputElement) field.form?.requestSubmit();
      continue;
    }
    const end = field.selectionEnd ?? field.value.length;
    const start = field.selectionStart ?? end;
    if (key === 'Backspace') field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
    else field.setRangeText(key, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
  }
}
