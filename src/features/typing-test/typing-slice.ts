import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_SECONDS } from '../../domain/typing/limits';
import type { TypingResult, TypingSettings } from '../../domain/typing/types';

const typingAdapter = createEntityAdapter<TypingResult>();

export const initialTypingSettings: TypingSettings = {
  seconds: DEFAULT_SECONDS,
  difficulty: 'easy',
  mode: 'words',
  theme: 'blue',
};

export const typingSlice = createSlice({
  name: 'typing',
  initialState: { results: typingAdapter.getInitialState(), settings: initialTypingSettings },
  reducers: {
    typingResultFiled: {
      reducer: (state, action: PayloadAction<TypingResult>) => {
        typingAdapter.addOne(state.results, action.payload);
      },
      prepare: (result: Omit<TypingResult, 'id' | 'createdAt'>) => ({
        payload: { ...result, id: `typing-${nanoid()}`, createdAt: new Date().toISOString() },
      }),
    },
    typingResultRemoved: (state, action: PayloadAction<string>) => {
      typingAdapter.removeOne(state.results, action.payload);
    },
    typingResultRestored: (state, action: PayloadAction<TypingResult>) => {
      typingAdapter.upsertOne(state.results, action.payload);
    },
    typingResultsReceived: (state, action: PayloadAction<{ documents: TypingResult[]; removed: string[] }>) => {
      typingAdapter.upsertMany(state.results, action.payload.documents);
      typingAdapter.removeMany(state.results, action.payload.removed);
    },
    typingSettingsChanged: (state, action: PayloadAction<TypingSettings>) => {
      state.settings = action.payload;
    },
    typingSettingsReceived: (state, action: PayloadAction<TypingSettings>) => {
      state.settings = action.payload;
    },
  },
});

export const {
  typingResultFiled,
  typingResultRemoved,
  typingResultRestored,
  typingResultsReceived,
  typingSettingsChanged,
  typingSettingsReceived,
} = typingSlice.actions;
