import { describe, expect, test } from 'vitest';
import { collections } from '../../src/app/collections';
import { createStore, type RootState } from '../../src/app/store';
import { newestFirst, oldestFirst } from '../../src/domain/dates/newest-first';
import { selectActivities } from '../../src/features/activity/selectors';
import { selectGuideVisits } from '../../src/features/guides/selectors';
import { nextStepFacts } from '../../src/features/home/next-step-facts';
import { selectInterviewSessions, selectRemovedSessions } from '../../src/features/interview/selectors';
import { selectTrainerSessions } from '../../src/features/interview-trainer/selectors';
import { selectReports } from '../../src/features/resume-assistant/selectors';
import { selectLastId, selectLetters, selectResumes } from '../../src/features/resume-form/selectors';
import { planSummaries, selectPlans } from '../../src/features/roadmap-generator/selectors';
import { themeChosen } from '../../src/features/settings/settings-slice';
import { selectStories } from '../../src/features/stories/selectors';
import { selectEarlier, selectFiles, selectRounds, selectRuns } from '../../src/features/terminal/selectors';
import { selectConversations } from '../../src/features/tutor/selectors';
import { selectTypingResults } from '../../src/features/typing-test/selectors';
import { readFixtures } from '../support/stored-fixtures';

const NO_MARKS = {};

type Ordered = (state: RootState) => readonly { readonly id: string }[];

/** Each selector that orders, with the collection it orders and the field it goes by. */
const ordered: readonly [name: string, Ordered, collection: string, by: string][] = [
  ['selectActivities', selectActivities, 'activity', 'at'],
  ['selectInterviewSessions', selectInterviewSessions, 'interviewSessions', 'begunAt'],
  ['selectTrainerSessions', selectTrainerSessions, 'trainerSessions', 'createdAt'],
  ['selectStories', selectStories, 'stories', 'createdAt'],
  ['selectReports', selectReports, 'resumeReports', 'createdAt'],
  ['selectResumes', selectResumes, 'resumeDocuments', 'openedAt'],
  ['selectLetters', selectLetters, 'coverLetters', 'changedAt'],
  ['selectPlans', selectPlans, 'plans', 'createdAt'],
  ['planSummaries', (state) => planSummaries(state, NO_MARKS), 'plans', 'createdAt'],
  ['selectRuns', selectRuns, 'codeRuns', 'at'],
  ['selectRounds', selectRounds, 'mockRounds', 'begunAt'],
  ['selectEarlier', selectEarlier, 'earlierSolutions', 'at'],
  ['selectGuideVisits', selectGuideVisits, 'guideVisits', 'at'],
  ['selectConversations', selectConversations, 'conversations', 'updatedAt'],
  ['selectTypingResults', selectTypingResults, 'typingResults', 'createdAt'],
];

/** A store into which documents came in an order that is not that of their dates. */
function storeWith(collection: string, by: string, dates: readonly (readonly [id: string, at: string])[]) {
  const [sample] = readFixtures().get(collection)?.get(1)?.documents ?? [];
  const store = createStore({ secrets: { read: () => null } });
  const documents = Object.fromEntries(
    dates.map(([id, at]) => [id, { ...(sample?.value as object), id, [by]: at }] as const),
  );
  const found = collections.find(({ name }) => name === collection);
  if (!found) throw new Error(`no collection ${collection}`);
  store.dispatch(found.received({ documents, removed: [] }));
  return store;
}

const DATES = [
  ['c', '2026-11-02T10:00:00.000Z'],
  ['late', '2026-11-21T09:00:00.000Z'],
  ['b', '2026-11-02T10:00:00.000Z'],
  ['early', '2025-12-31T23:59:59.000Z'],
] as const;
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe.each(ordered)('%s', (_, select, collection, by) => {
  test('orders by date, the newest first, whatever came in first; of one time by id', () => {
    expect(idsOf(select(storeWith(collection, by, DATES).getState()))).toEqual(['late', 'b', 'c', 'early']);
  });

  test('gives the same list as long as nothing of it changed', () => {
    const store = storeWith(collection, by, DATES);
    const before = select(store.getState());
    store.dispatch(themeChosen('dark'));
    expect(select(store.getState())).toBe(before);
  });
});

test('selectFiles orders by date, the oldest first, and gives the same list again', () => {
  const store = storeWith('codeFiles', 'createdAt', DATES);
  const before = selectFiles(store.getState());
  expect(idsOf(before)).toEqual(['early', 'b', 'c', 'late']);
  store.dispatch(themeChosen('dark'));
  expect(selectFiles(store.getState())).toBe(before);
});

test('the removed interviews are those that the others are not, the newest first', () => {
  const store = storeWith('interviewSessions', 'begunAt', DATES);
  const session = (id: string) => selectInterviewSessions(store.getState()).find((one) => one.id === id);
  const removed = ['early', 'late'].map((id) => ({ ...session(id), removedAt: '2026-11-22T10:00:00.000Z' }));
  const found = collections.find(({ name }) => name === 'interviewSessions');
  store.dispatch(
    found?.received({ documents: { early: removed[0], late: removed[1] }, removed: [] }) ?? { type: 'none' },
  );
  expect(idsOf(selectRemovedSessions(store.getState()))).toEqual(['late', 'early']);
  expect(idsOf(selectInterviewSessions(store.getState()))).toEqual(['b', 'c']);
});

test('the resume to continue with is the one opened last; there is none in an empty store', () => {
  expect(selectLastId(storeWith('resumeDocuments', 'openedAt', DATES).getState())).toBe('late');
  expect(selectLastId(createStore({ secrets: { read: () => null } }).getState())).toBeNull();
});

test('the next step goes by the newest result, in whatever order they came in', () => {
  const store = storeWith('typingResults', 'createdAt', DATES);
  const found = collections.find(({ name }) => name === 'typingResults');
  const latest = selectTypingResults(store.getState())[0];
  store.dispatch(found?.received({ documents: { late: { ...latest, netWpm: 77 } }, removed: [] }) ?? { type: 'none' });
  expect(nextStepFacts(store.getState(), '2026-11-22').netWpm).toBe(77);
});

test('orders', () => {
  const list = DATES.map(([id, at]) => ({ id, at }));
  const at = (one: (typeof list)[number]) => one.at;
  expect(idsOf([...list].sort(newestFirst(at)))).toEqual(['late', 'b', 'c', 'early']);
  expect(idsOf([...list].sort(oldestFirst(at)))).toEqual(['early', 'b', 'c', 'late']);
});
