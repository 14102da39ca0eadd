import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { CoverLetter } from '../../domain/cover-letter/types';
import { newestFirst } from '../../domain/dates/newest-first';
import type { WrittenResume } from '../../domain/resume-document/types';
import type { resumeDocumentsSlice } from './documents-slice';
import type { lettersSlice } from './letters/letters-slice';

type State = WithSlice<typeof resumeDocumentsSlice>;

/** Every resume, the one opened last first. */
export const selectResumes = createSelector(
  [({ resumeDocuments }: State) => resumeDocuments.entities],
  (byId): readonly WrittenResume[] => Object.values(byId).sort(newestFirst(({ openedAt }) => openedAt)),
);

export const selectResume = (state: State, id: string): WrittenResume | undefined =>
  Object.hasOwn(state.resumeDocuments.entities, id) ? state.resumeDocuments.entities[id] : undefined;

/** Id of the resume that was opened last, or null when there is none. */
export const selectLastId = (state: State): string | null => selectResumes(state)[0]?.id ?? null;

/** A resume among others, without its words. */
export interface ResumeTitle {
  readonly id: string;
  readonly title: string;
  /** That of the resume it is a version of, while that is here. */
  readonly masterTitle: string | null;
}

/** Ids and titles alone: the same array while one types. */
export const selectTitles = createSelector(
  [
    (state: State) =>
      JSON.stringify(
        selectResumes(state).map(({ id, title, master }): ResumeTitle => {
          const masterTitle = master === null ? null : (selectResume(state, master)?.title ?? null);
          return { id, title, masterTitle };
        }),
      ),
  ],
  (joined) => JSON.parse(joined) as readonly ResumeTitle[],
);

type LettersState = WithSlice<typeof lettersSlice>;

/** Every cover letter, the one changed last first. */
export const selectLetters = createSelector(
  [({ coverLetters }: LettersState) => coverLetters.entities],
  (byId): readonly CoverLetter[] => Object.values(byId).sort(newestFirst(({ changedAt }) => changedAt)),
);

export const selectLetter = (state: LettersState, id: string): CoverLetter | undefined =>
  Object.hasOwn(state.coverLetters.entities, id) ? state.coverLetters.entities[id] : undefined;
