import { each, one } from '../../app/collection';
import { typingResultSchema, typingSettingsSchema } from './typing-schema';
import { initialTypingSettings, typingResultsReceived, typingSettingsReceived, typingSlice } from './typing-slice';

export const typingResultsCollection = each({
  name: 'typingResults',
  title: 'Typing results',
  version: 1,
  schema: typingResultSchema,
  slice: typingSlice,
  select: (state) => state.typing.results.entities,
  received: typingResultsReceived,
});

export const typingSettingsCollection = one({
  name: 'typingSettings',
  title: 'Typing settings',
  version: 1,
  schema: typingSettingsSchema,
  slice: typingSlice,
  select: (state) => state.typing.settings,
  received: typingSettingsReceived,
  initial: initialTypingSettings,
});
