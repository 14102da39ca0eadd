import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { watchActivity } from '../../src/app/watch-activity';
import { casesOf } from '../../src/domain/challenges/programs';
import type { MockRound, RoundResult } from '../../src/domain/challenges/round';
import { selectActivities } from '../../src/features/activity/selectors';
import { fetchChallenge } from '../../src/features/terminal/challenge-content';
import { roundsReceived, roundTextsReceived } from '../../src/features/terminal/round/rounds-slice';
import { selectOpenRound, selectProgress, selectRounds, selectRoundTexts } from '../../src/features/terminal/selectors';
import { fakeDevice } from '../support/fake-device';
import { inToast, type RenderOptions, renderScreen } from '../support/render-screen';

configure({ defaultHidden: true });

const MINUTE = 60_000;

beforeAll(async () => {
  await Promise.all([
    fetchChallenge(57),
    fetchChallenge(61),
    import('../../src/features/terminal/code-practice-screen'),
    import('../../src/features/terminal/round/mock-round'),
  ]);
}, 120_000);

const began = () => Date.now() - 10 * MINUTE;
function begun(more: Partial<MockRound> = {}): MockRound {
  const at = began();
  const problem = { language: 'python', spent: 0, runs: [], handedInAt: null, source: '', result: null } as const;
  return {
    id: 'round-1',
    level: 'mixed',
    begunAt: new Date(at).toISOString(),
    deadline: new Date(at + 45 * MINUTE).toISOString(),
    endedAt: null,
    shown: 0,
    shownAt: new Date(at).toISOString(),
    problems: [
      { ...problem, challenge: 57, title: 'A Pair That Adds Up' },
      { ...problem, challenge: 61, title: 'The Next Higher Bid' },
    ],
    ...more,
  };
}
const typed = (n: number, source: string) => ({
  id: `round-1.${n}`,
  source,
  input: '',
  editedAt: '2026-11-28T09:00:00.000Z',
});

async function open({
  rounds = [] as readonly MockRound[],
  ...options
}: RenderOptions & { rounds?: readonly MockRound[] }) {
  const device = options.device ?? fakeDevice();
  const view = await renderScreen('/home', { ...options, device });
  await act(async () => {
    view.store.dispatch(roundsReceived({ documents: [...rounds], removed: [] }));
    view.store.dispatch(
      roundTextsReceived({
        documents: rounds.length === 0 ? [] : [typed(1, 'print("one")\n'), typed(2, 'print("two")\n')],
        removed: [],
      }),
    );
  });
  view.unmount();
  const again = await renderScreen('/code-practice?round', {
    ...options,
    device,
    preloadedState: view.store.getState(),
  });
  return again;
}

/** The engine is on the device. */
async function ready(device: ReturnType<typeof fakeDevice>) {
  await waitFor(() => expect(device.checkToolchain.calls.length).toBeGreaterThan(0));
  await act(async () => device.checkToolchain.latest.resolve({ stored: true, bytes: 9_000_000 }));
  await waitFor(() => expect(device.loadToolchain.calls.length).toBeGreaterThan(0));
  await act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 9 }));
}
const tick = (device: ReturnType<typeof fakeDevice>, at: number) =>
  act(async () => device.clock.latest.send({ type: 'clock.read', at }));
