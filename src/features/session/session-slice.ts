import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The local profile, kept under the storage key `user`. */
export interface User {
  readonly displayName: string;
  readonly handle: string;
  /** ISO date-time. */
  readonly createdAt: string;
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { user: null } as { user: User | null },
  reducers: {
    userRead: (state, action: PayloadAction<User | null>) => {
      state.user = action.payload;
    },
    signedIn: {
      reducer: (state, action: PayloadAction<User>) => {
        state.user = { ...action.payload, createdAt: state.user?.createdAt ?? action.payload.createdAt };
      },
      prepare: (profile: { displayName: string; handle: string }) => ({
        payload: { ...profile, createdAt: new Date().toISOString() },
      }),
    },
    signedOut: (state) => {
      state.user = null;
    },
  },
});

export const { userRead, signedIn, signedOut } = sessionSlice.actions;
