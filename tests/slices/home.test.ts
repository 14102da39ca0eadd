import { describe, expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import { emptyProfile } from '../../src/domain/coding-profile/types';
import { LONGEST_POSTING } from '../../src/domain/jobs/job-types';
import { planRoadmap } from '../../src/domain/plans/planner';
import { readTimeLimit } from '../../src/domain/plans/time-limit';
import {
  firstRunFinished,
  firstRunMoved,
  firstRunSkipped,
  goalChosen,
  homeSettingsReceived,
  hoursAWeekSet,
  initialHomeSettings,
  trackChosen,
  wantedTyped,
} from '../../src/features/home/home-slice';
import { nextStepFacts } from '../../src/features/home/next-step-facts';
import { selectHoursAWeek } from '../../src/features/home/selectors';
import { todayItems } from '../../src/features/home/today';
import { unfinishedIn } from '../../src/features/home/unfinished';
import { draftKept } from '../../src/features/interview/drafts-slice';
import { platformChanged, profileChanged, profileReceived } from '../../src/features/profile/profile-slice';
import { draftChanged } from '../../src/features/resume-assistant/draft-slice';
import { reportsReceived } from '../../src/features/resume-assistant/reports-slice';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import { planFiled, planTopicMarked } from '../../src/features/roadmap-generator/plans-slice';
import { typingResultsReceived } from '../../src/features/typing-test/typing-slice';
import { resultWith } from '../domain/typing/support';
import { did, ledger } from '../screens/activity-samples';
import { filed, middlingReport } from '../screens/samples';
import { planning } from '../support/planning';
import { sample } from './interview-samples';

const open = (preloaded: Parameters<typeof createStore>[1] = {}) =>
  createStore({ secrets: { read: () => null } }, preloaded);
const TODAY = '2026-11-21';

test('the first run: its steps, its answer, skipped, taken up again, done', () => {
  const store = open();
  expect(store.getState().home).toEqual(initialHomeSettings);
  for (const [action, firstRun] of [
    [firstRunMoved('goal'), 'goal'],
    [goalChosen('practice'), 'goal'],
    [firstRunMoved('way'), 'way'],
    [firstRunMoved('begin'), 'begin'],
    [firstRunSkipped(), 'skipped'],
    [firstRunMoved('name'), 'name'],
    [firstRunFinished(), 'done'],
  ] as const) {
    store.dispatch(action);
    expect(store.getState().home.firstRun).toBe(firstRun);
  }
  expect(store.getState().home.goal).toBe('practice');
  store.dispatch(homeSettingsReceived(initialHomeSettings));
  expect(store.getState().home).toEqual(initialHomeSettings);
});

test('the role that is wanted, the way there, and the hours for it', () => {
  const store = open();
  store.dispatch(wantedTyped('Backend engineer'));
  store.dispatch(trackChosen('backend'));
  expect(store.getState().home).toMatchObject({ wanted: 'Backend engineer', track: 'backend' });
  store.dispatch(wantedTyped('x'.repeat(LONGEST_POSTING + 1)));
  expect(store.getState().home.wanted).toHaveLength(LONGEST_POSTING);
  for (const [said, kept] of [
    [6, 6],
    [7.5, 7.5],
    [7.3, 7.5],
    [0, 1],
    [200, 80],
    [Number.NaN, null],
    [null, null],
  ] as const) {
    store.dispatch(hoursAWeekSet(said));
    expect(selectHoursAWeek(store.getState())).toBe(kept);
  }
});

test('the coding profile: a field, a platform, and all of it as it was', () => {
  const store = open();
  store.dispatch(profileChanged({ bio: 'Long walks', contests: 3 }));
  store.dispatch(platformChanged({ platform: 'codechef', entry: { handle: 'ada', solved: null } }));
  expect(store.getState().profile).toEqual({
    ...emptyProfile,
    bio: 'Long walks',
    contests: 3,
    platforms: { ...emptyProfile.platforms, codechef: { handle: 'ada', solved: null } },
  });
  store.dispatch(profileReceived(emptyProfile));
  expect(store.getState().profile).toEqual(emptyProfile);
});

describe('what waits half-way', () => {
  const file = { key: 'k', name: 'cv.pdf', size: 1, kept: true };
  const begun = { step: 'job', file, document: null, jobDescription: '', action: null, report: null } as const;

  test.each([
    ['nothing', null, []],
    ['no file', { ...begun, file: null }, []],
    ['at its result', { ...begun, step: 'result', report: middlingReport }, []],
    ['at a result without a report', { ...begun, step: 'result' }, ['ready to be analysed']],
    ['at the upload', { ...begun, step: 'upload' }, ['ready for the job description']],
    ['at the job', begun, ['at the job description']],
    ['at the action', { ...begun, step: 'action' }, ['ready to be analysed']],
  ] as const)('the resume assistant: %s', (_, change, expected) => {
    const store = open();
    if (change) store.dispatch(draftChanged(change));
    expect(unfinishedIn(store.getState()).map(({ stoppedAt }) => stoppedAt)).toEqual(expected);
  });

  test('interviews, the newest first, with the question reached and the way to their room', () => {
    const store = open();
    store.dispatch(draftKept(sample({ id: 'a', begunAt: '2026-11-18T10:00:00.000Z' })));
    store.dispatch(
      draftKept(
        sample({
          id: 'b',
          begunAt: '2026-11-20T10:00:00.000Z',
          role: { id: 'ui-ux-designer', name: 'UI/UX Designer' },
          answers: [],
        }),
      ),
    );
    store.dispatch(draftChanged(begun));
    expect(unfinishedIn(store.getState()).map(({ title, stoppedAt, to }) => [title, stoppedAt, to])).toEqual([
      ['UI/UX Designer', 'at question 1 of 3', '/interview/UI%2FUX%20Designer'],
      ['SDE-1', 'at question 2 of 3', '/interview/SDE-1'],
      ['cv.pdf', 'at the job description', '/resume-enchancer'],
    ]);
  });

  test('a track goes by the name of its topic that was last begun; what is only done waits for nothing', () => {
    const store = open();
    const mark = (topicId: string, name: string, status: 'done' | 'learning') =>
      store.dispatch(topicMarked({ trackId: 'devops', title: 'Dev Ops', topicId, name, status }));
    mark('devops/git', 'Git', 'done');
    expect(unfinishedIn(store.getState())).toEqual([]);
    mark('devops/ci-cd', 'CI/CD', 'learning');
    expect(unfinishedIn(store.getState())).toMatchObject([
      { title: 'CI/CD', where: 'the Dev Ops roadmap', stoppedAt: 'being learned', to: '/roadmap/devops' },
    ]);
  });

  test('a roadmap of one’s own is begun with its first topic that is learned or done', () => {
    const store = open();
    const form = {
      topic: 'React',
      time: '6 weeks',
      correction: { hoursPerWeek: null, end: null },
      level: 'beginner',
      depth: 'overview',
      known: [],
    } as const;
    const roadmap = planRoadmap(planning, { ...form, budget: readTimeLimit(form.time, TODAY).budget });
    const createdAt = `${TODAY}T10:00:00.000Z`;
    store.dispatch(
      planFiled({ id: 'p', createdAt, name: 'React', form, roadmap, made: null, locked: [], reply: null }),
    );
    expect(unfinishedIn(store.getState())).toEqual([]);
    const [first, second] = roadmap.topics;
    store.dispatch(planTopicMarked({ id: 'p', topic: first?.id ?? '', state: 'learning' }));
    expect(unfinishedIn(store.getState())).toMatchObject([
      { title: 'React', stoppedAt: `0 of ${roadmap.topics.length} topics done, next ${first?.name}` },
    ]);
    store.dispatch(planTopicMarked({ id: 'p', topic: first?.id ?? '', state: 'done' }));
    expect(unfinishedIn(store.getState())).toMatchObject([
      { stoppedAt: `1 of ${roadmap.topics.length} topics done, next ${second?.name}` },
    ]);
  });

  test('nothing is due while nothing has a day', () => {
    expect(todayItems(open().getState(), TODAY)).toEqual([]);
  });
});

test('the facts of the next step, from every corner of the store', () => {
  const store = open({
    session: { user: { displayName: 'Ada', handle: '', createdAt: '2026-01-01T00:00:00.000Z' } },
    home: { ...initialHomeSettings, firstRun: 'done', goal: 'job' },
    activity: ledger(
      did('typing', 'a', 0, { day: '2026-11-19' }),
      did('typing', 'b', 0, { day: '2026-11-11' }),
      did('resume-report', 'c', 0, { day: '2026-11-21' }),
    ),
  });
  store.dispatch(
    reportsReceived({ documents: [filed('old', { createdAt: '2025-01-01T00:00:00.000Z' })], removed: [] }),
  );
  store.dispatch(reportsReceived({ documents: [filed('new')], removed: [] }));
  store.dispatch(typingResultsReceived({ documents: [resultWith({ netWpm: 48 })], removed: [] }));
  store.dispatch(draftKept(sample({ begunAt: '2026-11-18T12:00:00.000Z' })));
  const facts = nextStepFacts(store.getState(), TODAY);
  const lost = middlingReport.areas.map(({ points, maxPoints }) => maxPoints - points);
  expect(facts).toMatchObject({
    hasProfile: true,
    goal: 'job',
    unfinished: { where: 'SDE-1, in the interview room', stoppedAt: 'at question 2 of 3', days: 3 },
    counts: { typing: 2, 'resume-report': 1 },
    daysSince: { typing: 2, 'resume-report': 0 },
    trainingAverage: null,
    netWpm: 48,
  });
  expect(facts.report?.score).toBe(middlingReport.score);
  expect(facts.report?.weakest?.points).toBe(Math.max(...lost));
  expect(facts.offered).toContain('profile');
});
