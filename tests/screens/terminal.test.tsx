import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { BuildEvent, Diagnostic, ProgramEvent } from '../../machines/contracts/compiler';
import { casesOf } from '../../src/domain/challenges/programs';
import { emptyResume } from '../../src/domain/resume-document/edits';
import { jobKept } from '../../src/features/jobs/jobs-slice';
import { resumeAdded } from '../../src/features/resume-form/documents-slice';
import { selectResume, selectResumes } from '../../src/features/resume-form/selectors';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';
import { filesReceived } from '../../src/features/terminal/files-slice';
import { selectFile, selectFiles } from '../../src/features/terminal/selectors';
import { encodeShare } from '../../src/features/terminal/share-link';
import { challengeSolved } from '../../src/features/terminal/work-slice';
import { jobWith } from '../domain/jobs/samples';
import { attacks } from '../fixtures/attacks';
import { challenges } from '../support/challenges';
import { fakeDevice } from '../support/fake-device';
import { inToast, type RenderOptions, renderScreen } from '../support/render-screen';

// Whether something is hidden is asked of every rule for every element: too dear here, and shown things are asked for alone.
configure({ defaultHidden: true });

const editor = () => screen.findByRole('textbox', { name: 'Code editor' });
const code = async () => (await editor()).textContent ?? '';
const output = () => screen.getByRole('log', { name: 'Output of the program' });
const runButton = () => screen.getByRole('button', { name: 'Run ▶' });

async function open(path: string, { ready = true, ...options }: RenderOptions & { ready?: boolean } = {}) {
  const view = await renderScreen(path, options);
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  // jsdom reads every rule for every element that a query looks at; the editor brings hundreds.
  for (const style of document.querySelectorAll('style')) style.remove();
  const { device, user } = view;
  const deliver = () =>
    act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 900 }));
  await act(async () => device.checkToolchain.latest.resolve({ stored: ready, bytes: 26_000_000 }));
  if (ready) {
    await waitFor(() => expect(device.loadToolchain.calls).toHaveLength(1));
    await deliver();
  }
  const send = (...events: readonly (BuildEvent | ProgramEvent)[]) =>
    act(async () => device.runProgram.latest.send(...events));
  const built = (ok = true, diagnostics: readonly Diagnostic[] = []) =>
    ({ type: 'build.finished', ok, diagnostics, text: '', milliseconds: 60 }) as const;
  const exited = (exit = 0) =>
    ({ type: 'program.ended', outcome: { kind: 'exited', code: exit }, milliseconds: 4 }) as const;
  const wrote = (text: string) => ({ type: 'program.wrote', stream: 'stdout', text }) as const;
  const run = () => user.click(runButton());
  return { ...view, deliver, send, built, exited, wrote, run };
}

/** Puts a text in place of the program, as a paste over everything does. */
async function replaceCode(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  const field = await editor();
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste(text);
}

// What is fetched when the screen is first opened takes long where the machine is busy.
beforeAll(async () => {
  await Promise.all([
    fetchChallenge(1),
    import('../../src/features/terminal/machine-coding-screen'),
    import('../../src/features/terminal/solved-ways'),
  ]);
}, 120_000);

