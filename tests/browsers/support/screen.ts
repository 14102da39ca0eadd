import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { find, type Target } from './find';
import { eventually } from './processes';
import { ELEMENT, KEYS, type Key, WebDriverError, type Wire } from './webdriver';

const TYPES: Record<string, string> = { pdf: 'application/pdf', json: 'application/json' };
const LONG_ENOUGH = 30_000;

/** What a test does and sees in a browser that is driven by WebDriver. */
export class Screen {
  constructor(
    private readonly wire: Wire,
    private readonly origin: string,
  ) {}

  /** Loads an address of the app. */
  async open(path: string): Promise<void> {
    await this.leave();
    await this.wire.send('navigate', { url: this.origin + path });
  }

  async reload(): Promise<void> {
    await this.leave();
    await this.wire.send('refresh', {});
  }

  /** What the page was still loading ends as failed when it is left, which is no fault of its own. */
  private async leave() {
    await this.run(() => void dispatchEvent(new Event('left')));
  }

  /** Runs a function in the page, which knows nothing but its arguments and `find`. */
  async run<A extends readonly unknown[], R>(work: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    const script = `
      const done = arguments[arguments.length - 1];
      ${find.toString()}
      new Promise((resolve) => resolve((${work.toString()})(...arguments[0])))
        .then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }));`;
    const answer = (await this.wire.send('script', { script, args: [args] })) as { value?: R; error?: string };
    if (answer?.error !== undefined) throw new Error(answer.error);
    return answer?.value as R;
  }

  /** Waits until the function gives something true in the page; it may be asked on several pages in turn. */
  async until<A extends readonly unknown[], R>(
    what: string,
    work: (...args: A) => R | Promise<R>,
    args: A,
    within = LONG_ENOUGH,
  ): Promise<R> {
    try {
      return (await eventually(what, async () => (await this.run(work, ...args)) || null, within)) as R;
    } catch (error) {
      const { message, cause } = error as Error;
      throw new Error(`${message} The screen says:\n${await this.state().catch(String)}`, { cause });
    }
  }

  /** The words on the screen; of one that has none, how far it is. */
  private state = () =>
    this.run(() => {
      const words = document.body?.innerText.trim();
      if (words) return words;
      const { readyState, visibilityState } = document;
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
      const missing = asked.filter((href) => !loads.some(({ name, responseEnd }) => name === href && responseEnd > 0));
      return `nothing at ${location.href}: ${readyState}, ${visibilityState}, ${loads.length} files, not here: ${missing.join(' ')}
${document.documentElement.outerHTML.slice(-1500)}`;
    });

  /** Waits for words, whatever they are part of. */
  async sees(text: string, within = LONG_ENOUGH): Promise<void> {
    await this.until(`“${text}”`, (wanted) => document.body.innerText.includes(wanted), [text], within);
  }

  async gone(text: string, within = LONG_ENOUGH): Promise<void> {
    await this.until(`“${text}” to go`, (wanted) => !document.body.innerText.includes(wanted), [text], within);
  }

  async finds(target: Target, within = LONG_ENOUGH): Promise<void> {
    await this.until(JSON.stringify(target), (wanted) => find(wanted).length > 0, [target], within);
  }

  /** The words of the first of these. */
  async textOf(target: Target): Promise<string> {
    await this.finds(target);
    return this.run((wanted) => (find(wanted)[0] as HTMLElement).innerText, target);
  }

  async valueOf(target: Target): Promise<string> {
    await this.finds(target);
    return this.run((wanted) => (find(wanted)[0] as HTMLInputElement).value, target);
  }

