import type { UnknownAction } from '@reduxjs/toolkit';
import type { WizardDraft } from '../../machines/contracts/roadmap';
import { parseChatDraft, parseConversation } from '../ai/conversations/conversation-schema';
import { chatDraftsReceived, conversationsReceived } from '../ai/conversations/conversations-slice';
import { emptyProfile } from '../domain/coding-profile/types';
import { parseActivity } from '../features/activity/activity-schema';
import { activitiesReceived } from '../features/activity/activity-slice';
import { parseBoardSettings, parseTask, parseTaskDraft } from '../features/board/board-schema';
import {
  boardSettingsReceived,
  emptyTaskDraft,
  initialBoardSettings,
  taskDraftReceived,
  tasksReceived,
} from '../features/board/board-slice';
import {
  parseCalendarDraft,
  parseCalendarEvent,
  parseCalendarPart,
  parseCalendarSettings,
} from '../features/calendar/calendar-schema';
import {
  calendarDraftsReceived,
  calendarEventsReceived,
  calendarPartsReceived,
  calendarSettingsReceived,
  initialCalendarSettings,
} from '../features/calendar/calendar-slice';
import { parseProfile } from '../features/dashboard/profile-schema';
import { profileReceived } from '../features/dashboard/profile-slice';
import { parseGuideDraft } from '../features/guides/drafts-schema';
import { guideDraftsReceived, NEW_POST } from '../features/guides/drafts-slice';
import { parseHomeSettings } from '../features/home/home-schema';
import { homeSettingsReceived, initialHomeSettings } from '../features/home/home-slice';
import { interviewDraftsReceived } from '../features/interview/drafts-slice';
import { parseInterviewDraft, parseInterviewSession } from '../features/interview/interview-schema';
import { interviewSessionsReceived } from '../features/interview/sessions-slice';
import { trainerDraftReceived } from '../features/interview-trainer/draft-slice';
import { trainerAnswersReceived, trainerSessionsReceived } from '../features/interview-trainer/sessions-slice';
import {
  parseTrainerAnswer,
  parseTrainerDraftPart,
  parseTrainerSession,
} from '../features/interview-trainer/trainer-schema';
import { eventsThemeReceived, initialEventsTheme } from '../features/links/events-theme-slice';
import { parseEventsTheme, parseSavedLink } from '../features/links/links-schema';
import { savedLinksReceived } from '../features/links/saved-links-slice';
import { draftReceived } from '../features/resume-assistant/draft-slice';
import { parseDraftPart, parseFiledReport } from '../features/resume-assistant/report-schema';
import { reportsReceived } from '../features/resume-assistant/reports-slice';
import { resumeDocumentsReceived } from '../features/resume-form/documents-slice';
import { parseWrittenResume } from '../features/resume-form/resume-schema';
import { parseTrackProgress } from '../features/roadmap/track-progress-schema';
import { trackProgressReceived } from '../features/roadmap/track-progress-slice';
import { planDraftReceived } from '../features/roadmap-generator/draft-slice';
import { parsePlan, parsePlanDraft, parsePlanStates } from '../features/roadmap-generator/plan-schema';
import { planStatesReceived, plansReceived } from '../features/roadmap-generator/plans-slice';
import { parseSettings } from '../features/settings/settings-schema';
import { initialSettings, settingsReceived } from '../features/settings/settings-slice';
import { type CodeFile, filesReceived, secondFile } from '../features/terminal/files-slice';
import { codeOpenReceived, nothingOpen } from '../features/terminal/open-slice';
import { runsReceived } from '../features/terminal/runs-slice';
import {
  parseChallengeProgress,
  parseChallengeWork,
  parseCodeFile,
  parseCodeOpen,
  parseCodeRun,
  parseTerminalSettings,
} from '../features/terminal/terminal-schema';
import { initialTerminalSettings, terminalSettingsReceived } from '../features/terminal/terminal-settings-slice';
import { progressReceived, workReceived } from '../features/terminal/work-slice';
import { parseTypingResult, parseTypingSettings } from '../features/typing-test/typing-schema';
import {
  initialTypingSettings,
  typingResultsReceived,
  typingSettingsReceived,
} from '../features/typing-test/typing-slice';
import type { Own } from './persistence/own-documents';
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

