import { each } from '../../app/collection';
import { guideDraftSchema } from './drafts-schema';
import { guideDraftsReceived, guideDraftsSlice } from './drafts-slice';

export const guideDraftsCollection = each({
  name: 'guideDrafts',
  title: 'Profile texts, posts and figures',
  version: 1,
  schema: guideDraftSchema,
  slice: guideDraftsSlice,
  select: (state) => state.guideDrafts.entities,
  received: guideDraftsReceived,
});
