import type { WithSlice } from '@reduxjs/toolkit';
import type { sessionSlice, User } from './session-slice';

/** The local profile, or `null` for whoever made none. */
export const selectUser = ({ session }: WithSlice<typeof sessionSlice>): User | null => session.user;
