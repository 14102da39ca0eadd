import type { Conversation } from '../../machines/contracts/chat';
import type { InterviewRecord } from '../../machines/contracts/interview';
import type { Plan, WizardDraft } from '../../machines/contracts/roadmap';
import type { TrainerSession } from '../../machines/contracts/trainer';
import { parseChatDraft, parseConversation } from '../ai/conversations/conversation-schema';
import { type ChatDraft, chatDraftsReceived, conversationsReceived } from '../ai/conversations/conversations-slice';
import type { Activity } from '../domain/activity/types';
import type { Task } from '../domain/board/types';
import type { CalendarEvent, CalendarPart } from '../domain/calendar/types';
import { emptyProfile, type Profile } from '../domain/coding-profile/types';
import type { WrittenResume } from '../domain/resume-document/types';
import type { TrackProgress } from '../domain/track-progress/types';
import type { TypingResult, TypingSettings } from '../domain/typing/types';
import { parseActivity } from '../features/activity/activity-schema';
import { activitiesReceived } from '../features/activity/activity-slice';
import { parseBoardSettings, parseTask } from '../features/board/board-schema';
import {
  type BoardSettings,
  boardSettingsReceived,
  initialBoardSettings,
  tasksReceived,
} from '../features/board/board-slice';
import {
  parseCalendarDraft,
  parseCalendarEvent,
  parseCalendarPart,
  parseCalendarSettings,
} from '../features/calendar/calendar-schema';
import {
  type CalendarDraft,
  type CalendarSettings,
  calendarDraftsReceived,
  calendarEventsReceived,
  calendarPartsReceived,
  calendarSettingsReceived,
  initialCalendarSettings,
} from '../features/calendar/calendar-slice';
import { parseProfile } from '../features/dashboard/profile-schema';
import { profileReceived } from '../features/dashboard/profile-slice';
import { parseGuideDraft } from '../features/guides/drafts-schema';
import { type GuideDraft, guideDraftsReceived } from '../features/guides/drafts-slice';
import { parseHomeSettings } from '../features/home/home-schema';
import { type HomeSettings, homeSettingsReceived, initialHomeSettings } from '../features/home/home-slice';
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
import { type EventsTheme, eventsThemeReceived, initialEventsTheme } from '../features/links/events-theme-slice';
import { parseEventsTheme, parseSavedLink } from '../features/links/links-schema';
import { type SavedLink, savedLinksReceived } from '../features/links/saved-links-slice';
import { draftReceived } from '../features/resume-assistant/draft-slice';
import { parseDraftPart, parseFiledReport } from '../features/resume-assistant/report-schema';
import { type FiledReport, reportsReceived } from '../features/resume-assistant/reports-slice';
import { resumeDocumentsReceived } from '../features/resume-form/documents-slice';
import { parseWrittenResume } from '../features/resume-form/resume-schema';
import { parseTrackProgress } from '../features/roadmap/track-progress-schema';
import { trackProgressReceived } from '../features/roadmap/track-progress-slice';
import { planDraftReceived } from '../features/roadmap-generator/draft-slice';
import { parsePlan, parsePlanDraft, parsePlanStates } from '../features/roadmap-generator/plan-schema';
import { type PlanStates, planStatesReceived, plansReceived } from '../features/roadmap-generator/plans-slice';
import { parseSettings } from '../features/settings/settings-schema';
import { initialSettings, type Settings, settingsReceived } from '../features/settings/settings-slice';
import { type CodeFile, filesReceived } from '../features/terminal/files-slice';
import { type CodeRun, runsReceived } from '../features/terminal/runs-slice';
import {
  parseChallengeProgress,
  parseChallengeWork,
  parseCodeFile,
  parseCodeRun,
  parseTerminalSettings,
} from '../features/terminal/terminal-schema';
import {
  initialTerminalSettings,
  type TerminalSettings,
  terminalSettingsReceived,
} from '../features/terminal/terminal-settings-slice';
import {
  type ChallengeProgress,
  type ChallengeWork,
  progressReceived,
  workReceived,
} from '../features/terminal/work-slice';
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
const NONE: Readonly<Record<string, unknown>> = {};

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

