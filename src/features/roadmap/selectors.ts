import type { WithSlice } from '@reduxjs/toolkit';
import type { TopicNote } from '../../domain/topic-notes/types';
import type { TrackProgress } from '../../domain/track-progress/types';
import type { topicNotesSlice } from './topic-notes-slice';
import type { trackProgressSlice } from './track-progress-slice';

/** What was marked in the tracks, by the track's id. */
export const selectTrackProgress = ({
  trackProgress,
}: WithSlice<typeof trackProgressSlice>): Readonly<Record<string, TrackProgress>> => trackProgress.entities;

/** What was written about topics, by the topic's id. */
export const selectTopicNotes = ({
  topicNotes,
}: WithSlice<typeof topicNotesSlice>): Readonly<Record<string, TopicNote>> => topicNotes.entities;
