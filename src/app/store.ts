import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import type { aiApi } from '../ai/ai-api';
import type { AiExtra } from '../ai/providers/create-provider';
import type { remindersSilenced } from '../features/reminders/reminders-slice';
import type { topicMarked } from '../features/roadmap/track-progress-slice';
import { sessionSlice, type signedIn } from '../features/session/session-slice';
import type { speechConfigured } from '../features/settings/settings-slice';
import { collections } from './collections';

type LazySlices = { [K in typeof aiApi.reducerPath]: ReturnType<typeof aiApi.reducer> };

/** What thunks and endpoints get beside the store; the keys of models live here and never in state. */
export interface StoreExtra {
  readonly secrets: AiExtra['secrets'];
  /** Which addresses this page's policy lets it call; all, where there is none. */
  readonly reach?: { reaches(url: string): boolean };
}

/** The slices of what is kept; the session is kept separately, under the storage key `user`. */
const kept = new Set(collections.map(({ slice }) => slice));

const rootReducer = combineSlices(sessionSlice, ...kept).withLazyLoadedSlices<LazySlices>();

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
/** For a feature that changes how the learner speaks without importing the settings. */
export type SpeechConfigured = ReturnType<typeof speechConfigured>;
/** For a feature that says that a topic is known without importing the roadmaps. */
export type TopicMarked = ReturnType<typeof topicMarked>;
/** For Settings, which has quiet without importing the reminders. */
export type RemindersSilenced = ReturnType<typeof remindersSilenced>;
export type AppDispatch = AppStore['dispatch'];
