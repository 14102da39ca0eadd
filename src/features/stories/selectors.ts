import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { newestFirst } from '../../domain/dates/newest-first';
import type { Story } from '../../domain/stories/types';
import type { storiesSlice } from './stories-slice';

type WithStories = WithSlice<typeof storiesSlice>;

/** Every story, the newest first. */
export const selectStories = createSelector(
  [({ stories }: WithStories) => stories.entities],
  (byId): readonly Story[] => Object.values(byId).sort(newestFirst(({ createdAt }) => createdAt)),
);

export const selectStory = ({ stories }: WithStories, id: string): Story | undefined => stories.entities[id];

/** The story that was kept from an answer. */
export const storyFrom = (stories: readonly Story[], session: string, question: number): Story | undefined =>
  stories.find(({ from }) => from?.session === session && from.question === question);
