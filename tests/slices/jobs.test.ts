import { expect, test } from 'vitest';
import { createStore } from '../../src/app/store';
import {
  currentJobChosen,
  jobDeadlineSet,
  jobFieldChanged,
  jobInterviewLinked,
  jobKept,
  jobNeedSet,
  jobRemoved,
  jobRequirementAdded,
  jobRestored,
  jobResumeSent,
  jobStatusChanged,
  jobsImported,
  jobsReceived,
  jobsTakenBack,
} from '../../src/features/jobs/jobs-slice';
import { selectCurrentJob, selectCurrentPosting, selectJob, selectJobs } from '../../src/features/jobs/selectors';
import { jobWith } from '../domain/jobs/samples';

const storeWith = (...ids: readonly string[]) => {
  const store = createStore({ secrets: { read: () => null } });
  ids.forEach((id, index) => {
    store.dispatch(jobKept(jobWith({ id, createdAt: `2026-11-2${index}T10:00:00.000Z` })));
  });
  return store;
};

test('the first job that is kept is the current one; a further one changes nothing of that', () => {
  const store = storeWith('job-1', 'job-2');
  expect(selectJobs(store.getState()).map(({ id }) => id)).toEqual(['job-2', 'job-1']);
  expect(selectCurrentJob(store.getState())?.id).toBe('job-1');
  store.dispatch(currentJobChosen('job-2'));
  expect(selectCurrentPosting(store.getState())).toMatchObject({ id: 'job-2', name: 'Backend Developer at Acme' });
});

test('a removed job is no longer current, and Undo brings back both', () => {
  const store = storeWith('job-1');
  const job = selectJob(store.getState(), 'job-1');
  store.dispatch(jobRemoved('job-1'));
  expect([selectJobs(store.getState()), selectCurrentJob(store.getState())]).toEqual([[], null]);
  store.dispatch(jobRestored({ job: job ?? jobWith(), current: true }));
  expect(selectCurrentJob(store.getState())).toEqual(job);
});

test('a current job that another tab removed is none; the next one that is kept takes its place', () => {
  const store = storeWith('job-1');
  store.dispatch(jobsReceived({ documents: [], removed: ['job-1'] }));
  expect(selectCurrentJob(store.getState())).toBeNull();
  store.dispatch(jobKept(jobWith({ id: 'job-2' })));
  expect(selectCurrentJob(store.getState())?.id).toBe('job-2');
});

test('each change of a job is of that job alone', () => {
  const store = storeWith('job-1', 'job-2');
  const id = 'job-1';
  store.dispatch(jobFieldChanged({ id, field: 'company', text: 'Initech' }));
  store.dispatch(jobStatusChanged(id, 'applied'));
  store.dispatch(jobDeadlineSet({ id, deadline: '2026-12-01' }));
  store.dispatch(jobNeedSet({ id, requirement: 'skill-redis', need: 'must' }));
  store.dispatch(jobResumeSent({ id, sent: { id: 'resume-1', title: 'My resume', at: '2026-11-21T10:00:00.000Z' } }));
  store.dispatch(jobInterviewLinked({ id, event: 'event-1', linked: true }));
  store.dispatch(jobInterviewLinked({ id, event: 'event-1', linked: true }));
  const own = {
    id: 'skill-go',
    skill: 'Go',
    words: 'Go',
    need: 'must',
    anyOf: null,
    quote: null,
    touched: true,
  } as const;
  store.dispatch(jobRequirementAdded({ id, requirement: own }));
  store.dispatch(jobRequirementAdded({ id, requirement: own }));
  const job = selectJob(store.getState(), id);
  expect(job).toMatchObject({
    ...{ company: 'Initech', status: 'applied', deadline: '2026-12-01', interviews: [{ event: 'event-1' }] },
    sent: { id: 'resume-1' },
  });
  expect(job?.history.map(({ status }) => status)).toEqual(['saved', 'applied']);
  expect(job?.requirements.map(({ skill, need }) => `${skill} ${need}`)).toEqual([
    ...['Docker must', 'Kubernetes must', 'PostgreSQL must', 'Redis must', 'Go must'],
  ]);
  expect(selectJob(store.getState(), 'job-2')).toEqual(jobWith({ id: 'job-2', createdAt: '2026-11-21T10:00:00.000Z' }));
  store.dispatch(jobInterviewLinked({ id, event: 'event-1', linked: false }));
  expect(selectJob(store.getState(), id)?.interviews).toEqual([]);
});

test('a change of a job that is gone changes nothing', () => {
  const store = storeWith('job-1');
  const before = store.getState().jobs;
  store.dispatch(jobFieldChanged({ id: 'job-gone', field: 'title', text: 'x' }));
  expect(store.getState().jobs).toBe(before);
});

test('an import chooses no current job; taken back, none of it is left, not even as the current one', () => {
  const store = storeWith();
  store.dispatch(jobsImported([jobWith({ id: 'job-1' }), jobWith({ id: 'job-2' })]));
  expect([selectJobs(store.getState()).length, selectCurrentJob(store.getState())]).toEqual([2, null]);
  store.dispatch(currentJobChosen('job-2'));
  store.dispatch(jobsTakenBack(['job-1', 'job-2']));
  expect([selectJobs(store.getState()), store.getState().jobs.settings]).toEqual([[], { current: null }]);
});
