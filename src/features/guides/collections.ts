import { each, unowned } from '../../app/collection';
import { withChoices } from './drafts-migration';
import { guideDraftSchema, guideVisitSchema } from './drafts-schema';
import { guideDraftsReceived, guideDraftsSlice, NEW_POST } from './drafts-slice';
import { guideVisitsReceived, guideVisitsSlice } from './visits-slice';

export const guideDraftsCollection = each({
  name: 'guideDrafts',
  title: 'Profile texts, posts and figures',
  version: 3,
  migrations: { 1: unowned, 2: withChoices },
  own: { taken: 'each', has: (id) => id === NEW_POST },
  schema: guideDraftSchema,
  travels: { texts: ['about', 'experience', 'text', 'now', 'extra', 'fun', 'projects.*.text'] },
  slice: guideDraftsSlice,
  select: (state) => state.guideDrafts.entities,
  received: guideDraftsReceived,
});

export const guideVisitsCollection = each({
  name: 'guideVisits',
  title: 'Profile guides you looked at',
  version: 1,
  schema: guideVisitSchema,
  slice: guideVisitsSlice,
  select: (state) => state.guideVisits.entities,
  received: guideVisitsReceived,
});
