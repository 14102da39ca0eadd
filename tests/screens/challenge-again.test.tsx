import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BuildEvent, ProgramEvent } from '../../machines/contracts/compiler';
import { casesOf, programOf } from '../../src/domain/challenges/programs';
import { localDayOf } from '../../src/domain/practice/day';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';
import { selectChallengeReviews, selectEarlier, selectWork } from '../../src/features/terminal/selectors';
import { progressReceived, workKept } from '../../src/features/terminal/work-slice';
import { fakeDevice } from '../support/fake-device';
import { inToast, renderScreen } from '../support/render-screen';

configure({ defaultHidden: true });

beforeAll(async () => {
  await Promise.all([fetchChallenge(57), import('../../src/features/terminal/machine-coding-screen')]);
}, 120_000);

const KEY = 'challenge-57';
const TITLE = 'A Pair That Adds Up';
const MINE = 'print("mine")\n';
const today = () => localDayOf(new Date().toISOString());

async function open({ solvedAt = '2026-11-01T12:00:00.000Z' as string | null } = {}) {
  const device = fakeDevice();
  const first = await renderScreen('/home', { device });
  await act(async () => {
    first.store.dispatch(workKept({ id: KEY, title: TITLE, language: 'python', source: MINE, input: '' }));
    if (solvedAt)
      first.store.dispatch(
        progressReceived({
          documents: [{ id: KEY, title: TITLE, solvedAt, hints: 3, solutionAskedAt: null }],
          removed: [],
        }),
      );
  });
  const preloadedState = first.store.getState();
  first.unmount();
  const view = await renderScreen('/machine-coding?challenge=57', { device, preloadedState });
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  for (const style of document.querySelectorAll('style')) style.remove();
  await waitFor(() => expect(device.checkToolchain.latest.input).toEqual({ engine: 'python' }));
  await act(async () => device.checkToolchain.latest.resolve({ stored: true, bytes: 1 }));
  await waitFor(() => expect(device.loadToolchain.calls.length).toBeGreaterThan(0));
  await act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 1 }));
  const cases = casesOf(await fetchChallenge(57));
  const send = (...events: readonly (BuildEvent | ProgramEvent)[]) =>
    act(async () => device.runProgram.latest.send(...events));
  /** A run that ends by itself, with as many tests passed as asked for. */
  const run = async (passing: number) => {
    const before = device.runTests.calls.length;
    await view.user.click(screen.getByRole('button', { name: 'Run ▶' }));
    await send(
      { type: 'build.finished', ok: true, diagnostics: [], text: '', milliseconds: 1 },
      { type: 'program.ended', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 },
    );
    await waitFor(() => expect(device.runTests.calls).toHaveLength(before + 1), { timeout: 4000 });
    await act(async () =>
      device.runTests.latest.send(
        ...cases.map(
          ({ output }, index) =>
            ({
              type: 'test.finished',
              index,
              output: index < passing ? output : 'no',
              outcome: { kind: 'exited', code: 0 },
              milliseconds: 1,
            }) as const,
        ),
        { type: 'tests.finished' },
      ),
    );
  };
  const reviews = () => selectChallengeReviews(view.store.getState())[KEY];
  return { ...view, run, reviews, cases, all: cases.length };
}
const bar = () => screen.findByRole('region', { name: 'Repetition' });
const button = (name: string) => screen.findByRole('button', { name });

