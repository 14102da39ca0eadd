import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyProfile, type PlatformEntry, type PlatformId, type Profile } from '../../domain/coding-profile/types';

type Fields = Omit<Profile, 'platforms'>;

/** The coding profile: what its owner entered, and how its screen looks. */
export const profileSlice = createSlice({
  name: 'profile',
  initialState: emptyProfile,
  reducers: {
    profileChanged: (state, action: PayloadAction<Partial<Fields>>) => Object.assign(state, action.payload),
    platformChanged: (
      state,
      { payload }: PayloadAction<{ readonly platform: PlatformId; readonly entry: PlatformEntry }>,
    ) => {
      state.platforms[payload.platform] = payload.entry;
    },
    /** Another tab's, a backup's, or the one before the last edits. */
    profileReceived: (_, action: PayloadAction<Profile>) => action.payload,
  },
});

export const { profileChanged, platformChanged, profileReceived } = profileSlice.actions;
