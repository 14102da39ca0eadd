import type { Page } from '@playwright/test';
import { expect, test } from './support/app';

const code = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const output = (page: Page) => page.getByRole('log', { name: 'Output of the program' });
const run = (page: Page) => page.getByRole('button', { name: 'Run ▶' });
const language = (page: Page) => page.getByRole('combobox', { name: 'Language', exact: true });

/** Puts a program in place of the one in the editor, by the editor's own way of taking pasted text. */
async function paste(page: Page, source: string) {
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await code(page).evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, source);
}

interface Case {
  readonly name: string;
  readonly engine: string;
  readonly greeting: string;
  readonly fault: string;
  readonly faultWords: string;
  readonly endless: string;
  /** Prints one line: what of the browser the program reached. */
  readonly attack: string;
}

const OUTSIDE = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebTransport',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'navigator',
  'Worker',
  'SharedWorker',
  'localStorage',
  'cookieStore',
  'document',
  'window',
  'location',
  'postMessage',
  'Notification',
];

const cases: readonly Case[] = [
  {
    name: 'JavaScript',
    engine: 'JavaScript engine',
    greeting: "console.log('Hello, ' + readline() + '!');\n",
    fault: "console.log('before');\nnothing();\n",
    faultWords: 'Runtime Error: ReferenceError: nothing is not defined',
    endless: "console.log('still here');\nfor (;;);\n",
    attack: `const reached = ${JSON.stringify(OUTSIDE)}.filter((name) => typeof globalThis[name] !== 'undefined');
const code = 'return typeof globalThis.fetch';
const AsyncFunction = (async () => {}).constructor;
if (eval('typeof globalThis.fetch') !== 'undefined') reached.push('eval');
if (Function(code)() !== 'undefined') reached.push('Function');
if ((await new AsyncFunction(code)()) !== 'undefined') reached.push('AsyncFunction');
try { const made = await import('data:text/javascript,export default globalThis.fetch'); reached.push('import'); } catch {}
try { const made = await import('https://example.com/a.js'); reached.push('import of an address'); } catch {}
console.log('reached: ' + (reached.join() || 'nothing'));
`,
  },
  {
    name: 'Python',
    engine: 'Python engine',
    greeting: "print('Hello, ' + input() + '!')\n",
    fault: "print('before')\nnothing()\n",
    faultWords: "Runtime Error: NameError: name 'nothing' is not defined",
    endless: "print('still here')\nwhile True: pass\n",
    attack: `reached = []
for name in ('js', 'pyodide_js'):
    try:
        __import__(name)
        reached.append(name)
    except ImportError:
        pass
import gc, sys
try:
    from pyodide.code import run_js
    run_js('1')
    reached.append('run_js')
except BaseException:
    pass
try:
    from pyodide.ffi import JsProxy, create_proxy, to_js
    thing = to_js({})
    make = thing.constructor.constructor
    scope = make('return globalThis')()
    reached.append('Function')
except BaseException:
    pass
for thing in gc.get_objects():
    if type(thing).__name__ == 'JsProxy':
        try:
            scope = thing.constructor.constructor('return globalThis')()
            reached.append('Function of ' + repr(thing)[:40])
        except BaseException:
            pass
try:
    import urllib.request
    urllib.request.urlopen('https://example.com', timeout=2)
    reached.append('urllib')
except BaseException:
    pass
print('reached: ' + (', '.join(reached) or 'nothing'))
`,
  },
];

for (const one of cases)
  test(`${one.name}: hello, typed input, a fault with its line, Stop, the sandbox; its files are fetched once`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    page.setDefaultTimeout(30_000);
    const asked: string[] = [];
    await page.goto('/code-practice');
    await language(page).selectOption({ label: one.name });
    await expect(page.getByText(`Load the ${one.engine}`)).toBeVisible();
    await run(page).click();
    await expect(output(page)).toContainText('Hello, World!', { timeout: 40_000 });
    await expect(output(page)).toContainText('Exit code 0');
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('http://localhost'))
        asked.push(request.url());
    });

    await page.getByRole('textbox', { name: 'Input' }).fill('Ada\n');
    await paste(page, one.greeting);
    await run(page).click();
    await expect(output(page)).toContainText('Hello, Ada!', { timeout: 30_000 });

    await page.getByRole('checkbox', { name: 'Type it while the program runs' }).check();
    await run(page).click();
    const line = page.getByRole('textbox', { name: 'Line for the program' });
    await expect(line).toBeFocused({ timeout: 30_000 });
    await page.keyboard.type('Grace');
    await page.keyboard.press('Enter');
    await expect(output(page)).toContainText('Hello, Grace!');
    await expect(output(page)).toContainText('Exit code 0');
    await page.getByRole('checkbox', { name: 'Type it while the program runs' }).uncheck();

    await paste(page, one.fault);
    await run(page).click();
    await expect(output(page)).toContainText(one.faultWords, { timeout: 30_000 });
    await expect(output(page).getByRole('button', { name: 'Go to line 2' })).toBeVisible();

    await paste(page, one.endless);
    await run(page).click();
    await expect(output(page)).toContainText('still here', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(output(page)).toContainText('Stopped. The output so far is kept.');

    await paste(page, one.attack);
    await run(page).click();
    await expect(output(page)).toContainText('reached: ', { timeout: 30_000 });
    await expect(output(page)).toContainText('reached: nothing');
    expect(asked).toEqual([]);

    await page.goto('/code-practice');
    await expect(language(page)).toHaveValue(one.name.toLowerCase());
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/toolchain/')) fetched.push(request.url());
    });
    await run(page).click();
    await expect(output(page)).toContainText('reached: nothing', { timeout: 30_000 });
    expect(fetched).toEqual([]);
  });