const documents: readonly PersistedCollection<RootState>[] = [
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
    name: 'challengeWork',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseChallengeWork(value), id),
    select: (state) => state.challenges.work.entities,
    received: ({ documents, removed }) =>
      workReceived({ documents: Object.values(documents) as ChallengeWork[], removed: [...removed] }),
  },
  {
    name: 'challengeProgress',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseChallengeProgress(value), id),
    select: (state) => state.challenges.progress.entities,
    received: ({ documents, removed }) =>
      progressReceived({ documents: Object.values(documents) as ChallengeProgress[], removed: [...removed] }),
  },
  {
    name: 'codeFiles',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseCodeFile(value), id),
    select: (state) => state.codeFiles.entities,
    received: ({ documents, removed }) =>
      filesReceived({ documents: Object.values(documents) as CodeFile[], removed: [...removed] }),
  },
  {
    name: 'codeRuns',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseCodeRun(value), id),
    select: (state) => state.codeRuns.entities,
    received: ({ documents, removed }) =>
      runsReceived({ documents: Object.values(documents) as CodeRun[], removed: [...removed] }),
  },
  {
    name: 'terminalSettings',
    version: 1,
    migrations: {},
    parse: parseTerminalSettings,
    select: (state) => asMain(state.terminalSettings),
    received: ({ documents }) =>
      terminalSettingsReceived((documents[MAIN] as TerminalSettings | undefined) ?? initialTerminalSettings),
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
  {
    name: 'homeSettings',
    version: 1,
    migrations: {},
    parse: parseHomeSettings,
    select: (state) => asMain(state.home),
    received: ({ documents }) =>
      homeSettingsReceived((documents[MAIN] as HomeSettings | undefined) ?? initialHomeSettings),
  },
  {
    name: 'profile',
    version: 1,
    migrations: {},
    parse: parseProfile,
    select: (state) => asMain(state.profile),
    received: ({ documents }) => profileReceived((documents[MAIN] as Profile | undefined) ?? emptyProfile),
  },
  {
    name: 'tasks',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseTask(value), id),
    select: (state) => state.board.entities,
    received: ({ documents, removed }) =>
      tasksReceived({ documents: Object.values(documents) as Task[], removed: [...removed] }),
  },
  {
    name: 'boardSettings',
    version: 1,
    migrations: {},
    parse: parseBoardSettings,
    select: (state) => asMain(state.board.settings),
    received: ({ documents }) =>
      boardSettingsReceived((documents[MAIN] as BoardSettings | undefined) ?? initialBoardSettings),
  },
  {
    name: 'calendarEvents',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseCalendarEvent(value), id),
    select: (state) => state.calendar.events,
    received: ({ documents, removed }) =>
      calendarEventsReceived({ documents: Object.values(documents) as CalendarEvent[], removed: [...removed] }),
  },
  {
    name: 'calendarParts',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseCalendarPart(value), id),
    select: (state) => state.calendar.parts,
    received: ({ documents, removed }) =>
      calendarPartsReceived({ documents: Object.values(documents) as CalendarPart[], removed: [...removed] }),
  },
  {
    name: 'calendarDrafts',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseCalendarDraft(value), id),
    select: (state) => state.calendar.drafts,
    received: ({ documents, removed }) =>
      calendarDraftsReceived({ documents: Object.values(documents) as CalendarDraft[], removed: [...removed] }),
  },
  {
    name: 'calendarSettings',
    version: 1,
    migrations: {},
    parse: parseCalendarSettings,
    select: (state) => asMain(state.calendar.settings),
    received: ({ documents }) =>
      calendarSettingsReceived((documents[MAIN] as CalendarSettings | undefined) ?? initialCalendarSettings),
  },
  // Last: what is erased before it must not be noted in it anew.
  {
    name: 'savedLinks',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseSavedLink(value), id),
    select: (state) => state.savedLinks.entities,
    received: ({ documents, removed }) =>
      savedLinksReceived({ documents: Object.values(documents) as SavedLink[], removed: [...removed] }),
  },
  {
    name: 'eventsTheme',
    version: 1,
    migrations: {},
    parse: parseEventsTheme,
    select: (state) => asMain(state.eventsTheme),
    received: ({ documents }) =>
      eventsThemeReceived((documents[MAIN] as EventsTheme | undefined) ?? initialEventsTheme),
  },
  {
    name: 'trackProgress',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseTrackProgress(value), id),
    select: (state) => state.trackProgress.entities,
    received: ({ documents, removed }) =>
      trackProgressReceived({ documents: Object.values(documents) as TrackProgress[], removed: [...removed] }),
  },
  {
    name: 'planDraft',
    version: 1,
    migrations: {},
    parse: parsePlanDraft,
    select: (state) => (state.planDraft.draft ? asMain(state.planDraft.draft) : NONE),
    received: ({ documents }) => planDraftReceived((documents[MAIN] as WizardDraft | undefined) ?? null),
  },
  {
    name: 'plans',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parsePlan(value), id),
    select: (state) => state.plans.plans.entities,
    received: ({ documents, removed }) =>
      plansReceived({ documents: Object.values(documents) as Plan[], removed: [...removed] }),
  },
  {
    name: 'planStates',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parsePlanStates(value), id),
    select: (state) => state.plans.states.entities,
    received: ({ documents, removed }) =>
      planStatesReceived({ documents: Object.values(documents) as PlanStates[], removed: [...removed] }),
  },
  {
    name: 'conversations',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseConversation(value), id),
    select: (state) => state.conversations.entities,
    received: ({ documents, removed }) =>
      conversationsReceived({ documents: Object.values(documents) as Conversation[], removed: [...removed] }),
  },
  {
    name: 'chatDrafts',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseChatDraft(value), id),
    select: (state) => state.chatDrafts.entities,
    received: ({ documents, removed }) =>
      chatDraftsReceived({ documents: Object.values(documents) as ChatDraft[], removed: [...removed] }),
  },
  {
    name: 'guideDrafts',
    version: 1,
    migrations: {},
    parse: (value, id) => underItsId(parseGuideDraft(value), id),
    select: (state) => state.guideDrafts.entities,
    received: ({ documents, removed }) =>
      guideDraftsReceived({ documents: Object.values(documents) as GuideDraft[], removed: [...removed] }),
  },
];

const ledger: PersistedCollection<RootState> = {
  name: 'activity',
  version: 1,
  migrations: {},
  parse: (value, id) => underItsId(parseActivity(value), id),
  select: (state) => state.activity.entities,
  received: ({ documents: noted, removed }) =>
    activitiesReceived({ documents: Object.values(noted) as Activity[], removed: [...removed] }),
};

/**
 * What the store keeps on disk, and how it comes back in. The ledger comes last: what is erased before it must not be
 * noted in it anew.
 */
export const collections: readonly PersistedCollection<RootState>[] = [...documents, ledger];

/** @throws when a document stands under the id of another: it could never be removed. */
function underItsId<T extends { readonly id: string }>(document: T, id: string): T {
  if (document.id !== id) throw new TypeError(`"${document.id}" stands under the id "${id}".`);
  return document;
}
