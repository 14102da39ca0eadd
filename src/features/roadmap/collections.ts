import { each } from '../../app/collection';
import { trackProgressSchema } from './track-progress-schema';
import { trackProgressReceived, trackProgressSlice } from './track-progress-slice';

export const trackProgressCollection = each({
  name: 'trackProgress',
  title: 'Progress in tracks',
  version: 1,
  schema: trackProgressSchema,
  slice: trackProgressSlice,
  select: (state) => state.trackProgress.entities,
  received: trackProgressReceived,
});
