import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../machines/contracts/compiler';
import { partsReceived } from '../../src/features/terminal/parts-slice';
import { selectFiles, selectParts } from '../../src/features/terminal/selectors';
import { encodeShare } from '../../src/features/terminal/share-link';
import { inToast, renderScreen } from '../support/render-screen';

// Whether something is hidden is asked of every rule for every element: too dear here, and shown things are asked for alone.
configure({ defaultHidden: true });

// What is fetched when the screen is first opened takes long where the machine is busy.
beforeAll(() => import('../../src/features/terminal/code-practice-screen'), 120_000);

const editor = () => screen.findByRole('textbox', { name: 'Code editor' }, { timeout: 10_000 });
const code = async () => (await editor()).textContent ?? '';
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Files of the program' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Files of the program' })).getByRole('button', { name });
const names = (list: string) =>
  within(screen.getByRole('navigation', { name: list }))
    .getAllByRole('button', { current: true })
    .map((button) => button.textContent);

async function open(path = '/code-practice') {
  const view = await renderScreen(path);
  await editor();
  // jsdom reads every rule for every element that a query looks at; the editor brings hundreds.
  for (const style of document.querySelectorAll('style')) style.remove();
  const { device, user, store } = view;
  await act(async () => device.checkToolchain.latest.resolve({ stored: true, bytes: 26_000_000 }));
  await waitFor(() => expect(device.loadToolchain.calls).toHaveLength(1));
  await act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 900 }));
  const write = async (text: string) => {
    await user.click(await editor());
    await user.keyboard('{Control>}a{/Control}');
    await user.paste(text);
  };
  const add = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Add a file to the program' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a file to the program' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), name);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    return dialog;
  };
  const program = () => selectFiles(store.getState())[0];
  const parts = () => selectParts(store.getState(), program()?.id ?? '');
  const menu = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'More for the code' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const end = (diagnostics: readonly Diagnostic[] = [], ok = true) =>
    act(async () =>
      device.runProgram.latest.send(
        { type: 'build.finished', ok, diagnostics, text: '', milliseconds: 60 },
        ...(ok ? [{ type: 'program.ended', outcome: { kind: 'exited', code: 0 }, milliseconds: 4 } as const] : []),
      ),
    );
  return { ...view, write, add, program, parts, menu, end };
}

test('a header and a source are added, written, and go with the run; an error leads to its file', async () => {
  const { user, device, add, write, parts, end } = await open();
  await add('list.h');
  expect(tabs()).toEqual(['main.c', 'list.h']);
  expect(tab('list.h')).toHaveAttribute('aria-current', 'true');
  expect(await code()).toContain('#ifndef LIST_H');
  await write('int sum(void);\n');
  await add('list.c');
  expect(await code()).toContain('#include "list.h"');
  await write('int sum(void) { return 3; }\n');
  await user.click(screen.getByRole('button', { name: 'Run ▶' }));
  expect(device.runProgram.latest.input.program).toMatchObject({
    source: expect.stringContaining('int main(void)'),
    files: [
      { name: 'list.h', text: 'int sum(void);\n' },
      { name: 'list.c', text: 'int sum(void) { return 3; }\n' },
    ],
  });
  await end([{ severity: 'error', message: 'odd', from: { line: 1, column: 5, file: 'list.h' }, to: null }], false);
  await user.click(screen.getByRole('button', { name: /line 1, column 5 of list\.h/ }));
  expect(names('Files of the program')).toEqual(['list.h']);
  await waitFor(async () => expect(await code()).toContain('int sum(void);'));
  expect(parts().map(({ source }) => source)).toEqual(['int sum(void);\n', 'int sum(void) { return 3; }\n']);
  await user.click(tab('main.c'));
  expect(await code()).toContain('int main(void)');
});

