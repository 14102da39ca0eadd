import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { expectAccessible } from './support/axe';

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
    name: 'TypeScript',
    engine: 'TypeScript engine',
    greeting: "const name: string | null = readline();\nconsole.log('Hello, ' + name + '!');\n",
    fault: "console.log('before');\n(globalThis as { nothing?: () => void }).nothing!();\n",
    faultWords: 'Runtime Error: TypeError: not a function',
    endless: "console.log('still here');\nfor (;;);\n",
    attack: `const names: string[] = ${JSON.stringify(OUTSIDE)};
const reached: string[] = names.filter((name) => typeof (globalThis as any)[name] !== 'undefined');
if (eval('typeof globalThis.fetch') !== 'undefined') reached.push('eval');
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
      // Workers are launched from a blob of this origin.
      if (!/^(blob:)?http:\/\/(127\.0\.0\.1|localhost)\b/.test(request.url())) asked.push(request.url());
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
    // What a worker loads as a script comes by the service worker, which is not there: offline.spec.ts has it.
    expect(fetched.filter((url) => !url.endsWith('.js'))).toEqual([]);
  });

const TYPES = `enum Colour {
  Red,
  Green,
}
interface Ball {
  colour: Colour;
}
const ball: Ball = { colour: 'red' };
console.log(Colour[Colour.Green]);

function drop(from: Ball[]): never {
  throw new Error(String(from.length));
}
drop([ball]);
`;

test('TypeScript: what its types contradict is said with its line, runs all the same, and is not looked at when not wished; a challenge is solved', async ({
  page,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await page.goto('/code-practice');
  await language(page).selectOption({ label: 'TypeScript' });
  await paste(page, TYPES);
  await run(page).click();
  const problems = output(page).getByRole('list', { name: 'Errors and warnings' });
  await expect(problems).toContainText("Type 'string' is not assignable to type 'Colour' (TS2322)", {
    timeout: 40_000,
  });
  await expect(output(page)).toContainText('Green');
  await expect(output(page)).toContainText('Runtime Error: Error: 1');
  await expect(output(page).getByRole('button', { name: 'Go to line 12' })).toBeVisible();
  await problems.getByRole('button', { name: /line 8, column 22/ }).click();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Check types' }).uncheck();
  await run(page).click();
  await expect(output(page)).toContainText('Runtime Error: Error: 1');
  await expect(problems).toHaveCount(0);

  await paste(page, 'const a: number = ;\n');
  await run(page).click();
  await expect(problems).toContainText('Expression expected (TS1109)');
  await expect(output(page)).toContainText('Not built');

  await page.goto('/machine-coding?challenge=57');
  await language(page).selectOption({ label: 'TypeScript' });
  await expect(code(page)).toContainText('readFileSync');
  await paste(page, readFileSync('src/content/challenges/57-a-pair-that-adds-up/model.js', 'utf8'));
  await run(page).click();
  await expect(page.getByRole('dialog', { name: 'Challenge Completed!' })).toBeVisible();
});

test('SQL: results as tables, tables of one’s own, a fault with its line, Stop; a challenge is solved', async ({
  page,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await page.goto('/code-practice');
  await language(page).selectOption({ label: 'SQL' });
  await expect(page.getByText('Load the SQL engine')).toBeVisible();
  await run(page).click();
  const table = output(page).getByRole('table', { name: '6 rows' });
  await expect(table).toBeVisible({ timeout: 40_000 });
  await expect(table.getByRole('columnheader')).toHaveText(['name', 'city']);
  await expect(table.getByRole('row').nth(1)).toHaveText('Blue CanoeFaro');
  await expect(page.getByRole('checkbox', { name: 'Type it while the program runs' })).toHaveCount(0);
  await page.getByText('The sample tables').click();
  await expect(page.getByText('id, customer_id, day, state')).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('textbox', { name: 'Input' })
    .fill("CREATE TABLE towns (name TEXT); INSERT INTO towns VALUES ('Faro');");
  await expect(page.getByText('The sample tables')).toHaveCount(0);
  await paste(page, 'SELECT name FROM towns;\n');
  await run(page).click();
  await expect(output(page).getByRole('table', { name: '1 row' })).toContainText('Faro');

  await paste(page, 'SELECT name,\n  peple\nFROM towns;\n');
  await run(page).click();
  await expect(output(page)).toContainText('Runtime Error: no such column: peple');
  await output(page).getByRole('button', { name: 'Go to line 2' }).click();
  await expect(code(page)).toBeFocused();

  await paste(page, 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT COUNT(*) AS c FROM n;\n');
  await run(page).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(output(page)).toContainText('Stopped. The output so far is kept.');

  await page.goto('/machine-coding?challenge=81');
  await paste(page, readFileSync('src/content/challenges/81-invoices-that-are-missing/wrong/by-day.sql', 'utf8'));
  await run(page).click();
  await expect(page.getByText('2 of 5 tests passed')).toBeVisible();
  await expect(page.getByText('First difference: line 4, character 12.')).toBeVisible();
  await paste(page, readFileSync('src/content/challenges/81-invoices-that-are-missing/model.sql', 'utf8'));
  await run(page).click();
  await expect(page.getByRole('dialog', { name: 'Challenge Completed!' })).toBeVisible();
});

const LIST = `class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next

