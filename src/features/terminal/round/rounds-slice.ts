import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MockRound } from '../../../domain/challenges/round';

/** What is typed for one problem of a round: its own document, so that a key never writes the round. */
export interface RoundText {
  /** `<round>.<1 or 2>` */
  readonly id: string;
  readonly source: string;
  /** Standard input of the runs. */
  readonly input: string;
  /** ISO date-time. */
  readonly editedAt: string;
}

const roundsAdapter = createEntityAdapter<MockRound>();
const textsAdapter = createEntityAdapter<RoundText>();

type Whole = { readonly round: MockRound; readonly texts: readonly RoundText[] };

export const roundsSlice = createSlice({
  name: 'rounds',
  initialState: { rounds: roundsAdapter.getInitialState(), texts: textsAdapter.getInitialState() },
  reducers: {
    roundKept: (state, { payload }: PayloadAction<MockRound>) => {
      roundsAdapter.setOne(state.rounds, payload);
    },
    roundTyped: {
      reducer: (state, { payload }: PayloadAction<RoundText>) => {
        textsAdapter.setOne(state.texts, payload);
      },
      prepare: (text: Omit<RoundText, 'editedAt'>) => ({ payload: { ...text, editedAt: new Date().toISOString() } }),
    },
    roundRemoved: (state, { payload }: PayloadAction<string>) => {
      roundsAdapter.removeOne(state.rounds, payload);
      textsAdapter.removeMany(
        state.texts,
        state.texts.ids.filter((id) => id.startsWith(`${payload}.`)),
      );
    },
    roundRestored: (state, { payload: { round, texts } }: PayloadAction<Whole>) => {
      roundsAdapter.setOne(state.rounds, round);
      textsAdapter.setMany(state.texts, texts);
    },
    roundsReceived: (state, { payload }: PayloadAction<{ documents: MockRound[]; removed: string[] }>) => {
      roundsAdapter.setMany(state.rounds, payload.documents);
      roundsAdapter.removeMany(state.rounds, payload.removed);
    },
    roundTextsReceived: (state, { payload }: PayloadAction<{ documents: RoundText[]; removed: string[] }>) => {
      textsAdapter.setMany(state.texts, payload.documents);
      textsAdapter.removeMany(state.texts, payload.removed);
    },
  },
});

export const { roundKept, roundTyped, roundRemoved, roundRestored, roundsReceived, roundTextsReceived } =
  roundsSlice.actions;
