import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../../machines/contracts/compiler';
import { renderScreen } from '../support/render-screen';

// Whether something is hidden is asked of every rule for every element: too dear here.
configure({ defaultHidden: true });

// Fetched before a clock runs: on a busy machine the editor takes longer than a test waits.
beforeAll(async () => void (await import('../../src/features/terminal/code-practice-screen')), 60_000);
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByRole('textbox', { name: 'Code editor' });
const marks = () => [...document.querySelectorAll('.cm-lintRange')].map(({ textContent }) => textContent);
const inGutter = () => document.querySelectorAll('.cm-lint-marker-error').length;
const wrong: Diagnostic = {
  severity: 'error',
  message: "use of undeclared identifier 'retrun'",
  from: { line: 2, column: 1 },
  to: { line: 2, column: 7 },
};
const SOURCE = 'int main(void) {\nretrun 0;\n}\n';

async function open({ ready = true } = {}) {
  const view = await renderScreen('/code-practice');
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  for (const style of document.querySelectorAll('style')) style.remove();
  const { device } = view;
  const deliver = () =>
    act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 900 }));
  await act(async () => device.checkToolchain.latest.resolve({ stored: ready, bytes: 26_000_000 }));
  if (ready) {
    await waitFor(() => expect(device.loadToolchain.calls).toHaveLength(1));
    await deliver();
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Puts a text in place of the program, as a paste over everything does. */
  const paste = async (text: string) => {
    await act(async () => field().focus());
    fireEvent.keyDown(field(), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
    await act(async () => {
      fireEvent.paste(field(), { clipboardData: { getData: () => text, types: ['text/plain'], files: [] } });
    });
  };
  const find = (...diagnostics: Diagnostic[]) =>
    act(async () => device.checkSource.latest.send({ type: 'source.checked', diagnostics }));
  return { ...view, deliver, wait, paste, find, checks: device.checkSource.calls };
}

test('a mistake is marked after a pause of 600 ms, counted, told at its place, and gone when it is mended', async () => {
  const { wait, paste, find, checks } = await open();
  await wait(5000);
  expect(checks).toHaveLength(0);
  await paste(SOURCE);
  await wait(500);
  expect(checks).toHaveLength(0);
  await wait(150);
  expect(checks).toHaveLength(1);
  expect(checks[0]?.input.program).toMatchObject({ language: 'c', standard: 'C17', source: SOURCE });
  expect(marks()).toEqual([]);
  await find(wrong);
  expect(marks()).toEqual(['retrun']);
  expect(inGutter()).toBe(1);
  const next = screen.getByRole('button', { name: /^1 error while typing/ });
  expect(next.closest('[role=status]')).not.toBeNull();

  fireEvent.click(next);
  expect(field()).toHaveFocus();
  const told = () => [...document.querySelectorAll('.cm-announced')].map(({ textContent }) => textContent).join();
  expect(told()).toContain("Error, line 2: use of undeclared identifier 'retrun'");

  await paste(SOURCE.replace('retrun', 'return'));
  await wait(650);
  expect(checks).toHaveLength(2);
  await find();
  expect(marks()).toEqual([]);
  expect(inGutter()).toBe(0);
  expect(screen.queryByRole('button', { name: /while typing/ })).toBeNull();
  expect(screen.getByText('No errors while typing.')).toBeInTheDocument();
});

test('what is found in a text that was typed on is not shown in the next one', async () => {
  const { wait, paste, find, checks } = await open();
  await paste(SOURCE);
  await wait(650);
  await paste(`// more\n\n${SOURCE}`);
  // The store has not heard of it yet: the check of the older text is still waited for.
  expect(checks[0]?.stopped).toBe(false);
  await find(wrong);
  expect(marks()).toEqual([]);
  await wait(650);
  expect(checks).toHaveLength(2);
  await find({ ...wrong, from: { line: 4, column: 1 }, to: { line: 4, column: 7 } });
  expect(marks()).toEqual(['retrun']);
});

test('a run comes first: the check is dropped, its marks make way for those of the run, and what runs is not read again', async () => {
  const { device, wait, paste, find, checks } = await open();
  await paste(SOURCE);
  await wait(650);
  fireEvent.click(screen.getByRole('button', { name: 'Run ▶' }));
  expect(checks[0]?.stopped).toBe(true);
  await find(wrong);
  expect(marks()).toEqual([]);
  await act(async () =>
    device.runProgram.latest.send({
      type: 'build.finished',
      ok: false,
      diagnostics: [wrong],
      text: '',
      milliseconds: 9,
    }),
  );
  await wait(900);
  expect(screen.getByRole('button', { name: 'Run ▶' })).toBeEnabled();
  expect(marks()).toEqual(['retrun']);
  expect(screen.queryByRole('button', { name: /while typing/ })).toBeNull();
  await wait(2000);
  expect(checks).toHaveLength(1);

  // Typed while it runs, it is read afterwards.
  fireEvent.click(screen.getByRole('button', { name: 'Run ▶' }));
  await paste(`${SOURCE}\n`);
  await wait(700);
  expect(checks).toHaveLength(1);
  await act(async () =>
    device.runProgram.latest.send({
      type: 'build.finished',
      ok: false,
      diagnostics: [wrong],
      text: '',
      milliseconds: 9,
    }),
  );
  await wait(900);
  expect(checks).toHaveLength(2);
  expect(checks[1]?.input.program.source).toBe(`${SOURCE}\n`);
});

test('nothing is read before the compiler is there, which is never fetched for that; then, what was typed meanwhile', async () => {
  const { device, deliver, wait, paste, checks } = await open({ ready: false });
  await paste(SOURCE);
  await wait(3000);
  expect(checks).toHaveLength(0);
  expect(device.loadToolchain.calls).toHaveLength(0);
  fireEvent.click(within(screen.getByRole('region', { name: 'Editor' })).getByRole('button', { name: 'Run ▶' }));
  await deliver();
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await wait(650);
  expect(checks).toHaveLength(1);
});

test('a query is not read without its tables; Python is read by its own engine', async () => {
  const { device, deliver, wait, paste, checks } = await open();
  for (const [language, count] of [
    ['sql', 0],
    ['python', 1],
  ] as const) {
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: language } });
    const loads = device.loadToolchain.calls.length;
    await act(async () => device.checkToolchain.latest.resolve({ stored: true, bytes: 9_000_000 }));
    await waitFor(() => expect(device.loadToolchain.calls).toHaveLength(loads + 1));
    await deliver();
    await paste(`print( # ${language}`);
    await wait(650);
    expect(checks).toHaveLength(count);
  }
  expect(checks[0]?.input.program).toMatchObject({ language: 'python' });
});
