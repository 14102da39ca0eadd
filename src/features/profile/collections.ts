import { one } from '../../app/collection';
import { emptyProfile } from '../../domain/coding-profile/types';
import { profileSchema } from './profile-schema';
import { profileReceived, profileSlice } from './profile-slice';

export const profileCollection = one({
  name: 'profile',
  title: 'Coding profile',
  version: 1,
  schema: profileSchema,
  travels: { texts: ['bio'] },
  slice: profileSlice,
  select: (state) => state.profile,
  received: profileReceived,
  initial: emptyProfile,
});
