import { createSelector } from '@reduxjs/toolkit';
import { archiveOf } from '../../domain/board/archive';
import { selectTasks } from './selectors';

/** What is in the archive, the newest first. */
export const selectArchive = createSelector([selectTasks], archiveOf);