const editorText = async () => {
  await waitFor(() => expect(document.querySelector('.cm-content')).not.toBeNull());
  return document.querySelector('.cm-content')?.textContent ?? '';
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const result = (passed: number, of: number, more: Partial<RoundResult> = {}): RoundResult => ({
  passed,
  of,
  end: 'judged',
  said: '',
  failure: null,
  ...more,
});

describe('a mock round', () => {
  test('is reached from Code Practice, and shows no problem before it is begun', async () => {
    const { user, at } = await renderScreen('/code-practice');
    await user.click(await screen.findByRole('link', { name: 'Mock round' }));
    await at('/code-practice?round');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Mock round' })).toBeVisible());
    expect(screen.getByRole('combobox', { name: 'Level' })).toHaveDisplayValue(/^Choose for me \(easy, then medium\)/);
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('Choose for me (Python)');
    expect(screen.queryByRole('region', { name: /^Problem/ })).toBeNull();
  });

  test('begins when the engine is there, with its deadline stored', async () => {
    const { user, store, device } = await open({});
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Level' }), 'medium');
    await act(async () => device.checkToolchain.latest.resolve({ stored: false, bytes: 9_000_000 }));
    await user.click(await button('Load and begin'));
    expect(selectRounds(store.getState())).toEqual([]);
    await act(async () => device.loadToolchain.latest.send({ type: 'toolchain.ready', kept: true, milliseconds: 9 }));
    await waitFor(() => expect(selectOpenRound(store.getState())).not.toBeNull());
    const round = selectOpenRound(store.getState());
    expect(Date.parse(round?.deadline ?? '') - Date.parse(round?.begunAt ?? '')).toBe(45 * MINUTE);
    expect(round?.problems).toHaveLength(2);
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Solution' })).toBeNull();
  });

  test('after a reload it has the text and the time that are left, and moves between both problems', async () => {
    const round = begun();
    const { user, store, device } = await open({ rounds: [round] });
    expect(await editorText()).toContain('print("one")');
    await tick(device, Date.parse(round.begunAt) + 15 * MINUTE);
    expect(screen.getByRole('timer')).toHaveTextContent('30:00');
    await user.click(await button('Problem 2'));
    await waitFor(async () => expect(await editorText()).toContain('print("two")'));
    expect(screen.getByRole('region', { name: 'Problem 2' })).toBeVisible();
    expect(selectOpenRound(store.getState())).toMatchObject({ shown: 1 });
    expect(selectOpenRound(store.getState())?.problems[0]?.spent).toBeGreaterThan(9 * MINUTE);
  });

  test('is handed in and judged by all tests; what passed counts as solved, and the review has the facts', async () => {
    const { user, store, device } = await open({ rounds: [begun()] });
    watchActivity(store);
    await editorText();
    await ready(device);
    await user.click(await button('Hand in problem 1…'));
    await user.click(await button('Hand it in'));
    expect(await screen.findByRole('region', { name: 'Problem 2' })).toBeVisible();
    expect(device.judgeProgram.calls).toHaveLength(0);
    await user.click(await button('End the round…'));
    await user.click(await button('Hand in and end'));
    await waitFor(() => expect(device.judgeProgram.calls).toHaveLength(1));
    expect(device.judgeProgram.latest.input).toEqual({ challenge: 57, language: 'python', source: 'print("one")\n' });
    await act(async () => device.judgeProgram.latest.resolve({ kind: 'judged', result: result(9, 9) }));
    await waitFor(() => expect(device.judgeProgram.calls).toHaveLength(2));
    const failure = {
      test: 4,
      end: 'exited',
      said: '',
      difference: { line: 2, column: 1, expected: '17', got: '18' },
      input: '3\n',
    } as const;
    await act(async () => device.judgeProgram.latest.resolve({ kind: 'judged', result: result(3, 8, { failure }) }));
    const first = await screen.findByRole('region', { name: 'Problem 1: A Pair That Adds Up' });
    expect(first).toHaveTextContent('9 of 9 tests passed.');
    expect(first).toHaveTextContent('Handed in without a run.');
    const second = screen.getByRole('region', { name: 'Problem 2: The Next Higher Bid' });
    expect(second).toHaveTextContent('3 of 8 tests passed.');
    expect(second).toHaveTextContent('First difference: line 2, character 1.');
    expect(within(second).getByRole('region', { name: 'How it works' })).toHaveTextContent('Complexity');
    expect(selectProgress(store.getState(), 'challenge-57')?.solvedAt).not.toBeNull();
    expect(selectProgress(store.getState(), 'challenge-61')).toBeUndefined();
    expect(selectRounds(store.getState())[0]?.endedAt).not.toBeNull();
    expect(selectActivities(store.getState()).map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([['mock-round', 1]]),
    );
    await user.click(await button('To the mock rounds'));
    await user.click(await button('Remove'));
    expect(selectRounds(store.getState())).toEqual([]);
    await user.click(await inToast('Undo'));
    expect(selectRounds(store.getState())).toHaveLength(1);
    expect(Object.keys(selectRoundTexts(store.getState()))).toHaveLength(2);
  });

  test('past its deadline, what was typed is handed in without a press', async () => {
    const round = begun();
    const { store, device } = await open({ rounds: [round] });
    await editorText();
    await tick(device, Date.parse(round.deadline) + 1000);
    await waitFor(() => expect(device.judgeProgram.calls).toHaveLength(1));
    const { problems } = selectRounds(store.getState())[0] ?? begun();
    expect(problems.map(({ source }) => source)).toEqual(['print("one")\n', 'print("two")\n']);
    expect(problems.map(({ handedInAt }) => handedInAt)).toEqual([round.deadline, round.deadline]);
    await act(async () => device.judgeProgram.latest.resolve({ kind: 'unready' }));
    expect(await screen.findByText('What you handed in could not be judged yet.')).toBeVisible();
    await ready(device);
    await waitFor(() => expect(device.judgeProgram.calls).toHaveLength(2));
  });

  test('a run is judged by the examples, and its wrong turns are counted', async () => {
    const { user, store, device } = await open({ rounds: [begun()] });
    await editorText();
    await ready(device);
    const challenge = await fetchChallenge(57);
    await user.click(await button('Run ▶'));
    await waitFor(() => expect(device.runProgram.calls).toHaveLength(1));
    await act(async () =>
      device.runProgram.latest.send(
        { type: 'build.finished', ok: true, diagnostics: [], text: '', milliseconds: 1 },
        { type: 'program.ended', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 },
      ),
    );
    await waitFor(() => expect(device.runTests.calls).toHaveLength(1), { timeout: 3000 });
    expect(device.runTests.latest.input.inputs).toEqual(
      casesOf({ ...challenge, hidden: [] }).map(({ input }) => input),
    );
    await act(async () =>
      device.runTests.latest.send(
        { type: 'test.finished', index: 0, output: 'wrong', outcome: { kind: 'exited', code: 0 }, milliseconds: 1 },
        { type: 'tests.finished' },
      ),
    );
    await waitFor(() => expect(selectOpenRound(store.getState())?.problems[0]?.runs).toHaveLength(1));
    expect(selectOpenRound(store.getState())?.problems[0]?.runs[0]).toMatchObject({ end: 'exited', passed: 0 });
    expect(await screen.findByText(/^Example 1/)).toBeVisible();
    expect(selectProgress(store.getState(), 'challenge-57')).toBeUndefined();
  });

  test('a second tab says where it is open, and takes it over on a press', async () => {
    const asked: string[] = [];
    const device = fakeDevice({
      holds: {
        hold: (_, { granted }) => {
          granted();
          return () => {};
        },
        isHeld: async () => true,
        ask: async (name) => {
          asked.push(name);
          return true;
        },
      },
    });
    const { user } = await open({ rounds: [begun()], device });
    expect(await screen.findByText('A mock round is open in another tab.')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(await button('Continue it here'));
    expect(asked).toEqual(['mock-round']);
    expect(await screen.findByRole('timer')).toBeVisible();
    expect(await editorText()).toContain('print("one")');
  });
});
