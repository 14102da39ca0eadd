import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Story, StoryWords } from '../../domain/stories/types';

const storiesAdapter = createEntityAdapter<Story>();

export const storiesSlice = createSlice({
  name: 'stories',
  initialState: storiesAdapter.getInitialState(),
  reducers: {
    /** A new story, or one that is brought back. */
    storyKept: (state, { payload }: PayloadAction<Story>) => {
      storiesAdapter.setOne(state, payload);
    },
    storyEdited: {
      reducer: (state, { payload }: PayloadAction<{ id: string; change: Partial<StoryWords>; at: string }>) => {
        storiesAdapter.updateOne(state, {
          id: payload.id,
          changes: { ...payload.change, changedAt: payload.at } as Partial<Story>,
        });
      },
      prepare: (id: string, change: Partial<StoryWords>) => ({
        payload: { id, change, at: new Date().toISOString() },
      }),
    },
    storyRemoved: (state, { payload }: PayloadAction<string>) => {
      storiesAdapter.removeOne(state, payload);
    },
    storiesReceived: (state, { payload }: PayloadAction<{ documents: Story[]; removed: string[] }>) => {
      storiesAdapter.setMany(state, payload.documents);
      storiesAdapter.removeMany(state, payload.removed);
    },
  },
});

export const { storyKept, storyEdited, storyRemoved, storiesReceived } = storiesSlice.actions;

/** A story with nothing in it but what is given, to be kept. */
export function newStory(words: Partial<StoryWords> & Partial<Pick<Story, 'from'>> = {}): Story {
  const at = new Date().toISOString();
  return {
    id: `story-${nanoid()}`,
    title: '',
    situation: '',
    action: '',
    result: '',
    skills: [],
    theme: '',
    from: null,
    createdAt: at,
    changedAt: at,
    ...words,
  };
}
