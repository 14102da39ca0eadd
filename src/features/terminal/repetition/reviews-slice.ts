import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../../domain/c-source/languages';
import type { AgainAttempt, ChallengeReviews } from '../../../domain/challenges/repetition';
import type { Grade } from '../../../domain/practice/types';

/** A solution that was put aside so that the challenge could be solved again. */
export interface EarlierSolution {
  readonly id: string;
  /** What was written for the challenge in that language: `challenge-57`, `challenge-57.cpp`. */
  readonly of: string;
  readonly title: string;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
  /** ISO date-time at which it was put aside. */
  readonly at: string;
}

const reviewsAdapter = createEntityAdapter<ChallengeReviews>();
const earlierAdapter = createEntityAdapter<EarlierSolution>();

interface Of {
  readonly id: string;
  readonly title: string;
}

type Reviews = ReturnType<typeof reviewsAdapter.getInitialState>;

function changed(state: Reviews, { id, title }: Of, change: Partial<ChallengeReviews>): void {
  const before = state.entities[id] ?? { days: {}, out: false, again: null };
  reviewsAdapter.setOne(state, { ...before, id, title, ...change });
}

export const challengeReviewsSlice = createSlice({
  name: 'challengeReviews',
  initialState: { reviews: reviewsAdapter.getInitialState(), earlier: earlierAdapter.getInitialState() },
  reducers: {
    /** How a try of a day went; a try at solving it again is over with it. */
    challengeReviewed: (
      { reviews },
      { payload: { day, grade, ...of } }: PayloadAction<Of & { readonly day: string; readonly grade: Grade }>,
    ) => {
      changed(reviews, of, { days: { ...reviews.entities[of.id]?.days, [day]: grade }, out: false, again: null });
    },
    challengeLeftOut: ({ reviews }, { payload: { out, ...of } }: PayloadAction<Of & { readonly out: boolean }>) => {
      changed(reviews, of, { out });
    },
    againBegun: {
      reducer: (
        { reviews, earlier },
        { payload }: PayloadAction<Of & { begunAt: string; aside: EarlierSolution | null }>,
      ) => {
        changed(reviews, payload, { again: { begunAt: payload.begunAt, failures: 0, hints: 0, seen: false } });
        if (payload.aside) earlierAdapter.setOne(earlier, payload.aside);
      },
      prepare: (begun: Of & { readonly aside: EarlierSolution | null }) => ({
        // The solution that was put aside is found by it again: it must not be a millisecond younger.
        payload: { ...begun, begunAt: begun.aside?.at ?? new Date().toISOString() },
      }),
    },
    /** It is as if it had not been begun; the earlier solution that was put aside is where it was. */
    againDropped: ({ reviews, earlier }, { payload }: PayloadAction<Of & { readonly aside: string | null }>) => {
      changed(reviews, payload, { again: null });
      if (payload.aside) earlierAdapter.removeOne(earlier, payload.aside);
    },
    againWent: ({ reviews }, { payload: { id, ...change } }: PayloadAction<{ id: string } & Partial<AgainAttempt>>) => {
      const kept = reviews.entities[id];
      if (kept?.again) reviewsAdapter.setOne(reviews, { ...kept, again: { ...kept.again, ...change } });
    },
    reviewRestored: ({ reviews }, { payload }: PayloadAction<ChallengeReviews>) => {
      reviewsAdapter.setOne(reviews, payload);
    },
    earlierRemoved: ({ earlier }, { payload }: PayloadAction<string>) => {
      earlierAdapter.removeOne(earlier, payload);
    },
    earlierRestored: ({ earlier }, { payload }: PayloadAction<EarlierSolution>) => {
      earlierAdapter.setOne(earlier, payload);
    },
    reviewsReceived: (
      { reviews },
      { payload }: PayloadAction<{ documents: ChallengeReviews[]; removed: string[] }>,
    ) => {
      reviewsAdapter.setMany(reviews, payload.documents);
      reviewsAdapter.removeMany(reviews, payload.removed);
    },
    earlierReceived: ({ earlier }, { payload }: PayloadAction<{ documents: EarlierSolution[]; removed: string[] }>) => {
      earlierAdapter.setMany(earlier, payload.documents);
      earlierAdapter.removeMany(earlier, payload.removed);
    },
  },
});

export const {
  challengeReviewed,
  challengeLeftOut,
  againBegun,
  againDropped,
  againWent,
  reviewRestored,
  earlierRemoved,
  earlierRestored,
  reviewsReceived,
  earlierReceived,
} = challengeReviewsSlice.actions;