test('is ready with the spec’s words: bar, list, editor, description, output', async () => {
  await open('/machine-coding');
  expect(screen.getByRole('heading', { level: 1, name: 'Machine Coding' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('C');
  expect(screen.getByRole('combobox', { name: 'Standard' })).toHaveDisplayValue('C17');
  expect(screen.getByText(/^Tokens: \d+$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Light mode' })).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Coding Challenges' });
  for (const { id, title } of challenges.slice(0, 5))
    expect(within(list).getByRole('button', { name: `${id}. ${title}` })).toBeVisible();
  expect(output()).toHaveTextContent('Run your code to see output here');
  expect(runButton()).toBeEnabled();
  expect(screen.getByText(challenges[0]?.description.split('\n\n')[0] ?? '?')).toBeVisible();
  expect(screen.getByText(/Tab inserts 4 spaces/)).toBeVisible();
});

test('the workbench takes the whole page and gives it back: by its button, and by Escape unless that closed a list', async () => {
  const { user } = await open('/code-practice');
  const fills = () => document.querySelector('[data-fills]') !== null;
  const button = screen.getByRole('button', { name: 'Full screen' });
  await user.click(button);
  expect(fills()).toBe(true);
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'More for the code' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(fills()).toBe(true);
  await user.click(await editor());
  await user.keyboard('{Escape}');
  expect(fills()).toBe(false);
  expect(await editor()).toHaveFocus();
});

test('TypeScript is chosen like any language, and whether its types are checked goes with the run', async () => {
  const { user, device, deliver, run, built, exited, send } = await open('/code-practice');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'typescript');
  expect(await code()).toContain('(name: string): string');
  expect(screen.queryByRole('combobox', { name: 'Standard' })).toBeNull();
  await act(async () => device.checkToolchain.latest.resolve({ stored: false, bytes: 1_400_000 }));
  expect(screen.getByText('TypeScript, in this tab')).toBeVisible();
  expect(screen.getByText(/is loaded \(1\.\d MB\) and kept in this browser/)).toBeVisible();
  await run();
  await deliver();
  expect(device.runProgram.latest.input.program).toMatchObject({ language: 'typescript', checkTypes: true });
  const wrong = { severity: 'error', message: 'not a number', from: { line: 1, column: 1 }, to: null } as const;
  await send(built(true, [wrong]), exited());
  expect(await within(output()).findByText('Exit code 0', { exact: false })).toBeVisible();
  expect(within(output()).getByRole('button', { name: /^Error line 1, column 1/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Check types' }));
  await run();
  expect(device.runProgram.latest.input.program).toMatchObject({ checkTypes: false });
});

test('a border between the parts is moved by keyboard and stays where it was put', async () => {
  const { user, store } = await open('/code-practice');
  const border = screen.getByRole('separator', { name: 'Width of the editor' });
  expect(border).toHaveAttribute('aria-valuenow', '57');
  await act(async () => border.focus());
  await user.keyboard('{ArrowRight}');
  expect(border).toHaveAttribute('aria-valuenow', '59');
  expect(store.getState().terminalSettings.panes).toMatchObject({ list: 18, writing: 48.64, running: 33.36 });
});

test('Questions are hidden and shown, the look changes here alone, and both are kept', async () => {
  const { user, store } = await open('/machine-coding');
  await user.click(screen.getByRole('button', { name: 'Hide Questions' }));
  expect(screen.queryByRole('navigation', { name: 'Coding Challenges' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Questions' }));
  await user.click(screen.getByRole('button', { name: 'Light mode' }));
  expect(screen.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  expect(store.getState().terminalSettings).toMatchObject({ look: 'light', questions: true });
  expect(store.getState().settings.theme).toBe('system');
});

test('the compiler is offered with its size; Run brings it, and goes on when it is there', async () => {
  const { device, run, deliver, send, built, wrote, exited } = await open('/code-practice', { ready: false });
  expect(await screen.findByText(/\(24.8 MB\)/)).toBeVisible();
  expect(device.loadToolchain.calls).toHaveLength(0);
  await run();
  expect(screen.getByText('Loading the compiler; your program runs as soon as it is ready')).toBeVisible();
  expect(device.runProgram.calls).toHaveLength(0);
  await act(async () =>
    device.loadToolchain.latest.send({ type: 'toolchain.progressed', loadedBytes: 13_000_000, totalBytes: 26_000_000 }),
  );
  expect(screen.getByText('12.4 MB of 24.8 MB')).toBeVisible();
  await deliver();
  expect(device.runProgram.latest.input.program).toMatchObject({ language: 'c', standard: 'C17' });
  expect(screen.getByRole('button', { name: 'Running...' })).toBeDisabled();
  expect(output()).toHaveTextContent('Running code...');
  await send(built(), wrote('Hello, World!\n'), exited());
  await waitFor(() => expect(runButton()).toBeEnabled());
  expect(output()).toHaveTextContent('Hello, World!');
  expect(output()).toHaveTextContent('Exit code 0');
});

test('a download that broke off can be tried again', async () => {
  const { user, device } = await open('/machine-coding', { ready: false });
  await user.click(await screen.findByRole('button', { name: 'Load the compiler' }));
  await act(async () => device.loadToolchain.latest.send({ type: 'toolchain.failed', problem: 'interrupted' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The download broke off.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(device.loadToolchain.calls).toHaveLength(2);
});

test('a challenge is solved by its tests, celebrated once, ticked and noted', async () => {
  const { user, device, run, send, built, wrote, exited, store } = await open('/machine-coding?challenge=2');
  const challenge = challenges[1];
  const cases = challenge ? casesOf(challenge) : [];
  await run();
  await send(built(), wrote('12\n'), exited());
  await waitFor(() => expect(device.runTests.calls).toHaveLength(1));
  expect(device.runTests.latest.input.inputs).toEqual(cases.map(({ input }) => input));
  expect(screen.getByRole('tab', { name: 'Tests' })).toHaveAttribute('aria-selected', 'true');
  const outcome = { kind: 'exited', code: 0 } as const;
  await act(async () => {
    device.runTests.latest.send(
      built(),
      ...cases.map(({ output: text }, index) => ({
        type: 'test.finished' as const,
        index,
        output: `${text.trimEnd()}  \n`,
        outcome,
        milliseconds: 3,
      })),
      { type: 'tests.finished' },
    );
  });
  const modal = await screen.findByRole('dialog', { name: 'Challenge Completed!' });
  expect(modal).toHaveTextContent("You've successfully solved Challenge #2!");
  await user.click(within(modal).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^2\. .*\(solved\)$/ })).toBeVisible();
  expect(screen.getByText(`${cases.length} of ${cases.length} tests passed`)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Propose a line for the resume' }));
  expect(screen.getByRole('textbox', { name: 'Line for the resume' })).toHaveDisplayValue(/” in C: its test passed, /);
  expect(store.getState().challenges.progress.entities['challenge-2']?.solvedAt).toMatch(/^\d{4}-/);
});

test('a solved challenge: a line is proposed, changed, added to a chosen resume, taken away by Undo, and opened', async () => {
  const written = (id: string, title: string, at: string) => ({ ...emptyResume(id, at, title) });
  const { user, store, at } = await open('/machine-coding?challenge=2');
  store.dispatch(resumeAdded(written('resume-1', 'Backend', '2026-11-01T10:00:00.000Z')));
  store.dispatch(resumeAdded(written('resume-2', 'Games', '2026-11-02T10:00:00.000Z')));
  store.dispatch(jobKept(jobWith({ posting: 'Systems Programmer\n\nRequirements\n- C\n- Kubernetes' })));
  await user.click(screen.getByRole('tab', { name: 'Tests' }));
  expect(screen.queryByRole('region', { name: 'Use what you solved' })).toBeNull();
  await act(async () => {
    store.dispatch(challengeSolved({ id: 'challenge-2', title: challenges[1]?.title ?? '' }));
  });
  const ways = within(await screen.findByRole('region', { name: 'Use what you solved' }));
  expect(ways.getByRole('link', { name: 'Open coding profile' })).toHaveAttribute('href', '/userprofile');
  expect(ways.getByRole('link', { name: /^Shows C for / })).toHaveAttribute('href', '/jobs/job-1');
  await user.click(ways.getByRole('button', { name: 'Propose a line for the resume' }));
  const field = ways.getByRole('textbox', { name: 'Line for the resume' });
  expect(field).toHaveDisplayValue(
    new RegExp(`^Solved the coding challenge “${challenges[1]?.title}”: its test passed, \\w+ \\d{4}$`),
  );
  await user.clear(field);
  expect(ways.getByRole('button', { name: 'Add to my resume' })).toBeDisabled();
  await user.type(field, 'Added two numbers in C');
  await user.selectOptions(ways.getByRole('combobox', { name: 'Resume' }), 'Games');
  const lines = (id: string) => selectResume(store.getState(), id)?.achievements.map(({ text }) => text);
  expect(lines('resume-2')).toEqual([]);
  await user.click(ways.getByRole('button', { name: 'Add to my resume' }));
  expect(lines('resume-2')).toEqual(['Added two numbers in C']);
  expect(lines('resume-1')).toEqual([]);
  await user.click(await inToast('Undo'));
  expect(lines('resume-2')).toEqual([]);
  await user.click(ways.getByRole('button', { name: 'Add to my resume' }));
  await user.click(ways.getByRole('link', { name: 'Open it in the resume' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Achievement' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Achievement' })).toHaveValue('Added two numbers in C');
  await at('/resume-form');
});

test('without a resume, the proposed line begins one, and Undo takes it away whole', async () => {
  const { user, store } = await open('/machine-coding?challenge=1');
  await act(async () => {
    store.dispatch(challengeSolved({ id: 'challenge-1', title: 'Hello World' }));
  });
  await user.click(screen.getByRole('tab', { name: 'Tests' }));
  const ways = within(await screen.findByRole('region', { name: 'Use what you solved' }));
  expect(ways.queryByRole('link', { name: /^Shows/ })).toBeNull();
  await user.click(ways.getByRole('button', { name: 'Propose a line for the resume' }));
  await user.click(ways.getByRole('button', { name: 'Add to my resume' }));
  expect(selectResumes(store.getState()).map(({ achievements }) => achievements.map(({ text }) => text))).toEqual([
    [expect.stringMatching(/^Solved the coding challenge “Hello World”: its test passed, /)],
  ]);
  await user.click(await inToast('Undo'));
  expect(selectResumes(store.getState())).toEqual([]);
});

test('a test that fails says what was read, expected and got, and where they part', async () => {
  const { device, run, send, built, wrote, exited, store } = await open('/machine-coding?challenge=2');
  await run();
  await send(built(), wrote('13\n'), exited());
  await waitFor(() => expect(device.runTests.calls).toHaveLength(1));
  await act(async () =>
    device.runTests.latest.send(
      built(),
      {
        type: 'test.finished',
        index: 0,
        output: 'not this\n',
        outcome: { kind: 'exited', code: 0 },
        milliseconds: 3,
      },
      { type: 'tests.finished' },
    ),
  );
  expect(await screen.findByText(/^0 of \d+ tests passed$/)).toBeVisible();
  expect(screen.getByText(/First difference: line 1, character 1/)).toBeVisible();
  expect(screen.getAllByText('not this').length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.getState().challenges.progress.entities['challenge-2']).toBeUndefined();
});

test('errors of the compiler lead to their line; a fault is explained; Clear empties the pane', async () => {
  const { user, run, send, built, wrote } = await open('/machine-coding');
  await run();
  await send(
    built(false, [
      { severity: 'error', message: "expected ';'", from: { line: 5, column: 7 }, to: null },
      { severity: 'note', message: 'to match this', from: { line: 3, column: 1 }, to: null },
    ]),
  );
  await waitFor(() => expect(runButton()).toBeEnabled());
  const list = within(output()).getByRole('list', { name: 'Errors and warnings' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: /expected ';'/ }));
  expect(await editor()).toHaveFocus();
  await run();
  await send(built(), wrote('before\n'), {
    type: 'program.ended',
    outcome: {
      kind: 'fault',
      fault: { message: 'division by zero', place: { line: 5, column: 1 }, explanation: 'You divided by zero.' },
    },
    milliseconds: 2,
  });
  await waitFor(() => expect(output()).toHaveTextContent('Runtime Error: division by zero'));
  expect(output()).toHaveTextContent('before');
  expect(output()).toHaveTextContent('You divided by zero.');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(output()).toHaveTextContent('Run your code to see output here');
});

test('F8 stays in the editor, with messages and without; elsewhere it leads to the notifications', async () => {
  const { run, send, built } = await open('/machine-coding');
  const press = (target: Element) => fireEvent.keyDown(target, { key: 'F8', code: 'F8', keyCode: 119 });
  const field = await editor();
  field.focus();
  press(field);
  expect(field).toHaveFocus();
  await run();
  await send(built(false, [{ severity: 'error', message: "expected ';'", from: { line: 2, column: 1 }, to: null }]));
  await waitFor(() => expect(runButton()).toBeEnabled());
  field.focus();
  press(field);
  expect(field).toHaveFocus();
  press(runButton());
  expect(field).not.toHaveFocus();
});

test('the product’s messages stand for what they describe', async () => {
  const { user, run, send, built, exited } = await open('/code-practice');
  await replaceCode(user, 'int main(void) { }');
  await run();
  await send(built(), exited());
  await waitFor(() => expect(output()).toHaveTextContent('No executable statements found'));
  expect(output()).toHaveTextContent('Warning: Missing standard library includes');
  // Since C99, main gives back 0 by itself.
  expect(output()).not.toHaveTextContent('Missing return');
  await user.selectOptions(screen.getByLabelText('Standard'), 'C89');
  await run();
  await send(built(), exited());
  await waitFor(() => expect(output()).toHaveTextContent('Warning: Missing return statement in main function'));
  await waitFor(() => expect(runButton()).toBeEnabled());
  await replaceCode(user, 'int mian(void) { return 0; }');
  await run();
  await send(built(false));
  await waitFor(() => expect(output()).toHaveTextContent('Error: No main function found'));
});

test('a fault of memory tells where the block came from and went, and the calls; each leads to its line', async () => {
  const { user, run, send, built } = await open('/code-practice');
  await replaceCode(user, 'one\ntwo\nthree\nfour');
  await run();
  const at = (line: number) => ({ line, column: 1 });
  await send(built(), {
    type: 'program.ended',
    milliseconds: 4,
    outcome: {
      kind: 'fault',
      fault: {
        message: 'double free: free() of a block of 4 bytes from malloc that was given back before',
        explanation: 'One owner gives it back.',
        place: at(4),
        stack: [
          { name: 'finish', place: at(4), times: 1 },
          { name: 'again', place: at(3), times: 12 },
        ],
        related: [
          { what: 'allocated', place: at(1) },
          { what: 'freed', place: at(2) },
        ],
      },
    },
  });
  await waitFor(() => expect(output()).toHaveTextContent('Runtime Error: double free: free() of a block of 4 bytes'));
  expect(output()).toHaveTextContent('The memory came from line 1It was given back in line 2');
  expect(within(output()).getByRole('region', { name: 'Calls' })).toHaveTextContent(
    'Calls, the innermost firstfinish, line 4again (12 calls in a row), line 3',
  );
  await user.click(within(output()).getByRole('button', { name: 'line 2' }));
  expect(await editor()).toHaveFocus();
});

test('a leak is a note after the run, and hides no exit code', async () => {
  const { run, send, built } = await open('/code-practice');
  await run();
  const leak = { blocks: 3, bytes: 24, places: [{ place: { line: 3, column: 1 }, blocks: 3, bytes: 24 }] };
  await send(built(), { type: 'program.ended', outcome: { kind: 'exited', code: 7, leak }, milliseconds: 4 });
  await waitFor(() =>
    expect(output()).toHaveTextContent('Memory leak: 3 blocks with 24 bytes in all were never given'),
  );
  expect(output()).toHaveTextContent('3 blocks (24 bytes) from line 3');
  expect(output()).toHaveTextContent('Exit code 7');
});

test('memory checks are on; what is chosen, and the arguments of each program, go with the next run and are kept', async () => {
  const { user, device, run, store } = await open('/code-practice');
  await run();
  expect(device.runProgram.latest.input).toMatchObject({
    args: [],
    program: { options: { memoryChecks: true, optimise: '0', warnings: 'usual' } },
  });
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByText('memory checks on, -O0')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Memory checks' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Optimise' }), 'For speed (-O2)');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Warnings' }),
    'More (-Wconversion -Wshadow -Wpedantic)',
  );
  await user.type(screen.getByRole('textbox', { name: /^Program arguments/ }), '-n "two words"');
  expect(screen.getByText('memory checks off, -O2, more warnings, 2 arguments')).toBeVisible();
  await run();
  expect(device.runProgram.latest.input).toMatchObject({
    args: ['-n', 'two words'],
    program: { options: { memoryChecks: false, optimise: '2', warnings: 'more' } },
  });
  expect(Object.values(store.getState().runOptions.args)).toEqual(['-n "two words"']);
});

test('Stop ends it at once with its output; time is added while it runs', async () => {
  const { user, device, run, send, built, wrote } = await open('/machine-coding');
  await run();
  await send(built(), wrote('so far\n'));
  await user.click(screen.getByRole('button', { name: '30 s more' }));
  const running = device.runProgram.latest;
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(running.stopped).toBe(true);
  expect(output()).toHaveTextContent('so far');
  expect(output()).toHaveTextContent('Stopped. The output so far is kept.');
  expect(runButton()).toBeEnabled();
});

test('lines are typed when the program waits for them', async () => {
  const { user, run, send, built, wrote, device } = await open('/code-practice');
  await user.click(screen.getByRole('checkbox', { name: 'Type it while the program runs' }));
  await run();
  expect(device.runProgram.latest.input.input).toEqual({ kind: 'typed' });
  await send(built(), wrote('Name? '), { type: 'program.waited' });
  const line = screen.getByRole('textbox', { name: 'Line for the program' });
  await waitFor(() => expect(line).toHaveFocus());
  await user.keyboard('Ada{Enter}');
  expect(output()).toHaveTextContent('Name? Ada');
});

test('a browser that can’t suspend a program offers the panel alone', async () => {
  await open('/code-practice', { device: fakeDevice({ noTypedInput: true }) });
  expect(screen.getByRole('textbox', { name: 'Input' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Type it while the program runs' })).toBeNull();
});

test('code is kept for each challenge, and goes back to its template with Undo', async () => {
  const { user, store } = await open('/machine-coding');
  await replaceCode(user, 'int mine;');
  await user.click(screen.getByRole('button', { name: /^2\. / }));
  await waitFor(() => expect(store.getState().challenges.work.entities['challenge-1']?.source).toBe('int mine;'));
  await waitFor(async () => expect(await code()).not.toContain('int mine;'));
  await user.click(screen.getByRole('button', { name: /^1\. / }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('int mine;'));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect(await editor()).not.toHaveTextContent('int mine;'));
  expect(store.getState().challenges.work.entities['challenge-1']).toBeUndefined();
  await user.click(await inToast('Undo'));
  await waitFor(async () => expect(await editor()).toHaveTextContent('int mine;'));
});

test('hints open one by one; the solution is asked for once, and noted', async () => {
  const { user, store } = await open('/machine-coding');
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  expect(screen.getByText(challenges[0]?.hints[0] ?? '?', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Solution' }));
  await user.click(screen.getByRole('button', { name: 'Show the model solution…' }));
  await user.click(await screen.findByRole('button', { name: 'Show the solution' }));
  await user.click(await screen.findByRole('button', { name: 'Put it into the editor' }));
  await waitFor(() =>
    expect(store.getState().challenges.work.entities['challenge-1']?.source).toBe(challenges[0]?.programs.c?.solution),
  );
  expect(store.getState().challenges.progress.entities['challenge-1']).toMatchObject({ hints: 1, solvedAt: null });
  expect(store.getState().challenges.progress.entities['challenge-1']?.solutionAskedAt).toMatch(/^\d{4}-/);
});

test('files of one’s own: hello-world becomes a file by its first change; new, renamed, duplicated, deleted, undone', async () => {
  const { user, store } = await open('/code-practice');
  const names = () => Object.values(store.getState().codeFiles.entities).map(({ name }) => name);
  expect(await editor()).toHaveTextContent('Hello, World!');
  expect(names()).toEqual([]);
  await replaceCode(user, 'int a;');
  await waitFor(() => expect(names()).toEqual(['main.c']));
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(names()).toEqual(['main.c', 'main-2.c']);
  await user.click(screen.getByRole('button', { name: 'More for main-2.c' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'list{Enter}');
  await waitFor(() => expect(names()).toEqual(['main.c', 'list.c']));
  await user.click(screen.getByRole('button', { name: 'More for main.c' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(names()).toEqual(['main.c', 'list.c', 'main-2.c']));
  await user.click(screen.getByRole('button', { name: 'More for main.c' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(names()).toEqual(['list.c', 'main-2.c']));
  await user.click(await inToast('Undo'));
  await waitFor(() => expect(names().sort()).toEqual(['list.c', 'main-2.c', 'main.c']));
  await waitFor(async () => expect(await editor()).toHaveTextContent('int a;'));
});

test('a file removed in another tab while it is written here stays, with the last keys', async () => {
  const { user, store } = await open('/code-practice');
  await replaceCode(user, 'int kept;');
  await waitFor(() => expect(selectFiles(store.getState())).toHaveLength(1));
  const file = selectFiles(store.getState())[0];
  await user.click(screen.getByRole('button', { name: 'New' }));
  await user.click(await screen.findByRole('button', { name: 'main.c' }));
  await waitFor(async () => expect(await code()).toContain('int kept;'));
  await replaceCode(user, 'int kept_and_more;');
  act(() => void store.dispatch(filesReceived({ documents: [], removed: [file?.id ?? ''] })));
  await waitFor(() => expect(selectFile(store.getState(), file?.id ?? '')?.source).toBe('int kept_and_more;'));
  expect(await code()).toContain('int kept_and_more;');
});

test('a link brings code into a new file and runs nothing; a damaged one says so', async () => {
  const fragment = await encodeShare({
    language: 'cpp',
    standard: 'C++20',
    source: 'int shared;',
    input: '7\n',
    files: [],
  });
  const { device, store, unmount } = await open(`/code-practice${fragment}`);
  await waitFor(async () => expect(await editor()).toHaveTextContent('int shared;'));
  expect(screen.getByRole('combobox', { name: 'Standard' })).toHaveDisplayValue('C++20');
  expect(screen.getByRole('textbox', { name: 'Input' })).toHaveValue('7\n');
  expect(Object.values(store.getState().codeFiles.entities).map(({ name }) => name)).toEqual(['shared.cpp']);
  expect(device.runProgram.calls).toHaveLength(0);
  unmount();
  await open('/code-practice#code=1zAAAA');
  expect(await screen.findByRole('alert')).toHaveTextContent('The link is cut or damaged');
});

test('runs are kept with their code, and restored with Undo', async () => {
  const { user, run, send, built, wrote, exited } = await open('/code-practice');
  await replaceCode(user, 'int first;');
  await run();
  await send(built(), wrote('one\n'), exited(3));
  await waitFor(() => expect(runButton()).toBeEnabled());
  await replaceCode(user, 'int second;');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  expect(screen.getByText('Ended with exit code 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Restore the code of/ }));
  await waitFor(async () => expect(await editor()).toHaveTextContent('int first;'));
  await user.click(await inToast('Undo'));
  await waitFor(async () => expect(await editor()).toHaveTextContent('int second;'));
});

test('nothing a program writes is markup', async () => {
  const { run, send, built, wrote, exited } = await open('/code-practice');
  await run();
  const before = output().querySelectorAll('*').length;
  await send(
    built(
      true,
      attacks
        .slice(10, 13)
        .map((message) => ({ severity: 'warning', message, from: { line: 1, column: 1 }, to: null })),
    ),
    wrote('<img src=x onerror=alert(1)>\u001b[31m<b>red</b>\n'),
    wrote(attacks.join('\n')),
    { type: 'program.wrote', stream: 'stderr', text: attacks.join('\n') },
    exited(),
  );
  await waitFor(() => expect(runButton()).toBeEnabled());
  expect(before).toBeGreaterThan(0);
  expect(output()).toHaveTextContent('<img src=x onerror=alert(1)><b>red</b>');
  expect(output()).toHaveTextContent('<svg onload=__attack()>');
  const allowed = ['div', 'span', 'p', 'button', 'ul', 'ol', 'li', 'svg', 'path', 'circle', 'line'];
  const found = new Set([...output().querySelectorAll('*')].map(({ localName }) => localName));
  expect([...found].filter((name) => !allowed.includes(name))).toEqual([]);
});

test('Settings frees the compiler’s space', async () => {
  const { user, device } = await renderScreen('/settings?tab=data');
  await user.click(await screen.findByRole('button', { name: 'Remove the compiler' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove the compiler' })).toBeNull());
  expect(await screen.findAllByText(/Not on this device/)).toHaveLength(5);
  expect(device.freed).toEqual(['toolchain']);
});
