import { each, one } from '../../app/collection';
import { typingResultSchema, typingSettingsSchema } from './typing-schema';
import { initialTypingSettings, typingResultsReceived, typingSettingsReceived, typingSlice } from './typing-slice';

export const typingResultsCollection = each({
  name: 'typingResults',
  title: 'Typing results',
  version: 2,
  // Before, every test was of plain words, and keys were not kept.
  migrations: { 1: (result) => ({ ...(result as object), mode: 'words', slow: [], keys: [], pairs: [] }) },
  schema: typingResultSchema,
  travels: { whole: true },
  slice: typingSlice,
  select: (state) => state.typing.results.entities,
  received: typingResultsReceived,
});

export const typingSettingsCollection = one({
  name: 'typingSettings',
  title: 'Typing settings',
  version: 2,
  migrations: { 1: (settings) => ({ ...(settings as object), mode: 'words' }) },
  schema: typingSettingsSchema,
  slice: typingSlice,
  select: (state) => state.typing.settings,
  received: typingSettingsReceived,
  initial: initialTypingSettings,
});