  /** Presses the first of these with the browser's own pointer. */
  async click(target: Target, within = LONG_ENOUGH): Promise<void> {
    const handle = await this.until(
      JSON.stringify(target),
      async (wanted) => {
        const found = find(wanted).find((element) => !(element as HTMLButtonElement).disabled);
        if (!found) return '';
        // What is moved by what is still being drawn would be missed.
        const place = () => JSON.stringify(found.getBoundingClientRect());
        found.scrollIntoView({ block: 'center' });
        const before = place();
        await new Promise((later) => setTimeout(later, 100));
        if (!found.isConnected || place() !== before) return '';
        const mark = `${Date.now()}-${Math.random()}`;
        found.setAttribute('data-driven', mark);
        return mark;
      },
      [target],
      within,
    );
    const id = await this.elementOf(`[data-driven="${handle}"]`);
    try {
      await this.wire.send('click', { id });
    } catch (error) {
      // What moves while it is pressed is pressed again.
      if (!(error instanceof WebDriverError) || !/stale|interactable|intercepted|no such element/.test(error.code))
        throw error;
      await this.wire.send('click', { id: await this.elementOf(`[data-driven="${handle}"]`) });
    }
  }

  async focus(target: Target): Promise<void> {
    await this.finds(target);
    await this.run((wanted) => (find(wanted)[0] as HTMLElement).focus(), target);
  }

  /** Presses keys one after the other, with those before the last held down: `keys('Control', 'z')`. */
  async keys(...keys: readonly (Key | string)[]): Promise<void> {
    const values = keys.map((key) => KEYS[key as Key] ?? key);
    const held = values.slice(0, -1);
    const last = values.at(-1);
    await this.wire.send('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...held.map((value) => ({ type: 'keyDown', value })),
            { type: 'keyDown', value: last },
            { type: 'keyUp', value: last },
            ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });
  }

  /** Types at the focus, key by key. */
  async types(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.wire.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Puts a value into a field as a paste would. */
  async puts(target: Target, text: string): Promise<void> {
    await this.finds(target);
    await this.run(
      (wanted, value) => {
        const field = find(wanted)[0] as HTMLInputElement;
        field.focus();
        const prototype = Object.getPrototypeOf(field);
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      target,
      text,
    );
  }

  /** Pastes into an editor, in place of what it has, by way of the browser's own clipboard. */
  async pastes(target: Target, text: string): Promise<void> {
    await this.run((copied) => {
      const field = Object.assign(document.createElement('textarea'), { id: 'to-copy', value: copied });
      document.body.append(field);
      field.focus();
      field.select();
    }, text);
    await this.keys('Control', 'c');
    await this.run(() => document.getElementById('to-copy')?.remove());
    await this.focus(target);
    await this.keys('Control', 'a');
    await this.keys('Control', 'v');
  }

  /** Chooses a file, as its dialog would. */
  async chooses(target: Target, file: string | { name: string; bytes: Buffer }): Promise<void> {
    const name = typeof file === 'string' ? basename(file) : file.name;
    const bytes = typeof file === 'string' ? readFileSync(file) : file.bytes;
    await this.finds({ ...target, unseen: true });
    await this.run(
      (wanted, fileName, type, base64) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], fileName, { type }));
        const field = find(wanted)[0] as HTMLInputElement;
        field.files = data.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { ...target, unseen: true },
      name,
      TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain',
      bytes.toString('base64'),
    );
  }

  tab = async () => String(await this.wire.send('window', {}));

  async newTab(): Promise<string> {
    const { handle } = (await this.wire.send('newWindow', { type: 'tab' })) as { handle: string };
    await this.toTab(handle);
    return handle;
  }

  async toTab(handle: string): Promise<void> {
    await this.wire.send('switchTo', { handle });
  }

  async closeTab(): Promise<void> {
    await this.wire.send('closeWindow', {});
  }

  async resize(width: number, height: number): Promise<void> {
    await this.wire.send('resize', { width, height });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.wire.send('screenshot', { full: false })), 'base64');
  }

  private async elementOf(css: string): Promise<string> {
    const script = 'arguments[arguments.length - 1](document.querySelector(arguments[0]))';
    const element = (await this.wire.send('script', { script, args: [css] })) as Record<string, string> | null;
    const id = element?.[ELEMENT];
    if (!id) throw new WebDriverError('no such element', css);
    return id;
  }
}