test('a name that cannot be is refused in words, and nothing is added', async () => {
  const { add, parts, user } = await open();
  const dialog = await add('my list.h');
  expect(dialog.getByText('A name has letters, digits, _ and - only, and an ending.')).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'main.c{Enter}');
  expect(dialog.getByText('The program has a file main.c already.')).toBeInTheDocument();
  expect(parts()).toEqual([]);
  const files = [
    new File(['int a;\n'], 'a.h'),
    new File(['int main;'], 'main.c'),
    new File([new Uint8Array([0xff, 0xfe, 0])], 'b.h'),
  ];
  await user.upload(dialog.getByLabelText('Files of the program'), files);
  expect(await dialog.findByText('2 files not added')).toBeInTheDocument();
  expect(parts().map(({ name, source }) => [name, source])).toEqual([['a.h', 'int a;\n']]);
});

test('a file is renamed, deleted and brought back; with the program go its files', async () => {
  const { user, add, write, parts, program, menu, store } = await open();
  await add('list.h');
  await write('int kept;\n');
  await menu('Rename list.h…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the file' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'chain.h{Enter}');
  expect(tabs()).toEqual(['main.c', 'chain.h']);
  await menu('Delete chain.h');
  expect(parts()).toEqual([]);
  await user.click(await inToast('Undo'));
  expect(parts()).toMatchObject([{ name: 'chain.h', source: 'int kept;\n' }]);
  await user.click(screen.getByRole('button', { name: 'More for main.c' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const [, copy] = selectFiles(store.getState());
  expect(selectParts(store.getState(), copy?.id ?? '')).toMatchObject([{ name: 'chain.h', source: 'int kept;\n' }]);
  const id = program()?.id ?? '';
  await user.click(screen.getByRole('button', { name: 'More for main.c' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(selectParts(store.getState(), id)).toEqual([]);
  expect(await screen.findByText('main.c and 1 further file deleted.')).toBeInTheDocument();
  await user.click(await inToast('Undo'));
  expect(selectParts(store.getState(), id)).toMatchObject([{ name: 'chain.h', source: 'int kept;\n' }]);
});

test('an earlier run brings back all its files, and Undo takes that back', async () => {
  const { user, add, write, parts, end } = await open();
  await add('list.h');
  await write('int first;\n');
  await user.click(screen.getByRole('button', { name: 'Run ▶' }));
  await end();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Run ▶' })).toBeEnabled());
  await write('int second;\n');
  await user.click(tab('main.c'));
  await write('int changed;\n');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await user.click(screen.getByRole('button', { name: /^Restore the code/ }));
  expect(parts()[0]?.source).toBe('int first;\n');
  expect(await code()).toContain('int main(void)');
  await user.click(await inToast('Undo'));
  expect(parts()[0]?.source).toBe('int second;\n');
  expect(await code()).toContain('int changed;');
});

test('removed in another tab while it is written, a file comes back with what was written', async () => {
  const { add, write, parts, store, user } = await open();
  await add('list.h');
  const [part] = parts();
  await write('int mine;\n');
  act(() => void store.dispatch(partsReceived({ documents: [], removed: [part?.id ?? ''] })));
  await user.click(screen.getByRole('button', { name: 'Run ▶' }));
  await waitFor(() => expect(parts()).toMatchObject([{ id: part?.id, source: 'int mine;\n' }]));
});

test('a link brings a program with its files', async () => {
  const files = [{ name: 'list.h', text: 'int linked;\n' }];
  const { parts, user } = await open(
    `/code-practice${await encodeShare({ language: 'c', standard: 'C17', source: 'int x;', input: '', files })}`,
  );
  await waitFor(() => expect(parts()).toMatchObject([{ name: 'list.h', source: 'int linked;\n' }]));
  await user.click(tab('list.h'));
  expect(await code()).toContain('int linked;');
});

test('in another language what is compiled gets its ending', async () => {
  const { add, user } = await open();
  await add('list.h');
  await add('list.c');
  await user.click(tab('main.c'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'cpp');
  expect(tabs()).toEqual(['main.cpp', 'list.h', 'list.cpp']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'python');
  expect(screen.queryByRole('navigation', { name: 'Files of the program' })).toBeNull();
});
