import type { seeded } from '../../support/walk';

/** What the in-page part receives: all it needs, as plain JSON. */
export interface Batch {
  readonly seed: number;
  readonly actions: number;
  /** A word in every planted item: text that holds it is only added to. */
  readonly mark: string;
}

/** `done`, or the words of the error boundary that was shown. */
export type Outcome = { readonly end: 'done' } | { readonly end: 'broken'; readonly says: string };

/**
 * Runs in the page before everything else. A press of a control that leaves the app, ends the session, erases everything
 * or removes a planted item is stopped before the app hears of it, however it was pressed.
 */
export function guard(mark: string): void {
  const never = /^(Erase everything|Logout|Remove the compiler|Replace)$/;
  const removal = /\b(delete|remove|clear|discard)\b/i;
  const words = (node: Element) => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();
  const holds = (node: Element | null | undefined) =>
    !!node &&
    (node.textContent?.includes(mark) ||
      [...node.querySelectorAll('input, textarea, select')].some((field) =>
        (field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.textContent ?? '')
          : (field as HTMLInputElement).value
        ).includes(mark),
      ));
  const forbidden = (control: Element) => {
    const link = control.closest('a[href]');
    if (link instanceof HTMLAnchorElement && !link.download) {
      if (link.target === '_blank' || new URL(link.href).origin !== location.origin) return true;
    }
    if (never.test(words(control))) return true;
    if (!removal.test(words(control))) return false;
    // A menu is apart from what it is about, and is named after it.
    const menu = control.closest('[role=menu]');
    if (menu) return words(menu).includes(mark) || !/^(Actions|More) for (?!the code)/.test(words(menu));
    return (
      words(control).includes(mark) || holds(control.closest('li, tr, article, [role=dialog], section, form, main'))
    );
  };
  window.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('a, button, [role], summary') : null;
      if (!control || !forbidden(control)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  // No part of the app: the system's print dialog, and the recogniser, with which a browser without a window breaks.
  window.print = () => {};
  class Refusing extends EventTarget {
    start() {
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' })));
    }
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Refusing, webkitSpeechRecognition: Refusing });
}

/**
 * Runs in the page: acts like somebody who tries everything. Each action is passed to `didAct` before it happens, so
 * that the last word of a page that hangs is what it hung on.
 */
