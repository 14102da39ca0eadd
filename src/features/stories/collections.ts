import { each } from '../../app/collection';
import { storiesReceived, storiesSlice } from './stories-slice';
import { storySchema } from './story-schema';

export const storiesCollection = each({
  name: 'stories',
  title: 'Stories',
  version: 1,
  schema: storySchema,
  travels: { texts: ['situation', 'action', 'result'] },
  slice: storiesSlice,
  select: (state) => state.stories.entities,
  received: storiesReceived,
});
