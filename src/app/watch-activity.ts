import { localDay } from '../domain/activity/figures';
import type { Activity } from '../domain/activity/types';
import { taskName } from '../domain/board/due';
import { NEVER } from '../domain/board/samples';
import { passedAll } from '../domain/challenges/round';
import { topicNameOf } from '../domain/track-progress/types';
import { activitiesNoted } from '../features/activity/activity-slice';
import { selectActivitiesById } from '../features/activity/selectors';
import { selectOwnTasks } from '../features/board/selectors';
import { selectInterviewSessions } from '../features/interview/selectors';
import {
  answersOf,
  selectTrainerAnswersById,
  selectTrainerSessionsById,
} from '../features/interview-trainer/selectors';
import { selectReportsById } from '../features/resume-assistant/selectors';
import { selectTrackProgress } from '../features/roadmap/selectors';
import { selectPlan, selectPlanStates } from '../features/roadmap-generator/selectors';
import { selectAllProgress, selectRounds } from '../features/terminal/selectors';
import { selectTypingResults } from '../features/typing-test/selectors';
import type { AppStore, RootState } from './store';

type Found = Omit<Activity, 'day'>;

interface Source {
  /** What it is made of; while that is the same object, nothing is looked for. */
  readonly of: (state: RootState) => unknown;
  readonly found: (state: RootState) => readonly Found[];
}

const sources: readonly Source[] = [
  {
    of: selectReportsById,
    found: (state) =>
      Object.values(selectReportsById(state)).map(({ id, createdAt, fileName, report }) => ({
        id: `resume-report:${id}`,
        kind: 'resume-report',
        at: createdAt,
        label: fileName,
        amount: report.score,
      })),
  },
  {
    of: selectTypingResults,
    found: (state) =>
      selectTypingResults(state).map(({ id, createdAt, seconds, netWpm }) => ({
        id: `typing:${id}`,
        kind: 'typing',
        at: createdAt,
        label: `${seconds} seconds`,
        amount: netWpm,
      })),
  },
  {
    of: selectAllProgress,
    found: (state) =>
      Object.values(selectAllProgress(state)).flatMap(({ id, title, solvedAt }) =>
        solvedAt === null
          ? []
          : [{ id: `challenge:${id}`, kind: 'challenge', at: solvedAt, label: title, amount: null }],
      ),
  },
  {
    of: selectRounds,
    found: (state) =>
      selectRounds(state).flatMap((round) =>
        // One that its clock still runs for is unfinished, not done.
        round.endedAt === null
          ? []
          : [
              {
                id: `mock-round:${round.id}`,
                kind: 'mock-round',
                at: round.endedAt,
                label: round.problems.map(({ title }) => title).join(', '),
                amount: round.problems.filter(passedAll).length,
              },
            ],
      ),
  },
  {
    of: selectInterviewSessions,
    found: (state) =>
      selectInterviewSessions(state).map(({ id, begunAt, role, answers }) => ({
        id: `interview:${id}`,
        kind: 'interview',
        at: begunAt,
        label: role.name,
        amount: answers.filter(({ spoken, typed }) => spoken.length > 0 || typed.trim() !== '').length,
      })),
  },
  {
    of: selectTrainerSessionsById,
    found: (state) =>
      Object.values(selectTrainerSessionsById(state))
        // One that was left half-way is unfinished, not done.
        .filter(({ feedback }) => feedback !== null)
        .map((session) => ({
          id: `training:${session.id}`,
          kind: 'training',
          at: session.createdAt,
          label: session.role,
          amount: answersOf(selectTrainerAnswersById(state), session).filter(({ text }) => text.trim() !== '').length,
        })),
  },
  {
    of: selectTrackProgress,
    found: (state) =>
      Object.values(selectTrackProgress(state)).flatMap(({ topics }) =>
        Object.entries(topics)
          .filter(([, { status }]) => status === 'done')
          .map(([id, mark]) => ({
            id: `topic:${id}`,
            kind: 'topic',
            at: mark.at,
            label: topicNameOf(id, mark),
            amount: null,
          })),
      ),
  },
  {
    of: selectPlanStates,
    found: (state) =>
      Object.values(selectPlanStates(state)).flatMap(({ id, states }) =>
        Object.entries(states)
          .filter(([, topic]) => topic === 'done')
          // The states hold no times: it was done when it is first seen here.
          .map(([topic]) => ({
            id: `plan-topic:${id}/${topic}`,
            kind: 'plan-topic',
            at: new Date().toISOString(),
            label: selectPlan(state, id)?.name ?? topicNameOf(topic, {}),
            amount: null,
          })),
      ),
  },
  {
    of: selectOwnTasks,
    found: (state) =>
      Object.values(selectOwnTasks(state)).flatMap((task) =>
        task.doneAt === null || task.doneAt === NEVER || task.sample
          ? []
          : [{ id: `task:${task.id}`, kind: 'task', at: task.doneAt, label: taskName(task), amount: null }],
      ),
  },
];

/**
 * Keeps the ledger of what was done: whatever is in the other collections and not in it yet is noted, whether it
 * was made here, in another tab, in a backup, or before there was a ledger. What is removed there stays noted.
 */
export function watchActivity(store: AppStore): void {
  const seen = new Map<Source, unknown>();
  let planned = false;
  const look = () => {
    planned = false;
    const state = store.getState();
    const fresh = sources
      .filter((source) => seen.get(source) !== source.of(state))
      .flatMap((source) => {
        seen.set(source, source.of(state));
        return source.found(state);
      })
      .filter(({ id }) => !selectActivitiesById(state)[id]);
    if (fresh.length > 0)
      store.dispatch(activitiesNoted(fresh.map((found) => ({ ...found, day: localDay(found.at) }))));
  };
  const plan = () => {
    if (planned || sources.every((source) => seen.get(source) === source.of(store.getState()))) return;
    planned = true;
    // After a run of dispatches, not within it: an import or an erasure comes collection by collection.
    queueMicrotask(look);
  };
  store.subscribe(plan);
  plan();
}