head = Node(1, Node(2, Node(3)))
back = None
while head.next:
    following = head.next
    head.next = back
    back = head
    head = following
print(back.value)
`;

test('a linked-list bug is gone through step by step, by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await page.goto('/code-practice');
  await language(page).selectOption({ label: 'Python' });
  await paste(page, LIST);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output(page)).toContainText('Exit code 0', { timeout: 40_000 });
  await expect(output(page)).toContainText('2');

  await page.getByRole('tab', { name: 'How it works' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Steps' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const record = page.getByRole('button', { name: 'Record the run' });
  await record.focus();
  await page.keyboard.press('Enter');
  const step = page.getByRole('slider', { name: 'Step', exact: true });
  await expect(step).toBeVisible({ timeout: 40_000 });
  await step.focus();
  await page.keyboard.press('End');
  const steps = page.getByRole('region', { name: 'Step by step' });
  await expect(steps).toContainText('2');
  const last = Number(await step.inputValue());
  expect(last).toBeGreaterThan(15);
  await page.keyboard.press('ArrowLeft');
  await expect(step).toHaveAttribute('aria-valuetext', `Step ${last} of ${last + 1}, line 8`);
  // The list of back holds 2 and 1: the node of 3 was left out by a loop that ends one node early.
  await expect(steps).toContainText('back');
  await page.keyboard.press('Home');
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 1 of \d+, line 1$/);
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveAttribute('aria-valuetext', /^Step 2 of /);
  await expectAccessible(page);
});

/** The same in C: the first node of the old order is left behind. */
const LIST_IN_C = `#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *push(struct node *head, int value) {
  struct node *made = malloc(sizeof *made);
  made->value = value;
  made->next = head;
  return made;
}

int main(void) {
  struct node *head = NULL, *back = NULL;
  for (int n = 3; n > 0; n--)
    head = push(head, n);
  while (head->next != NULL) {
    struct node *following = head->next;
    head->next = back;
    back = head;
    head = following;
  }
  printf("%d\\n", back->value);
  return 0;
}
`;

test('a linked-list bug in C is gone through step by step, by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(30_000);
  await page.goto('/code-practice');
  await paste(page, LIST_IN_C);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output(page)).toContainText('Exit code 0', { timeout: 90_000 });
  await expect(output(page)).toContainText('2');

  await page.getByRole('tab', { name: 'How it works' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Steps' })).toBeFocused();
  await page.getByRole('button', { name: 'Record the run' }).focus();
  await page.keyboard.press('Enter');
  const step = page.getByRole('slider', { name: 'Step', exact: true });
  await expect(step).toBeVisible({ timeout: 40_000 });
  await step.focus();
  const steps = page.getByRole('region', { name: 'Step by step' });
  await expect(steps).toContainText('Line 14 runs next, in main.');
  await page.keyboard.press('End');
  const last = Number(await step.inputValue());
  await page.keyboard.press('ArrowLeft');
  await expect(step).toHaveAttribute('aria-valuetext', `Step ${last} of ${last + 1}, line 23`);
  // back leads to 2 and 1: the node of 3 was left out by a loop that ends one node early.
  const chains = steps.getByRole('list').getByRole('list');
  await expect(chains).toHaveCount(2);
  await expect(chains.first().getByRole('listitem')).toHaveText(['struct node #1value3nextNULL']);
  await expect(chains.last().getByRole('listitem')).toHaveText([
    /^struct node #2value2/,
    /^struct node #3value1nextNULL/,
  ]);
  await expect(steps.getByText('back', { exact: true }).locator('xpath=following-sibling::dd')).toContainText(
    'struct node',
  );
  await expect(steps.getByText('following', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(steps).toContainText('head');
  await expect(steps).toContainText('NULL');
  await expectAccessible(page);
});

test('a challenge is found by words and filters, and keeps a program for each language', async ({ page }) => {
  await page.goto('/machine-coding');
  const list = page.getByRole('navigation', { name: 'Coding Challenges' });
  await page.getByRole('searchbox', { name: 'Find a challenge' }).fill('heap');
  await expect(list.getByRole('button', { name: '75. The Chargers on the Road', exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: /^1\. / })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a challenge' }).fill('no such thing');
  await page.getByRole('button', { name: 'Show all challenges' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Solvable in' }).selectOption({ label: 'SQL' });
  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption({ label: 'Hard' });
  await expect(list.getByRole('button', { name: '82. Days in a Row', exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: '76. Customers Without an Order', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all challenges' }).click();

  await list.getByRole('button', { name: '57. A Pair That Adds Up', exact: true }).click();
  await expect(language(page)).toHaveValue('python');
  await paste(page, '# mine in Python\n');
  await language(page).selectOption({ label: 'JavaScript' });
  await expect(code(page)).not.toContainText('mine in Python');
  await paste(page, '// mine in JavaScript\n');
  await language(page).selectOption({ label: 'Python' });
  await expect(code(page)).toContainText('# mine in Python');
  // It opens in the language that it was last written in.
  await page.reload();
  await expect(code(page)).toContainText('// mine in JavaScript');
  await language(page).selectOption({ label: 'Python' });
  await expect(code(page)).toContainText('# mine in Python');
});
