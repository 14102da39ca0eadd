/** What is held, from the press to its end. */
export interface Hold {
  /** The drag begins, where the pointer was pressed. */
  begin(x: number, y: number): void;
  /** @returns `gone` where what is dragged is not there any more, which ends the drag */
  move(x: number, y: number): 'gone' | undefined;
  /** Let go, after `end`. */
  drop(): void;
  /** The drag is over, dropped or not: what was drawn for it goes. */
  end(): void;
}

/**
 * When a press becomes a drag: at once, or after this many pixels of a mouse and this many milliseconds of a finger's
 * rest.
 */
export type DragStart = 'press' | { readonly slop: number; readonly rest: number };

/**
 * Drags with mouse, pen and finger alike. One pointer at a time; Escape, a lost pointer and a second finger leave
 * everything as it was, and the click that follows a drag does nothing.
 * @param root holds all that can be dragged
 * @param press gives what is held by a press on this element, or `null` where there is nothing to drag
 * @returns what ends the listening
 */
export function listenForDrags(
  root: HTMLElement,
  press: (target: HTMLElement, x: number, y: number) => Hold | null,
  start: DragStart,
): () => void {
  let held: { readonly hold: Hold; readonly pointer: number; readonly x: number; readonly y: number } | null = null;
  let active = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    const ended = active ? held?.hold : null;
    held = null;
    active = false;
    ended?.end();
  };
  const move = (x: number, y: number) => {
    if (held?.hold.move(x, y) === 'gone') clear();
  };
  const begin = () => {
    if (!held) return;
    const { hold, x, y } = held;
    active = true;
    hold.begin(x, y);
    move(x, y);
  };

  const down = (event: PointerEvent) => {
    if (held) return clear();
    if (event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const hold = press(event.target as HTMLElement, x, y);
    if (!hold) return;
    held = { hold, pointer, x, y };
    if (start === 'press') {
      event.preventDefault();
      begin();
    } else if (event.pointerType !== 'mouse') timer = setTimeout(begin, start.rest);
  };
  const moved = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    if (!active) {
      const slop = start === 'press' ? 0 : start.slop;
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < slop) return;
      // A finger that moves before its rest is over scrolls.
      if (event.pointerType !== 'mouse') return clear();
      begin();
    }
    move(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    const dropped = active ? held.hold : null;
    clear();
    if (!dropped) return;
    swallowClick();
    dropped.drop();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !active) return;
    event.stopPropagation();
    clear();
    // The button is still down: its click comes when it is let go, however long that takes.
    window.addEventListener('pointerup', swallowClick, { once: true });
  };
  const still = (event: Event) => {
    if (active) event.preventDefault();
  };
  const quiet = (event: Event) => {
    if (held) event.preventDefault();
  };

  root.addEventListener('pointerdown', down);
  root.addEventListener('dragstart', quiet);
  root.addEventListener('contextmenu', quiet);
  root.addEventListener('touchmove', still, { passive: false });
  window.addEventListener('pointermove', moved);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', clear);
  window.addEventListener('blur', clear);
  window.addEventListener('keydown', key, true);
  return () => {
    clear();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('dragstart', quiet);
    root.removeEventListener('contextmenu', quiet);
    root.removeEventListener('touchmove', still);
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', clear);
    window.removeEventListener('blur', clear);
    window.removeEventListener('keydown', key, true);
  };
}

/** The click that a mouse makes after a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true), 0);
}