describe('a challenge that was solved', () => {
  test('is due again, begins with the template, keeps the old solution, and is good when passed at once', async () => {
    const { user, store, run, reviews, all } = await open();
    expect(await bar()).toHaveTextContent('Due again');
    await user.click(await button('Solve it again'));
    expect(document.querySelector('.cm-content')?.textContent).not.toContain('mine');
    expect(selectEarlier(store.getState())).toMatchObject([{ of: KEY, source: MINE }]);
    // What was opened the first time is closed.
    expect(screen.queryByText(/^Hint 1/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Solution' }));
    expect(screen.getByText(/closed while you solve it again/)).toBeVisible();
    await run(all);
    await waitFor(() => expect(reviews()).toMatchObject({ again: null, days: { [today()]: 'good' } }));
    const grade = within(await bar()).getByRole('combobox', { name: 'Today it went' });
    expect(grade).toHaveDisplayValue(/^Good: /);
    await user.selectOptions(grade, 'easy');
    expect(reviews()?.days).toEqual({ [today()]: 'easy' });
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const earlier = screen.getByRole('region', { name: 'Earlier solutions' });
    await user.click(within(earlier).getByRole('button', { name: 'Put it into the editor' }));
    await waitFor(() => expect(document.querySelector('.cm-content')?.textContent).toContain('mine'));
  });

  test('is hard after a run that failed, and again after a hint', async () => {
    const { user, run, reviews, all } = await open();
    await user.click(await button('Solve it again'));
    await run(1);
    await waitFor(() => expect(reviews()?.again?.failures).toBe(1));
    await run(all);
    await waitFor(() => expect(reviews()?.days).toEqual({ [today()]: 'hard' }));
    await user.click(screen.getByRole('tab', { name: 'Description' }));
    await user.click(await button('Solve it again'));
    await user.click(await button('Show a hint'));
    expect(reviews()?.again).toMatchObject({ hints: 1, failures: 0 });
    await run(all);
    await waitFor(() => expect(reviews()?.days).toEqual({ [today()]: 'again' }));
  });

  test('comes back to the old solution by Undo, and by a press later; nothing typed is lost', async () => {
    const { user, store, reviews } = await open();
    const source = () => selectWork(store.getState(), KEY)?.source;
    await user.click(await button('Solve it again'));
    await user.click(await inToast('Undo'));
    expect(source()).toBe(MINE);
    expect(reviews()?.again).toBeNull();
    expect(selectEarlier(store.getState())).toEqual([]);
    await user.click(await button('Solve it again'));
    await act(async () => {
      store.dispatch(workKept({ id: KEY, title: TITLE, language: 'python', source: 'half = 1\n', input: '' }));
    });
    await user.click(await button('Back to my solution'));
    expect(source()).toBe(MINE);
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    expect(source()).toBe('half = 1\n');
    expect(reviews()?.again).not.toBeNull();
    expect(selectEarlier(store.getState())).toHaveLength(1);
  });

  test('does not come back when it is left out, and does again', async () => {
    const { user, reviews } = await open();
    await user.click(await button('Don’t repeat it'));
    expect(await bar()).toHaveTextContent('It does not come back.');
    expect(reviews()?.out).toBe(true);
    await user.click(await button('Let it come back'));
    expect(await bar()).toHaveTextContent('Due again');
  });

  test('is in the list of what is due again', async () => {
    const { user } = await open();
    const list = screen.getByRole('navigation', { name: 'Coding Challenges' });
    await waitFor(() => expect(list).toHaveTextContent('1 of 177 solved, 1 due again'));
    await user.click(within(list).getByRole('button', { name: 'Filters' }));
    await user.selectOptions(within(list).getByRole('combobox', { name: 'State' }), 'due');
    expect(list).toHaveTextContent('1 challenge shown');
    expect(within(list).getByRole('button', { name: /^57\. / })).toBeVisible();
  });
});

test('the first solve is graded, too: after a run that failed it is hard', async () => {
  const { run, reviews, all } = await open({ solvedAt: null });
  await run(1);
  expect(reviews()).toBeUndefined();
  await run(all);
  await waitFor(() => expect(reviews()?.days).toEqual({ [today()]: 'hard' }));
  expect(programOf(await fetchChallenge(57), 'python').starter).not.toBe('');
});

test('Home counts what is due in one place, and leads to it', async () => {
  const { store, unmount } = await open();
  const preloadedState = store.getState();
  unmount();
  const { user, at } = await renderScreen('/home', { preloadedState });
  const panel = await screen.findByRole('region', { name: '1 challenge due' });
  expect(panel).toHaveTextContent(TITLE);
  await user.click(within(panel).getByRole('link', { name: 'Solve again' }));
  await at('/machine-coding?due&challenge=57');
});
