import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Grade } from '../../domain/practice/types';
import type { CardReviews } from '../../domain/quiz/reviews';

const cardsAdapter = createEntityAdapter<CardReviews>();

interface Reviewed {
  readonly card: string;
  readonly title: string;
  /** `YYYY-MM-DD`, on the calendar of the device. */
  readonly day: string;
  readonly grade: Grade;
}

/** Every card that was studied, with how it went each day. When it comes back is computed of that. */
export const cardReviewsSlice = createSlice({
  name: 'cardReviews',
  initialState: cardsAdapter.getInitialState(),
  reducers: {
    cardReviewed: (state, { payload: { card, title, day, grade } }: PayloadAction<Reviewed>) => {
      const before = state.entities[card];
      cardsAdapter.setOne(state, { id: card, title, days: { ...before?.days, [day]: grade } });
    },
    cardReviewsReceived: (state, action: PayloadAction<{ documents: CardReviews[]; removed: string[] }>) => {
      cardsAdapter.setMany(state, action.payload.documents);
      cardsAdapter.removeMany(state, action.payload.removed);
    },
  },
});

export const { cardReviewed, cardReviewsReceived } = cardReviewsSlice.actions;
