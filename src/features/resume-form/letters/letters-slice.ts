import { createEntityAdapter, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { withLetterField, withLetterTitle } from '../../../domain/cover-letter/letter';
import type { CoverLetter, LetterField } from '../../../domain/cover-letter/types';

const lettersAdapter = createEntityAdapter<CoverLetter>();
type State = ReturnType<typeof lettersAdapter.getInitialState>;

export const newLetterId = () => `letter-${nanoid()}`;
const dated = <P>(payload: P) => ({ payload: { ...payload, at: new Date().toISOString() } });

interface Edit {
  readonly id: string;
  readonly at: string;
}

function changed(state: State, id: string, change: (letter: CoverLetter) => CoverLetter): void {
  const letter = state.entities[id];
  if (letter) state.entities[id] = change(letter);
}

export const lettersSlice = createSlice({
  name: 'coverLetters',
  initialState: lettersAdapter.getInitialState(),
  reducers: {
    letterFieldChanged: {
      reducer: (state, { payload }: PayloadAction<Edit & { field: LetterField; value: string }>) =>
        changed(state, payload.id, (letter) => withLetterField(letter, payload.field, payload.value, payload.at)),
      prepare: (payload: { id: string; field: LetterField; value: string }) => dated(payload),
    },
    letterTitled: {
      reducer: (state, { payload }: PayloadAction<Edit & { title: string }>) =>
        changed(state, payload.id, (letter) => withLetterTitle(letter, payload.title, payload.at)),
      prepare: (payload: { id: string; title: string }) => dated(payload),
    },
    /** Which job it is for, or which resume it goes with. */
    letterLinked: {
      reducer: (state, { payload }: PayloadAction<Edit & { link: Partial<Pick<CoverLetter, 'job' | 'resume'>> }>) =>
        changed(state, payload.id, (letter) => ({ ...letter, ...payload.link, changedAt: payload.at })),
      prepare: (payload: { id: string; link: Partial<Pick<CoverLetter, 'job' | 'resume'>> }) => dated(payload),
    },
    /** Another body as a whole: an outline, a draft, or what was there before it. */
    letterWritten: {
      reducer: (state, { payload }: PayloadAction<Edit & Pick<CoverLetter, 'body' | 'outline'>>) =>
        changed(state, payload.id, (letter) => ({
          ...letter,
          body: payload.body,
          outline: payload.outline,
          changedAt: payload.at,
        })),
      prepare: (payload: { id: string } & Pick<CoverLetter, 'body' | 'outline'>) => dated(payload),
    },
    /** A new, duplicated or restored letter. */
    letterAdded: (state, { payload }: PayloadAction<CoverLetter>) => {
      lettersAdapter.setOne(state, payload);
    },
    letterRemoved: (state, { payload }: PayloadAction<string>) => {
      lettersAdapter.removeOne(state, payload);
    },
    coverLettersReceived: (state, { payload }: PayloadAction<{ documents: CoverLetter[]; removed: string[] }>) => {
      lettersAdapter.setMany(state, payload.documents);
      lettersAdapter.removeMany(state, payload.removed);
    },
  },
});

export const {
  letterFieldChanged,
  letterTitled,
  letterLinked,
  letterWritten,
  letterAdded,
  letterRemoved,
  coverLettersReceived,
} = lettersSlice.actions;
