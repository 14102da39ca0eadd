import { editsBetween } from '../../domain/typing/edits';
import { newSeed, type TypingTest } from './use-typing-test';

/** The caret stays at the end: what is typed is read as the end of the word. */
const CARET_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp']);
/** Text that comes in without a key for each character. */
const PASTED: ReadonlySet<string> = new Set([
  'insertFromPaste',
  'insertFromDrop',
  'insertFromYank',
  'insertReplacementText',
]);
/**
 * Kept from the rest of the page, where nobody listens for them: React walks its tree twice for each, and that is a third
 * of its cost of a key. A key with a modifier or a name goes its way, for shortcuts and Tab.
 */
const UNHEARD: ReadonlySet<string> = new Set([
  'keypress',
  'textInput',
  'keyup',
  'beforeinput',
  'input',
  'selectionchange',
]);
const PLAIN = /^[\x20-\x7e]*$/;
const SPACE = /\s/;

/**
 * Makes events of the flow from what happens in a field, until the returned function is called. The field keeps its own
 * text; it is set only when the flow says otherwise, as after a space. React hears none of it, to keep a key cheap.
 */
export function readKeys(input: HTMLInputElement, test: TypingTest): () => void {
  let held = false;
  let composing = false;
  /** Spaces in the field that the flow has heard: a field that is composed in cannot be emptied at each word. */
  let spaces = 0;

  /** Tells the flow what was typed since it last heard. */
  const take = () => {
    const at = performance.now();
    const { removed, added } = editsBetween(test.getSnapshot().context.typed, afterSpaces(input.value, spaces));
    for (let n = 0; n < removed; n += 1) test.send({ type: 'backspace.typed', at, held });
    for (const char of added)
      if (SPACE.test(char)) {
        spaces += 1;
        test.send({ type: 'space.typed', at, held });
      } else test.send({ type: 'character.typed', char, at, held });
    if (!composing) settle();
  };
  /** The field has what the flow has: the current word. */
  const settle = () => {
    const { typed } = test.getSnapshot().context;
    spaces = 0;
    if (input.value !== typed) input.value = typed;
  };
  const refuse = (event: Event) => {
    event.preventDefault();
    test.send({ type: 'paste.refused', at: performance.now() });
  };

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    keydown(event) {
      held = event.repeat;
      if (event.key === 'Escape' && !composing) {
        event.preventDefault();
        test.send({ type: 'test.reset', seed: newSeed() });
      } else if (event.key === 'Enter' && !event.isComposing) {
        // At the end of a line of code one presses Enter, and on a phone it says “next”.
        event.preventDefault();
        test.send({ type: 'space.typed', at: performance.now(), held });
        if (!composing) settle();
      } else if (CARET_KEYS.has(event.key)) event.preventDefault();
    },
    beforeinput(event) {
      if (PASTED.has(event.inputType)) refuse(event);
      else if (event.inputType.startsWith('history')) event.preventDefault();
    },
    input() {
      // On a phone each word in plain letters is composed, and typed all the same. Other scripts wait for their end.
      if (!composing || PLAIN.test(input.value)) take();
    },
    compositionstart() {
      composing = true;
      spaces = 0;
    },
    compositionend() {
      composing = false;
      take();
    },
    paste: refuse,
    pointerup() {
      input.setSelectionRange(input.value.length, input.value.length);
    },
    blur() {
      held = false;
    },
  };

  const off = new AbortController();
  // Heard on the way down, before anybody else and so that what is of no use to others can end here: once for each event,
  // since each call into a listener costs more than what it does.
  for (const type of new Set([...Object.keys(listeners), ...UNHEARD])) {
    const listener = listeners[type as keyof HTMLElementEventMap] as ((event: Event) => void) | undefined;
    const isUnheard = UNHEARD.has(type);
    const hear = (event: Event) => {
      if (event.target !== input) return;
      listener?.(event);
      if (isUnheard || (type === 'keydown' && event instanceof KeyboardEvent && isPlain(event)))
        event.stopPropagation();
    };
    window.addEventListener(type, hear, { capture: true, signal: off.signal });
  }
  return () => off.abort();
}

/** What follows the n-th space; nothing where a keyboard took a space back, as before a full stop. */
function afterSpaces(text: string, spaces: number): string {
  let from = 0;
  for (let n = 0; n < spaces; n += 1) {
    const next = text.slice(from).search(SPACE);
    if (next < 0) return '';
    from += next + 1;
  }
  return text.slice(from);
}

const isPlain = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || Array.from(key).length === 1) && !ctrlKey && !metaKey && !altKey;
