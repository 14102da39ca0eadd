import { expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import { watchActivity } from '../../src/app/watch-activity';
import { selectActivities } from '../../src/features/activity/selectors';
import { latestIn } from '../../src/features/home/latest';
import { unfinishedIn } from '../../src/features/home/unfinished';
import { fileRun } from '../../src/features/terminal/file-run';
import { fileAdded, fileEdited, fileRemoved, fileRestored } from '../../src/features/terminal/files-slice';
import {
  RUNS_KEPT,
  runsCleared,
  runsReceived,
  runsRestored,
  SOURCE_KEPT,
} from '../../src/features/terminal/runs-slice';
import { selectFiles, selectRuns } from '../../src/features/terminal/selectors';
import {
  challengeSolved,
  hintOpened,
  progressReceived,
  solutionAsked,
  workKept,
  workReset,
} from '../../src/features/terminal/work-slice';

const open = () => createStore({ secrets: { read: () => null } });
const program = { language: 'c', standard: 'C17', source: 'int x;' } as const;
const limits = { seconds: 10, outputBytes: 1, memoryBytes: 1 };
const shown = {
  output: [{ stream: 'stdout' as const, text: 'x'.repeat(3000) }],
  build: null,
  buildProblem: null,
  end: { kind: 'exited' as const, code: 3 },
  milliseconds: 4,
  tests: [],
  verdict: null,
};
const request = (id: string, source: string = program.source) => ({
  id,
  program: { ...program, source },
  input: { kind: 'batch' as const, text: '7\n' },
  limits,
  challenge: null,
});

test('of each program the last twenty runs stay; another program’s are not touched', () => {
  const store = open();
  fileRun(store.dispatch, 'file-2', request('other'), shown);
  for (let n = 0; n < RUNS_KEPT + 5; n += 1) fileRun(store.dispatch, 'file-1', request(`run-${n}`), shown);
  const runs = selectRuns(store.getState());
  expect(runs.filter(({ of }) => of === 'file-1')).toHaveLength(RUNS_KEPT);
  expect(runs.filter(({ of }) => of === 'file-2')).toHaveLength(1);
  expect(runs[0]).toMatchObject({ input: '7\n', standard: 'C17', end: 'exited', code: 3, milliseconds: 4 });
  expect(runs[0]?.output).toHaveLength(2000);
  const mine = runs.filter(({ of }) => of === 'file-1');
  store.dispatch(runsCleared('file-1'));
  expect(selectRuns(store.getState())).toHaveLength(1);
  store.dispatch(runsRestored([...mine]));
  expect(selectRuns(store.getState())).toEqual(runs);
  store.dispatch(runsReceived({ documents: [], removed: ['other'] }));
  expect(selectRuns(store.getState())).toHaveLength(RUNS_KEPT);
});

test('a run of a very long source, or one that did not end, is not filed', () => {
  const store = open();
  fileRun(store.dispatch, 'file-1', request('long', 'x'.repeat(SOURCE_KEPT + 1)), shown);
  fileRun(store.dispatch, 'file-1', request('open'), { ...shown, end: null });
  expect(selectRuns(store.getState())).toEqual([]);
});

test('solved stays solved at its first time; hints and the look at the solution are noted beside it', () => {
  const store = open();
  const of = { id: 'challenge-7', title: 'Seconds to Clock' };
  const progress = () => store.getState().challenges.progress.entities['challenge-7'];
  store.dispatch(hintOpened(of));
  store.dispatch(hintOpened(of));
  store.dispatch(solutionAsked(of));
  expect(progress()).toMatchObject({ hints: 2, solvedAt: null, title: of.title });
  const asked = progress()?.solutionAskedAt;
  store.dispatch(challengeSolved(of));
  const solved = progress();
  store.dispatch(challengeSolved(of));
  store.dispatch(solutionAsked(of));
  expect(progress()).toBe(solved);
  expect(progress()?.solutionAskedAt).toBe(asked);
  store.dispatch(progressReceived({ documents: [], removed: ['challenge-7'] }));
  expect(progress()).toBeUndefined();
});

test('a solved challenge is in the ledger and leads back to itself', async () => {
  const store = open();
  watchActivity(store);
  store.dispatch(challengeSolved({ id: 'challenge-7', title: 'Seconds to Clock' }));
  await Promise.resolve();
  await Promise.resolve();
  expect(selectActivities(store.getState())).toMatchObject([
    { id: 'challenge:challenge-7', kind: 'challenge', label: 'Seconds to Clock', amount: null },
  ]);
  expect(latestIn(store.getState(), 5)[0]?.to).toBe('/machine-coding?challenge=7');
});

test('the challenge written on last is unfinished until it is solved or reset', () => {
  const store = open();
  const work = { title: 'Seconds to Clock', language: 'c', source: 'int x;', input: '' } as const;
  store.dispatch(workKept({ id: 'challenge-7', ...work }));
  expect(unfinishedIn(store.getState())).toMatchObject([
    { title: 'Seconds to Clock', to: '/machine-coding?challenge=7' },
  ]);
  store.dispatch(challengeSolved({ id: 'challenge-7', title: work.title }));
  expect(unfinishedIn(store.getState())).toEqual([]);
  store.dispatch(workKept({ id: 'challenge-8', ...work }));
  store.dispatch(workReset('challenge-8'));
  expect(unfinishedIn(store.getState())).toEqual([]);
});

test('a deleted file comes back whole', () => {
  const store = open();
  store.dispatch(fileAdded({ id: 'file-1', name: 'main.c', language: 'c', source: 'int x;', input: '' }));
  store.dispatch(fileEdited({ id: 'file-1', source: 'int y;' }));
  const [file] = selectFiles(store.getState());
  expect(file).toMatchObject({ name: 'main.c', source: 'int y;' });
  store.dispatch(fileRemoved('file-1'));
  expect(selectFiles(store.getState())).toEqual([]);
  if (file) store.dispatch(fileRestored(file));
  expect(selectFiles(store.getState())).toEqual([file]);
});
