import type { Page } from '@playwright/test';
import { expect, test } from './support/app';
import { list, texts } from './support/board';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Code editor' });
const source = (page: Page) => page.locator('.cm-content').evaluate((node) => (node as HTMLElement).innerText);
const files = (page: Page) => page.getByRole('navigation', { name: 'Files' });

/** At the end of the line that reads so, in the editor. */
async function typeAfter(page: Page, line: string, words: string) {
  await page.bringToFront();
  await page.locator('.cm-line', { hasText: line }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

test('six tabs add tasks at the same time: 24 of 24 titles', async ({ context }) => {
  test.setTimeout(180_000);
  const pages: Page[] = [];
  for (let n = 0; n < 6; n += 1) {
    const page = await context.newPage();
    await page.goto('/planyourday/tasks');
    await page.getByRole('heading', { level: 1, name: 'Project Tasks' }).waitFor();
    pages.push(page);
  }
  const titles: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    // All dialogs are open and half filled at once.
    await Promise.all(
      pages.map(async (page, n) => {
        const title = `Tab ${n} round ${round}`;
        titles.push(title);
        await list(page, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
        await page.getByLabel(/^Enter a new task/).pressSequentially(title);
      }),
    );
    for (const [n, page] of pages.entries())
      await expect(page.getByLabel(/^Enter a new task/)).toHaveValue(`Tab ${n} round ${round}`);
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Add task', exact: true }).click()));
  }
  const added = async (page: Page) => (await texts(page, 'To Do')).filter((text) => text?.startsWith('Tab ')).sort();
  for (const page of pages) await expect.poll(() => added(page)).toEqual([...titles].sort());
  const next = await context.newPage();
  await next.goto('/planyourday/tasks');
  await expect.poll(() => added(next)).toEqual([...titles].sort());
});

test('a half-written task survives the crash of its tab, and comes back in the next', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/planyourday/tasks');
  await list(page, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
  await page.getByLabel(/^Enter a new task/).pressSequentially('Half a task');
  await page.close();
  const next = await context.newPage();
  await next.goto('/planyourday/tasks');
  await list(next, 'To Do').getByRole('button', { name: 'Add New Task' }).click();
  await expect(next.getByLabel(/^Enter a new task/)).toHaveValue('Half a task');
});

test('a file chosen in one tab leaves the other at its own, and keys go where they are seen', async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await a.goto('/code-practice');
  await typeAfter(a, 'return 0;', ' // first');
  await files(a).getByRole('button', { name: 'main.c', exact: true }).waitFor();
  await b.goto('/code-practice');
  await expect(editor(b)).toContainText('// first');
  await a.bringToFront();
  await files(a).getByRole('button', { name: 'New' }).click();
  await expect(files(a).getByRole('button', { name: 'main-2.c', exact: true })).toHaveAttribute('aria-current', 'true');
  await files(b).getByRole('button', { name: 'main-2.c', exact: true }).waitFor();
  await expect(files(b).getByRole('button', { name: 'main.c', exact: true })).toHaveAttribute('aria-current', 'true');
  await typeAfter(b, '// first', ' and more');
  await expect(editor(a)).not.toContainText('and more');
  await files(a).getByRole('button', { name: 'main.c', exact: true }).click();
  await expect(editor(a)).toContainText('// first and more');
  // Each finds its own after a reload.
  await typeAfter(a, '// first and more', '!');
  await files(a).getByRole('button', { name: 'main-2.c', exact: true }).click();
  await a.reload();
  await b.reload();
  await expect(files(a).getByRole('button', { name: 'main-2.c', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(files(b).getByRole('button', { name: 'main.c', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('one file typed in two tabs: different lines are joined; the same line makes a second file, and the page says so', async ({
  context,
}) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await a.goto('/code-practice');
  await typeAfter(a, 'return 0;', ' // zero');
  await files(a).getByRole('button', { name: 'main.c', exact: true }).waitFor();
  await b.goto('/code-practice');
  await expect(editor(b)).toContainText('// zero');

  // Neither has seen the other's keys when it types.
  await typeAfter(a, '// zero', ' of A');
  await typeAfter(b, 'printf', ' // of B');
  for (const page of [a, b]) {
    await expect(editor(page)).toContainText('// zero of A');
    await expect(editor(page)).toContainText('// of B');
  }

  // In one task of each page, so that no notice comes in between.
  await Promise.all([typeInto(a, ' and A'), typeInto(b, ' and B')]);
  const told = (page: Page) => page.getByText('Two tabs changed the same text. Both versions are kept.');
  await expect(told(a)).toBeVisible();
  await expect(told(b)).toBeVisible();
  const second = files(b).getByRole('button', { name: 'main (from another tab).c', exact: true });
  await second.waitFor();
  const first = await source(b);
  await b.bringToFront();
  await second.click();
  await expect(editor(b)).not.toHaveText(first);
  const both = [first, await source(b)];
  for (const words of [' of A and A', ' of A and B'])
    expect(both.filter((text) => text.includes(words))).toHaveLength(1);
});

/** Inserts at the end of the line with `// zero`, as typing does, in a page that need not be in front. */
const typeInto = (page: Page, words: string) =>
  page.locator('.cm-line', { hasText: '// zero' }).evaluate((line, text) => {
    const content = line.closest<HTMLElement>('.cm-content');
    content?.focus();
    const range = document.createRange();
    range.selectNodeContents(line);
    range.collapse(false);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    document.execCommand('insertText', false, text);
  }, words);

test('an interview held in two tabs is two interviews, and neither overwrites the other', async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await a.goto('/interview/SDE-1');
  await a.getByLabel('Or type it').fill('The answer of tab A is about hash tables and their load.');
  await b.goto('/interview/SDE-1');
  await expect(b.getByText('An unfinished session of this role is open in another tab.')).toBeVisible();
  await b.getByRole('button', { name: 'Begin another here' }).click();
  await expect(b.getByLabel('Or type it')).toHaveValue('');
  await b.getByLabel('Or type it').fill('The answer of tab B is about queues and their order.');
  for (const page of [a, b]) {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Submit Interview' }).click();
    await page.getByRole('button', { name: 'Submit all the same' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Look at the session' }).click();
  }
  for (const page of [a, b]) await page.reload();
  const [ofA, ofB] = [
    'The answer of tab A is about hash tables and their load.',
    'The answer of tab B is about queues and their order.',
  ];
  await expect(a.getByText(ofA)).toBeVisible();
  await expect(b.getByText(ofB)).toBeVisible();
  await expect(a.getByText(ofB)).toHaveCount(0);
});

test('an interview goes on in the tab that takes it over, with every word', async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()];
  await a.goto('/interview/SDE-1');
  await a.getByLabel('Or type it').fill('The answer of tab A.');
  await b.goto('/interview/SDE-1');
  // Typed the moment before it is asked for: not on disk yet.
  await a.getByLabel('Or type it').fill('The answer of tab A, and its last words.');
  await b.getByRole('button', { name: 'Continue it here' }).click();
  await expect(b.getByLabel('Or type it')).toHaveValue('The answer of tab A, and its last words.');
  await expect(a.getByText('This session goes on in another tab.')).toBeVisible();
  await b.getByLabel('Or type it').fill('Of both tabs.');
  await a.getByRole('button', { name: 'Take it back here' }).click();
  await expect(a.getByLabel('Or type it')).toHaveValue('Of both tabs.');
  await expect(b.getByText('This session goes on in another tab.')).toBeVisible();
});
