import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { aiApi } from '../ai/ai-api';
import { chatDraftsSlice, conversationsSlice } from '../ai/conversations/conversations-slice';
import { activitySlice } from '../features/activity/activity-slice';
import { boardSlice } from '../features/board/board-slice';
import { calendarSlice } from '../features/calendar/calendar-slice';
import { profileSlice } from '../features/dashboard/profile-slice';
import { guideDraftsSlice } from '../features/guides/drafts-slice';
import { homeSlice } from '../features/home/home-slice';
import { interviewDraftsSlice } from '../features/interview/drafts-slice';
import { interviewSessionsSlice } from '../features/interview/sessions-slice';
import { trainerDraftSlice } from '../features/interview-trainer/draft-slice';
import { trainerSessionsSlice } from '../features/interview-trainer/sessions-slice';
import { eventsThemeSlice } from '../features/links/events-theme-slice';
import { savedLinksSlice } from '../features/links/saved-links-slice';
import { draftSlice } from '../features/resume-assistant/draft-slice';
import { reportsSlice } from '../features/resume-assistant/reports-slice';
import { resumeDocumentsSlice } from '../features/resume-form/documents-slice';
import { trackProgressSlice } from '../features/roadmap/track-progress-slice';
import { planDraftSlice } from '../features/roadmap-generator/draft-slice';
import { plansSlice } from '../features/roadmap-generator/plans-slice';
import { sessionSlice, type signedIn } from '../features/session/session-slice';
import { settingsSlice } from '../features/settings/settings-slice';
import { codeFilesSlice } from '../features/terminal/files-slice';
import { codeOpenSlice } from '../features/terminal/open-slice';
import { codeRunsSlice } from '../features/terminal/runs-slice';
import { terminalSettingsSlice } from '../features/terminal/terminal-settings-slice';
import { challengesSlice } from '../features/terminal/work-slice';
import { typingSlice } from '../features/typing-test/typing-slice';

type LazySlices = { [K in typeof aiApi.reducerPath]: ReturnType<typeof aiApi.reducer> };

/** What thunks and endpoints get beside the store; the keys of models live here and never in state. */
export interface StoreExtra {
  readonly secrets: { read(slot: string): string | null };
  /** Which addresses this page's policy lets it call; all, where there is none. */
  readonly reach?: { reaches(url: string): boolean };
}

const rootReducer = combineSlices(
  sessionSlice,
  settingsSlice,
  draftSlice,
  reportsSlice,
  resumeDocumentsSlice,
  typingSlice,
  challengesSlice,
  codeFilesSlice,
  codeOpenSlice,
  codeRunsSlice,
  terminalSettingsSlice,
  interviewDraftsSlice,
  interviewSessionsSlice,
  trainerDraftSlice,
  trainerSessionsSlice,
  activitySlice,
  savedLinksSlice,
  eventsThemeSlice,
  trackProgressSlice,
  planDraftSlice,
  plansSlice,
  conversationsSlice,
  chatDraftsSlice,
  guideDraftsSlice,
  homeSlice,
  profileSlice,
  boardSlice,
  calendarSlice,
).withLazyLoadedSlices<LazySlices>();

/** A store of its own for the app, or for one test. */
export function createStore(extra: StoreExtra, preloadedState?: Partial<ReturnType<typeof rootReducer>>) {
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      // The parts of state are large texts; the checks walk them on each action and are covered by the types.
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        dynamic.middleware,
      ),
    ...(preloadedState ? { preloadedState } : {}),
  });
  /** Joins RTK Query to the store when a model is first needed. */
  const withAi = async () => {
    const { aiApi } = await import('../ai/ai-api');
    rootReducer.inject(aiApi);
    dynamic.addMiddleware(aiApi.middleware);
    // An injected slice enters the state with the next action; until then its selectors find nothing.
    store.dispatch({ type: 'ai/joined' });
    return aiApi;
  };
  return Object.assign(store, { withAi });
}

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<typeof rootReducer>;
/** For a feature that names the owner of the device without importing the session. */
export type SignedIn = ReturnType<typeof signedIn>;
export type AppDispatch = AppStore['dispatch'];