type Select = PersistedCollection<RootState>['select'];

/** A collection with a document for each thing of a kind. One whose documents change shape gets `version` and `migrations`. */
const each = <T extends { readonly id: string }>(
  name: string,
  parse: (value: unknown) => T,
  select: Select,
  received: (change: { documents: T[]; removed: string[] }) => UnknownAction,
): PersistedCollection<RootState> => ({
  name,
  version: 1,
  migrations: {},
  parse: (value, id) => underItsId(parse(value), id),
  select,
  // What comes from the disk went through `parse`.
  received: ({ documents: known, removed }) =>
    received({ documents: Object.values(known) as T[], removed: [...removed] }),
});

/** A collection that holds one document, `initial` as long as nothing was kept. */
const one = <T extends object>(
  name: string,
  parse: (value: unknown) => T,
  select: (state: RootState) => T,
  received: (value: T) => UnknownAction,
  initial: T,
): PersistedCollection<RootState> => ({
  name,
  version: 1,
  migrations: {},
  parse,
  select: (state) => asMain(select(state)),
  received: ({ documents: known }) => received((known[MAIN] as T | undefined) ?? initial),
});

/** The file that takes what lost to another tab, when words did. */
const secondCodeFile: NonNullable<PersistedCollection<RootState>['second']> = (losing, fields) => {
  if (!fields.some((field) => field === 'source' || field === 'input' || field === '')) return null;
  const value = secondFile(losing as CodeFile);
  return { id: value.id, value, name: value.name };
};

/**
 * What is half entered or chosen belongs to the tab it was entered in. Since version 2 the stored ids say which; a document
 * of version 1 has no owner, and goes to the first tab that goes on with it.
 */
const ofTab = (spec: PersistedCollection<RootState>, own: Own): PersistedCollection<RootState> => ({
  ...spec,
  version: 2,
  migrations: { 1: (value) => value },
  own,
});

