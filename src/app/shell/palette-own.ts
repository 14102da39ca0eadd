import { taskName } from '../../domain/board/due';
import { titleOf } from '../../domain/board/lists';
import { asked, jobName } from '../../domain/jobs/job';
import { STATUS_NAMES } from '../../domain/jobs/job-types';
import { storyName } from '../../domain/stories/types';
import { selectBoardLists, selectTasks } from '../../features/board/selectors';
import { selectEvents } from '../../features/calendar/selectors';
import { draftQuery, selectInterviewDrafts, selectInterviewSessions } from '../../features/interview/selectors';
import { selectTrainerSessions } from '../../features/interview-trainer/selectors';
import { selectJobs } from '../../features/jobs/selectors';
import { actionLabel } from '../../features/resume-assistant/assistant-words';
import { selectReports } from '../../features/resume-assistant/selectors';
import { selectResumes } from '../../features/resume-form/selectors';
import { selectPlans } from '../../features/roadmap-generator/selectors';
import { selectStories } from '../../features/stories/selectors';
import { selectConversations } from '../../features/tutor/selectors';
import { shortDay } from '../../ui/format';
import { sourcePath } from '../open-source';
import { paths } from '../paths';
import type { RootState } from '../store';
import { type Thing, thing } from './palette-thing';

const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** The day of an ISO date-time, or of a wall clock, in few letters. */
const onDay = (at: string): string => shortDay(at.slice(0, 10));

const sources: readonly ((state: RootState) => readonly Thing[])[] = [
  jobs,
  tasks,
  events,
  resumes,
  reports,
  plans,
  interviews,
  training,
  stories,
  chats,
];

/** Everything of the learner's own that the palette finds. */
export const ownThings = (state: RootState): readonly Thing[] => sources.flatMap((source) => source(state));

function jobs(state: RootState) {
  return selectJobs(state).map((job) =>
    thing('job', {
      id: job.id,
      name: jobName(job),
      about: STATUS_NAMES[job.status],
      words: [
        STATUS_NAMES[job.status],
        job.place,
        ...asked(job.requirements).map(({ skill, words }) => skill ?? words),
      ],
      at: job.history.at(-1)?.at ?? job.createdAt,
      deed: { to: `${paths.jobs}/${encodeURIComponent(job.id)}` },
    }),
  );
}

function tasks(state: RootState) {
  const lists = selectBoardLists(state);
  return Object.values(selectTasks(state)).map((task) => {
    const list = task.archivedAt === null ? titleOf(task.list, lists) : 'Archive';
    return thing('task', {
      id: task.id,
      name: taskName(task),
      about: list,
      words: [list, task.content],
      at: task.createdAt,
      deed: { to: withQuery(paths.tasks, { task: task.id }) },
    });
  });
}

/** A changed instance is found by its series. */
function events(state: RootState) {
  return Object.values(selectEvents(state))
    .filter(({ recurrenceId }) => recurrenceId === '')
    .map(({ id, text, start, recurrence, changedAt }) =>
      thing('event', {
        id,
        name: text,
        about: recurrence === '' ? onDay(start) : 'repeats',
        at: changedAt,
        deed: { to: withQuery(paths.calendar, { event: id }) },
      }),
    );
}

function resumes(state: RootState) {
  return selectResumes(state).map(({ id, title, openedAt }) =>
    thing('resume', { id, name: title, at: openedAt, deed: { to: withQuery(paths.resumeForm, { resume: id }) } }),
  );
}

function reports(state: RootState) {
  return selectReports(state).map(({ id, fileName, action, createdAt }) =>
    thing('report', {
      id,
      name: fileName,
      about: `${actionLabel(action)}, ${onDay(createdAt)}`,
      words: [actionLabel(action)],
      at: createdAt,
      deed: { to: sourcePath({ kind: 'report', id, page: null }) },
    }),
  );
}

function plans(state: RootState) {
  return selectPlans(state).map(({ id, name, createdAt }) =>
    thing('plan', {
      id,
      name,
      about: onDay(createdAt),
      at: createdAt,
      deed: { to: withQuery(paths.personalizedRoadmap, { plan: id }) },
    }),
  );
}

function interviews(state: RootState) {
  const begun = Object.values(selectInterviewDrafts(state)).map(({ id, role, begunAt, retakes }) =>
    thing('session', {
      id: `draft-${id}`,
      name: role.name,
      about: 'not finished',
      words: ['not finished'],
      at: begunAt,
      deed: { to: `${paths.interview}/${encodeURIComponent(role.name)}${draftQuery({ retakes })}` },
    }),
  );
  const held = selectInterviewSessions(state).map(({ id, role, begunAt }) =>
    thing('session', {
      id,
      name: role.name,
      about: onDay(begunAt),
      at: begunAt,
      deed: { to: withQuery(paths.interview, { session: id }) },
    }),
  );
  return [...begun, ...held];
}

function training(state: RootState) {
  return selectTrainerSessions(state).map(({ id, role, createdAt }) =>
    thing('session', {
      id,
      name: role,
      about: `trainer, ${onDay(createdAt)}`,
      words: ['trainer'],
      at: createdAt,
      deed: { to: withQuery(paths.interviewTrainer, { session: id }) },
    }),
  );
}

/** The conversations of the tutor; a guide's assistant has one, which is found by the guide. */
function chats(state: RootState) {
  return selectConversations(state)
    .filter(({ guide }) => guide === null)
    .map(({ id, name, updatedAt }) =>
      thing('chat', { id, name, at: updatedAt, deed: { to: withQuery(paths.tutor, { chat: id }) } }),
    );
}

function stories(state: RootState) {
  return selectStories(state).map((story) =>
    thing('story', {
      id: story.id,
      name: storyName(story),
      about: story.theme,
      words: [...story.skills, story.theme, story.situation, story.action, story.result],
      at: story.changedAt,
      deed: { to: sourcePath({ kind: 'story', id: story.id }) },
    }),
  );
}
