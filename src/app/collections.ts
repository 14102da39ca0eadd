import type { InterviewRecord } from '../../machines/contracts/interview';
import type { TrainerSession } from '../../machines/contracts/trainer';
import type { Activity } from '../domain/activity/types';
import type { WrittenResume } from '../domain/resume-document/types';
import type { TypingResult, TypingSettings } from '../domain/typing/types';
import { parseActivity } from '../features/activity/activity-schema';
import { activitiesReceived } from '../features/activity/activity-slice';
import { interviewDraftsReceived } from '../features/interview/drafts-slice';
import { parseInterviewDraft, parseInterviewSession } from '../features/interview/interview-schema';
import { type FiledSession, interviewSessionsReceived } from '../features/interview/sessions-slice';
import { trainerDraftReceived } from '../features/interview-trainer/draft-slice';
import {
  type KeptAnswer,
  trainerAnswersReceived,
  trainerSessionsReceived,
} from '../features/interview-trainer/sessions-slice';
import {
  parseTrainerAnswer,
  parseTrainerDraftPart,
  parseTrainerSession,
} from '../features/interview-trainer/trainer-schema';
import { draftReceived } from '../features/resume-assistant/draft-slice';
import { parseDraftPart, parseFiledReport } from '../features/resume-assistant/report-schema';
import { type FiledReport, reportsReceived } from '../features/resume-assistant/reports-slice';
import { resumeDocumentsReceived } from '../features/resume-form/documents-slice';
import { parseWrittenResume } from '../features/resume-form/resume-schema';
import { parseSettings } from '../features/settings/settings-schema';
import { initialSettings, type Settings, settingsReceived } from '../features/settings/settings-slice';
import { parseTypingResult, parseTypingSettings } from '../features/typing-test/typing-schema';
import {
  initialTypingSettings,
  typingResultsReceived,
  typingSettingsReceived,
} from '../features/typing-test/typing-slice';
import type { PersistedCollection } from './persistence/persist-store';
import type { RootState } from './store';

/** The one document of a collection that holds one. */
const MAIN = 'main';

const single = new WeakMap<object, Readonly<Record<string, unknown>>>();
/** `{ main: value }`, the same object for the same value. */
function asMain(value: object): Readonly<Record<string, unknown>> {
  const known = single.get(value) ?? { [MAIN]: value };
  single.set(value, known);
  return known;
}

const drafts = new WeakMap<object, Readonly<Record<string, unknown>>>();
function partsOf(draft: RootState['resumeDraft']): Readonly<Record<string, unknown>> {
  const known = drafts.get(draft) ?? Object.fromEntries(Object.entries(draft).filter(([, part]) => part !== null));
  drafts.set(draft, known);
  return known;
}

const trainerParts = new WeakMap<object, Readonly<Record<string, unknown>>>();
function trainerPartsOf(draft: RootState['trainerDraft']): Readonly<Record<string, unknown>> {
  const { main, job } = draft;
  const known = trainerParts.get(draft) ?? { ...(main ? { main } : {}), ...(job ? { job } : {}) };
  trainerParts.set(draft, known);
  return known;
}

/** What the store keeps on disk, and how it comes back in. */
export const collections: readonly PersistedCollection<RootState>[] = [
  {
    name: 'settings',
    version: 1,
    migrations: {},
    parse: parseSettings,
    select: (state) => asMain(state.settings),
    received: ({ documents }) => settingsReceived((documents[MAIN] as Settings | undefined) ?? initialSettings),
  },
  {
    name: 'resumeReports',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseFiledReport(value), id),
    select: (state) => state.resumeReports.entities,
    received: ({ documents, removed }) =>
      reportsReceived({ documents: Object.values(documents) as FiledReport[], removed: [...removed] }),
  },
  {
    name: 'resumeDraft',
    version: 1,
    migrations: {},
    parse: (value, id) => parseDraftPart(id, value),
    select: (state) => partsOf(state.resumeDraft),
    received: ({ documents, removed }) =>
      draftReceived(Object.fromEntries([...Object.entries(documents), ...removed.map((id) => [id, null])])),
  },
  {
    name: 'resumeDocuments',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseWrittenResume(value), id),
    select: (state) => state.resumeDocuments.entities,
    received: ({ documents, removed }) =>
      resumeDocumentsReceived({ documents: Object.values(documents) as WrittenResume[], removed: [...removed] }),
  },
  {
    name: 'typingResults',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseTypingResult(value), id),
    select: (state) => state.typing.results.entities,
    received: ({ documents, removed }) =>
      typingResultsReceived({ documents: Object.values(documents) as TypingResult[], removed: [...removed] }),
  },
  {
    name: 'typingSettings',
    version: 1,
    migrations: {},
    parse: parseTypingSettings,
    select: (state) => asMain(state.typing.settings),
    received: ({ documents }) =>
      typingSettingsReceived((documents[MAIN] as TypingSettings | undefined) ?? initialTypingSettings),
  },
  {
    name: 'interviewDrafts',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseInterviewDraft(value), id),
    select: (state) => state.interviewDrafts.entities,
    received: ({ documents, removed }) =>
      interviewDraftsReceived({ documents: Object.values(documents) as InterviewRecord[], removed: [...removed] }),
  },
  {
    name: 'interviewSessions',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseInterviewSession(value), id),
    select: (state) => state.interviewSessions.entities,
    received: ({ documents, removed }) =>
      interviewSessionsReceived({ documents: Object.values(documents) as FiledSession[], removed: [...removed] }),
  },
  {
    name: 'trainerDraft',
    version: 1,
    migrations: {},
    parse: (value, id) => parseTrainerDraftPart(id, value),
    select: (state) => trainerPartsOf(state.trainerDraft),
    received: ({ documents, removed }) =>
      trainerDraftReceived(Object.fromEntries([...Object.entries(documents), ...removed.map((id) => [id, null])])),
  },
  {
    name: 'trainerSessions',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseTrainerSession(value), id),
    select: (state) => state.trainerSessions.sessions.entities,
    received: ({ documents, removed }) =>
      trainerSessionsReceived({ documents: Object.values(documents) as TrainerSession[], removed: [...removed] }),
  },
  {
    name: 'trainerAnswers',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseTrainerAnswer(value), id),
    select: (state) => state.trainerSessions.answers.entities,
    received: ({ documents, removed }) =>
      trainerAnswersReceived({ documents: Object.values(documents) as KeptAnswer[], removed: [...removed] }),
  },
  // Last: what is erased before it must not be noted in it anew.
  {
    name: 'activity',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseActivity(value), id),
    select: (state) => state.activity.entities,
    received: ({ documents, removed }) =>
      activitiesReceived({ documents: Object.values(documents) as Activity[], removed: [...removed] }),
  },
];

/** @throws when a document stands under the id of another: it could never be removed. */
function underItsId<T extends { readonly id: string }>(document: T, id: string): T {
  if (document.id !== id) throw new TypeError(`"${document.id}" stands under the id "${id}".`);
  return document;
}
