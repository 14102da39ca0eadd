import type { WithSlice } from '@reduxjs/toolkit';
import type { FocusTimer } from '../../../machines/contracts/focus-flow';
import type { FocusSession } from '../../domain/focus/types';
import type { focusSlice } from './focus-slice';

type State = WithSlice<typeof focusSlice>;

/** The timer of all tabs; `null` while none runs. */
export const selectTimer = ({ focus }: State): FocusTimer | null => focus.kept.timer;

/** Every interval that was worked, by id. */
export const selectFocusSessions = ({ focus }: State): Readonly<Record<string, FocusSession>> => focus.sessions;
