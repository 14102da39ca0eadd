import type { WithSlice } from '@reduxjs/toolkit';
import type { HomeSettings, homeSlice } from './home-slice';

/** The first-run path and its answer. */
export const selectHomeSettings = ({ home }: WithSlice<typeof homeSlice>): HomeSettings => home;
