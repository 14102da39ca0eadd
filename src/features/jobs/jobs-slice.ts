import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { regroup, split } from '../../domain/jobs/asked-for';
import { withNeed, withStatus } from '../../domain/jobs/job';
import type { Contact, Job, JobField, JobStatus, Need, Requirement, SentResume } from '../../domain/jobs/job-types';

const adapter = createEntityAdapter<Job>();

export interface JobSettings {
  /** Id of the job that the other screens speak of; `null` for none. */
  readonly current: string | null;
}

export const initialJobSettings: JobSettings = { current: null };

const initialState = { jobs: adapter.getInitialState(), settings: initialJobSettings };

type JobState = typeof initialState;

function changed(state: JobState, id: string, change: (job: Job) => Job): void {
  const job = state.jobs.entities[id];
  if (job) adapter.setOne(state.jobs, change(job));
}

export const jobsSlice = createSlice({
  name: 'jobs',
  initialState,
  reducers: {
    /** The first job, and each that is kept while none is current, becomes the current one. */
    jobKept: (state, { payload }: PayloadAction<Job>) => {
      adapter.setOne(state.jobs, payload);
      const { current } = state.settings;
      if (current === null || !state.jobs.entities[current]) state.settings = { current: payload.id };
    },
    jobFieldChanged: (state, { payload }: PayloadAction<{ id: string; field: JobField; text: string }>) => {
      changed(state, payload.id, (job) => ({ ...job, [payload.field]: payload.text }));
    },
    jobStatusChanged: {
      reducer: (state, { payload }: PayloadAction<{ id: string; status: JobStatus; at: string }>) => {
        changed(state, payload.id, (job) => withStatus(job, payload.status, payload.at));
      },
      prepare: (id: string, status: JobStatus) => ({ payload: { id, status, at: new Date().toISOString() } }),
    },
    jobDeadlineSet: (state, { payload }: PayloadAction<{ id: string; deadline: string | null }>) => {
      changed(state, payload.id, (job) => ({ ...job, deadline: payload.deadline }));
    },
    jobNeedSet: (state, { payload }: PayloadAction<{ id: string; requirement: string; need: Need }>) => {
      changed(state, payload.id, (job) => ({
        ...job,
        requirements: withNeed(job.requirements, payload.requirement, payload.need),
      }));
    },
    /** Each of some alternatives is asked for by itself. */
    jobAlternativesSplit: (state, { payload }: PayloadAction<{ id: string; group: string }>) => {
      changed(state, payload.id, (job) => ({ ...job, requirements: split(job.requirements, payload.group) }));
    },
    /** They are alternatives once again. */
    jobAlternativesRejoined: (state, { payload }: PayloadAction<{ id: string; group: string }>) => {
      changed(state, payload.id, (job) => ({ ...job, requirements: regroup(job.requirements, payload.group) }));
    },
    /** Requirements as they were before, in place. */
    jobRequirementsRestored: (
      state,
      { payload }: PayloadAction<{ id: string; requirements: readonly Requirement[] }>,
    ) => {
      const before = new Map(payload.requirements.map((one) => [one.id, one]));
      changed(state, payload.id, (job) => ({
        ...job,
        requirements: job.requirements.map((one) => before.get(one.id) ?? one),
      }));
    },
    jobRequirementAdded: (state, { payload }: PayloadAction<{ id: string; requirement: Requirement }>) => {
      changed(state, payload.id, (job) => ({
        ...job,
        requirements: [
          ...job.requirements.filter((requirement) => requirement.id !== payload.requirement.id),
          payload.requirement,
        ],
      }));
    },
    /** Changes the contact in place, or puts a new one, or one that comes back, where it belongs. */
    jobContactPut: (state, { payload }: PayloadAction<{ id: string; contact: Contact; at: number }>) => {
      changed(state, payload.id, (job) => {
        const known = job.contacts.findIndex(({ id }) => id === payload.contact.id);
        const contacts = [...job.contacts];
        contacts.splice(known < 0 ? payload.at : known, known < 0 ? 0 : 1, payload.contact);
        return { ...job, contacts };
      });
    },
    jobContactRemoved: (state, { payload }: PayloadAction<{ id: string; contact: string }>) => {
      changed(state, payload.id, (job) => ({
        ...job,
        contacts: job.contacts.filter(({ id }) => id !== payload.contact),
      }));
    },
    jobResumeSent: (state, { payload }: PayloadAction<{ id: string; sent: SentResume | null }>) => {
      changed(state, payload.id, (job) => ({ ...job, sent: payload.sent }));
    },
    jobInterviewLinked: (state, { payload }: PayloadAction<{ id: string; event: string; linked: boolean }>) => {
      changed(state, payload.id, (job) => {
        const others = job.interviews.filter(({ event }) => event !== payload.event);
        return { ...job, interviews: payload.linked ? [...others, { event: payload.event }] : others };
      });
    },
    /** Several at once, from a file; which job is current stays the learner's choice. */
    jobsImported: (state, { payload }: PayloadAction<readonly Job[]>) => {
      adapter.addMany(state.jobs, [...payload]);
    },
    /** Undo of an import. */
    jobsTakenBack: (state, { payload }: PayloadAction<readonly string[]>) => {
      adapter.removeMany(state.jobs, [...payload]);
      if (state.settings.current !== null && payload.includes(state.settings.current))
        state.settings = { current: null };
    },
    /** Back as it was, after Undo. */
    jobRestored: (state, { payload }: PayloadAction<{ job: Job; current: boolean }>) => {
      adapter.setOne(state.jobs, payload.job);
      if (payload.current) state.settings = { current: payload.job.id };
    },
    jobRemoved: (state, { payload }: PayloadAction<string>) => {
      adapter.removeOne(state.jobs, payload);
      if (state.settings.current === payload) state.settings = { current: null };
    },
    currentJobChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.settings = { current: payload };
    },
    jobsReceived: (state, { payload }: PayloadAction<{ documents: Job[]; removed: string[] }>) => {
      adapter.setMany(state.jobs, payload.documents);
      adapter.removeMany(state.jobs, payload.removed);
    },
    jobSettingsReceived: (state, { payload }: PayloadAction<JobSettings>) => {
      state.settings = payload;
    },
  },
});

export const {
  jobKept,
  jobFieldChanged,
  jobStatusChanged,
  jobDeadlineSet,
  jobNeedSet,
  jobAlternativesRejoined,
  jobAlternativesSplit,
  jobRequirementsRestored,
  jobRequirementAdded,
  jobContactPut,
  jobContactRemoved,
  jobResumeSent,
  jobInterviewLinked,
  jobsImported,
  jobsTakenBack,
  jobRestored,
  jobRemoved,
  currentJobChosen,
  jobsReceived,
  jobSettingsReceived,
} = jobsSlice.actions;

/** The id of a job to be kept. */
export const newJobId = (): string => `job-${nanoid()}`;

/** The id of a contact to be kept. */
export const newContactId = (): string => `contact-${nanoid()}`;
