import type { WithSlice } from '@reduxjs/toolkit';
import type { TrackProgress } from '../../domain/track-progress/types';
import type { trackProgressSlice } from './track-progress-slice';

/** What was marked in the tracks, by the track's id. */
export const selectTrackProgress = ({
  trackProgress,
}: WithSlice<typeof trackProgressSlice>): Readonly<Record<string, TrackProgress>> => trackProgress.entities;
