import { expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import { watchActivity } from '../../src/app/watch-activity';
import { selectActivities } from '../../src/features/activity/selectors';
import { sessionFiled, sessionRemoved } from '../../src/features/interview/sessions-slice';
import { filedReportSchema } from '../../src/features/resume-assistant/report-schema';
import {
  type FiledReport,
  reportFiled,
  reportRemoved,
  reportsReceived,
} from '../../src/features/resume-assistant/reports-slice';
import { selectReports } from '../../src/features/resume-assistant/selectors';
import { topicMarked } from '../../src/features/roadmap/track-progress-slice';
import {
  typingResultFiled,
  typingResultRemoved,
  typingResultsReceived,
} from '../../src/features/typing-test/typing-slice';
import { resultWith } from '../domain/typing/support';
import { filed } from '../screens/samples';
import { sample } from './interview-samples';

const settle = () => Promise.resolve();
const open = () => createStore({ secrets: { read: () => null } });
const ids = (store: ReturnType<typeof open>) => selectActivities(store.getState()).map(({ id }) => id);

test('what is done is noted once, and stays noted when it is removed', async () => {
  const store = open();
  watchActivity(store);
  await settle();
  expect(ids(store)).toEqual([]);
  const { id, createdAt, ...result } = resultWith({ netWpm: 52 });
  store.dispatch(typingResultFiled(result));
  await settle();
  const [noted] = selectActivities(store.getState());
  expect(noted).toMatchObject({ kind: 'typing', amount: 52 });
  expect(noted?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  store.dispatch(typingResultRemoved(noted?.id.slice('typing:'.length) ?? ''));
  await settle();
  expect(ids(store)).toEqual([noted?.id]);
});

test('what stood there before the ledger is noted at the start, and nothing twice', async () => {
  const store = open();
  store.dispatch(typingResultsReceived({ documents: [resultWith({ id: 'typing-1' })], removed: [] }));
  store.dispatch(sessionFiled(sample()));
  watchActivity(store);
  await settle();
  expect(ids(store).sort()).toEqual([`interview:${sample().id}`, 'typing:typing-1']);
  store.dispatch(sessionRemoved(sample().id));
  store.dispatch(sessionFiled({ ...sample(), parts: [] }));
  await settle();
  expect(ids(store)).toHaveLength(2);
});

test('a report that is opened again, viewed otherwise, or removed and made again counts once', async () => {
  const store = open();
  watchActivity(store);
  const { id: _, createdAt: __, ...made } = filed('any');
  const make = async (action: typeof made.action) => {
    store.dispatch(reportFiled({ ...made, action }));
    // As after a reload: what storage gives back has its fields in another order.
    const documents = selectReports(store.getState()).map(
      (kept) => filedReportSchema.parse(JSON.parse(JSON.stringify(kept))) as FiledReport,
    );
    store.dispatch(reportsReceived({ documents, removed: [] }));
    await settle();
  };
  await make('ats-score');
  await make('ats-score');
  await make('keyword-match');
  const [kept, ...more] = selectReports(store.getState());
  expect(more).toEqual([]);
  store.dispatch(reportRemoved(kept?.id ?? ''));
  await make('ats-score');
  expect(ids(store)).toEqual([`resume-report:${kept?.id}`]);
});

test('a topic done in a track goes by its name; one marked before names were kept, by its id', async () => {
  const store = open();
  watchActivity(store);
  const done = { trackId: 'backend', status: 'done' } as const;
  store.dispatch(topicMarked({ ...done, topicId: 'backend/ci-cd-and-containers', name: 'CI/CD and containers' }));
  store.dispatch(topicMarked({ ...done, topicId: 'backend/web-security' }));
  await settle();
  expect(
    selectActivities(store.getState())
      .map(({ label }) => label)
      .sort(),
  ).toEqual(['CI/CD and containers', 'web security']);
});

test('an erasure that comes collection by collection leaves nothing to note', async () => {
  const store = open();
  store.dispatch(typingResultsReceived({ documents: [resultWith({ id: 'typing-1' })], removed: [] }));
  watchActivity(store);
  await settle();
  store.dispatch(typingResultsReceived({ documents: [], removed: ['typing-1'] }));
  store.dispatch({ type: 'activity/activitiesReceived', payload: { documents: [], removed: ['typing:typing-1'] } });
  await settle();
  expect(ids(store)).toEqual([]);
});