const documents: readonly PersistedCollection<RootState>[] = [
  one('settings', parseSettings, (state) => state.settings, settingsReceived, initialSettings),
  each('resumeReports', parseFiledReport, (state) => state.resumeReports.entities, reportsReceived),
  ofTab(
    {
      name: 'resumeDraft',
      version: 1,
      migrations: {},
      parse: (value, id) => parseDraftPart(id, value),
      select: (state) => partsOf(state.resumeDraft),
      received: ({ documents, removed }) =>
        draftReceived(Object.fromEntries([...Object.entries(documents), ...removed.map((id) => [id, null])])),
    },
    { taken: 'whole' },
  ),
  each('resumeDocuments', parseWrittenResume, (state) => state.resumeDocuments.entities, resumeDocumentsReceived),
  each('typingResults', parseTypingResult, (state) => state.typing.results.entities, typingResultsReceived),
  one(
    'typingSettings',
    parseTypingSettings,
    (state) => state.typing.settings,
    typingSettingsReceived,
    initialTypingSettings,
  ),
  each('challengeWork', parseChallengeWork, (state) => state.challenges.work.entities, workReceived),
  each('challengeProgress', parseChallengeProgress, (state) => state.challenges.progress.entities, progressReceived),
  {
    ...each('codeFiles', parseCodeFile, (state) => state.codeFiles.entities, filesReceived),
    second: secondCodeFile,
  },
  each('codeRuns', parseCodeRun, (state) => state.codeRuns.entities, runsReceived),
  one(
    'terminalSettings',
    parseTerminalSettings,
    (state) => state.terminalSettings,
    terminalSettingsReceived,
    initialTerminalSettings,
  ),
  ofTab(
    one('codeOpen', parseCodeOpen, (state) => state.codeOpen, codeOpenReceived, nothingOpen),
    { taken: 'whole' },
  ),
  ofTab(
    each('interviewDrafts', parseInterviewDraft, (state) => state.interviewDrafts.entities, interviewDraftsReceived),
    { taken: 'each' },
  ),
  each(
    'interviewSessions',
    parseInterviewSession,
    (state) => state.interviewSessions.entities,
    interviewSessionsReceived,
  ),
  ofTab(
    {
      name: 'trainerDraft',
      version: 1,
      migrations: {},
      parse: (value, id) => parseTrainerDraftPart(id, value),
      select: (state) => trainerPartsOf(state.trainerDraft),
      received: ({ documents, removed }) =>
        trainerDraftReceived(Object.fromEntries([...Object.entries(documents), ...removed.map((id) => [id, null])])),
    },
    { taken: 'whole' },
  ),
  each(
    'trainerSessions',
    parseTrainerSession,
    (state) => state.trainerSessions.sessions.entities,
    trainerSessionsReceived,
  ),
  each('trainerAnswers', parseTrainerAnswer, (state) => state.trainerSessions.answers.entities, trainerAnswersReceived),
  one('homeSettings', parseHomeSettings, (state) => state.home, homeSettingsReceived, initialHomeSettings),
  one('profile', parseProfile, (state) => state.profile, profileReceived, emptyProfile),
  each('tasks', parseTask, (state) => state.board.entities, tasksReceived),
  one(
    'boardSettings',
    parseBoardSettings,
    (state) => state.board.settings,
    boardSettingsReceived,
    initialBoardSettings,
  ),
  ofTab(
    one('taskDraft', parseTaskDraft, (state) => state.board.draft, taskDraftReceived, emptyTaskDraft),
    { taken: 'whole' },
  ),
  each('calendarEvents', parseCalendarEvent, (state) => state.calendar.events, calendarEventsReceived),
  each('calendarParts', parseCalendarPart, (state) => state.calendar.parts, calendarPartsReceived),
  ofTab(
    each('calendarDrafts', parseCalendarDraft, (state) => state.calendar.drafts, calendarDraftsReceived),
    { taken: 'each' },
  ),
  one(
    'calendarSettings',
    parseCalendarSettings,
    (state) => state.calendar.settings,
    calendarSettingsReceived,
    initialCalendarSettings,
  ),
  each('savedLinks', parseSavedLink, (state) => state.savedLinks.entities, savedLinksReceived),
  one('eventsTheme', parseEventsTheme, (state) => state.eventsTheme, eventsThemeReceived, initialEventsTheme),
  each('trackProgress', parseTrackProgress, (state) => state.trackProgress.entities, trackProgressReceived),
  ofTab(
    {
      name: 'planDraft',
      version: 1,
      migrations: {},
      parse: parsePlanDraft,
      select: (state) => (state.planDraft.draft ? asMain(state.planDraft.draft) : NONE),
      received: ({ documents }) => planDraftReceived((documents[MAIN] as WizardDraft | undefined) ?? null),
    },
    { taken: 'whole' },
  ),
  each('plans', parsePlan, (state) => state.plans.plans.entities, plansReceived),
  each('planStates', parsePlanStates, (state) => state.plans.states.entities, planStatesReceived),
  each('conversations', parseConversation, (state) => state.conversations.entities, conversationsReceived),
  ofTab(
    each('chatDrafts', parseChatDraft, (state) => state.chatDrafts.entities, chatDraftsReceived),
    { taken: 'each' },
  ),
  ofTab(
    each('guideDrafts', parseGuideDraft, (state) => state.guideDrafts.entities, guideDraftsReceived),
    { taken: 'each', has: (id) => id === NEW_POST },
  ),
];

const ledger = each('activity', parseActivity, (state) => state.activity.entities, activitiesReceived);

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
