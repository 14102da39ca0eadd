import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../domain/dates/newest-first';
import type { TypingResult, TypingSettings } from '../../domain/typing/types';
import type { typingSlice } from './typing-slice';

type State = WithSlice<typeof typingSlice>;

export const selectTypingSettings = ({ typing }: State): TypingSettings => typing.settings;

/** Every kept test, the newest first. */
export const selectTypingResults = createSelector(
  [({ typing }: State) => typing.results.entities],
  (byId): readonly TypingResult[] => Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);
