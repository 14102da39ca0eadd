import type { WithSlice } from '@reduxjs/toolkit';
import type { Profile } from '../../domain/coding-profile/types';
import type { profileSlice } from './profile-slice';

/** The coding profile as its owner entered it. */
export const selectCodingProfile = ({ profile }: WithSlice<typeof profileSlice>): Profile => profile;