export async function act({ seed, actions, mark }: Batch): Promise<Outcome> {
  const page = window as unknown as { didAct: (line: string) => Promise<void>; seeded: typeof seeded };
  const random = page.seeded(seed);
  const one = <T>(list: ArrayLike<T>) => list[Math.floor(random() * list.length)] as T;
  // Timers that follow one another wait 4 ms each.
  const { port1, port2 } = new MessageChannel();
  const turn = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });

  const texts = [
    ...['', ' ', '\n\n', 'a', '0', '-1', '1e309', 'NaN', '٣', '2026-02-30', '13:61', '%', '.*', '[', '\\', '__proto__'],
    ...['👩‍👩‍👧‍👦 🏳️‍🌈', 'مراجعة السيرة', '\u202eabc', 'e\u0301'.repeat(40), '\ud800', '\u0000x', 'Ünï cödé', 'ß'],
    ...[
      '<b>bold</b><script>1</script>',
      "'; DROP TABLE tasks; --",
      'https://example.org/?a=b#c',
      'javascript:alert(1)',
    ],
    ...[
      'dark',
      'light',
      'home',
      'roadmap',
      '6 weeks',
      'What is Big O notation?',
      'React',
      'int main(void) { return 0; }',
    ],
    ...['word '.repeat(300), 'x'.repeat(1_000), '# To Do\n- one\n- two', '{"a":', '10', '2026', 'ada.lovelace'],
  ];
  const byType: Record<string, readonly string[]> = {
    date: ['2026-02-28', '9999-12-31', '0001-01-01', ''],
    time: ['00:00', '23:59', ''],
    month: ['2026-11', ''],
    number: ['0', '-1', '7', '1e9', ''],
    range: ['0', '50', '1000'],
    color: ['#000000'],
  };
  const doing =
    'button, summary, input[type=checkbox], input[type=radio], [role=button], [role=tab], [role=option], ' +
    '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=radio], [role=checkbox], [role=switch], label';
  const pressable = `a[href]:not([target=_blank]), ${doing}`;
  const fields =
    'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=submit]), textarea, [contenteditable=true]';

  const centre = (node: Element) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, empty: width < 1 || height < 1 };
  };
  /** A control of the kind that can be used where it is: not hidden, not disabled, with nothing above it. */
  const findIn = (within: ParentNode, kind: string): Element | null => {
    const all = within.querySelectorAll(kind);
    for (let tries = 0; tries < 12 && all.length > 0; tries += 1) {
      const node = one(all);
      if (node.matches(':disabled, [aria-disabled=true], [readonly]')) continue;
      const { x, y, empty } = centre(node);
      if (empty) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit && (node.contains(hit) || hit.contains(node))) return node;
    }
    return null;
  };
  /** Rather in what lies above the page, then in the screen than in the frame around it. */
  const find = (kind: string): Element | null => {
    const above = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].filter((node) =>
      node.checkVisibility(),
    );
    const main = random() < 0.85 ? document.getElementById('main') : null;
    const within = above.at(-1) ?? main;
    return (within && findIn(within, kind)) ?? findIn(document, kind);
  };
  const name = (node: Element) => {
    const words = node.getAttribute('aria-label') ?? node.getAttribute('placeholder') ?? node.textContent ?? '';
    return `${node.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
  };

  const press = () => {
    // Most links lead away, from where something could still be done.
    const node = find(random() < 0.8 ? doing : pressable) ?? find(pressable);
    if (!node) return null;
    return [
      `press ${name(node)}`,
      () => {
        const { x, y } = centre(node);
        const at = { bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y, button: 0 };
        const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true };
        node.dispatchEvent(new PointerEvent('pointermove', pointer));
        node.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
        if (node.dispatchEvent(new MouseEvent('mousedown', { ...at, buttons: 1, detail: 1 })) && node.isConnected)
          (node as HTMLElement).focus({ preventScroll: true });
        node.dispatchEvent(new PointerEvent('pointerup', pointer));
        node.dispatchEvent(new MouseEvent('mouseup', { ...at, detail: 1 }));
        if (node.isConnected) (node as HTMLElement).click();
      },
    ] as const;
  };
  const write = () => {
    const node = find(fields) as HTMLElement | null;
    if (!node) return null;
    const text = node instanceof HTMLInputElement ? one(byType[node.type] ?? texts) : one(texts);
    return [
      `write ${JSON.stringify(text.slice(0, 30))} in ${name(node)}`,
      () => {
        node.focus({ preventScroll: true });
        if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) {
          document.execCommand('insertText', false, text.slice(0, 200));
          return;
        }
        const added = node.value.includes(mark) || random() < 0.3 ? node.value + text : text;
        const value = node.maxLength > 0 ? added.slice(0, Math.max(node.maxLength, 0)) : added;
        const prototype = node instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(node, value);
        node.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
        if (random() < 0.5) node.dispatchEvent(new Event('change', { bubbles: true }));
        if (random() < 0.2) node.blur();
      },
    ] as const;
  };
  const choose = () => {
    const node = find('select') as HTMLSelectElement | null;
    if (!node || node.options.length === 0) return null;
    const option = one(node.options);
    return [
      `choose ${name(option)} of ${node.getAttribute('aria-label') ?? node.id}`,
      () => {
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(node, option.value);
        node.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ] as const;
  };
  const key = () => {
    const [named, ctrlKey] = one([
      ...(['Escape', 'Enter', ' ', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const).map(
        (plain) => [plain, false] as const,
      ),
      ...(['z', 'y', 'k', 'Enter'] as const).map((held) => [held, true] as const),
    ]);
    return [
      `key ${ctrlKey ? 'Ctrl+' : ''}${named}`,
      () => {
        const event = { key: named, ctrlKey, bubbles: true, cancelable: true, composed: true };
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', event));
        target.dispatchEvent(new KeyboardEvent('keyup', event));
      },
    ] as const;
  };
  const history = () => {
    const { navigation } = window;
    const step = random() < 0.6 ? -1 : 1;
    const entry = navigation.entries()[(navigation.currentEntry?.index ?? 0) + step];
    // Another document would end this one; that is done from outside.
    if (!entry?.sameDocument) return null;
    return [step < 0 ? 'back' : 'forward', () => window.history.go(step)] as const;
  };
  const elsewhere = () => {
    const [what, run] = one([
      ['scroll', () => window.scrollTo(0, random() * document.documentElement.scrollHeight)],
      ['offline', () => window.dispatchEvent(new Event('offline'))],
      ['online', () => window.dispatchEvent(new Event('online'))],
      ['resize', () => window.dispatchEvent(new Event('resize'))],
      ['another tab in front', () => document.dispatchEvent(new Event('visibilitychange'))],
      ['window left', () => window.dispatchEvent(new Event('blur'))],
    ] as const);
    return [what, run] as const;
  };

  for (let n = 0; n < actions; n += 1) {
    const share = random();
    const kind =
      share < 0.56
        ? press
        : share < 0.76
          ? write
          : share < 0.81
            ? choose
            : share < 0.91
              ? key
              : share < 0.95
                ? history
                : elsewhere;
    const action = kind() ?? press() ?? key();
    void page.didAct(`${location.pathname}${location.search}: ${action[0]}`);
    action[1]();
    // Frames cost as much as all the rest: three actions come in each.
    await (n % 3 === 2 ? turn() : null);
    for (const alert of document.querySelectorAll('[role=alert]'))
      if (/ran into a fault|could not be loaded/.test(alert.textContent ?? ''))
        return { end: 'broken', says: alert.textContent ?? '' };
  }
  return { end: 'done' };
}
