import * as z from 'zod/mini';
import { STUDY_GOALS, STUDY_LEVELS, STUDY_MODES } from '../../domain/quiz/aims';

const id = z.string().check(z.minLength(1), z.maxLength(200));

export const cardReviewsSchema = z.object({
  id,
  title: z.string().check(z.maxLength(300)),
  days: z
    .record(z.iso.date(), z.enum(['again', 'hard', 'good', 'easy']))
    .check(z.refine((days) => Object.keys(days).length <= 5000, 'No card is reviewed on so many days.')),
});

/** Most cards of a day that can be asked for. */
export const MOST_A_DAY = 500;
const limit = z.int().check(z.minimum(0), z.maximum(MOST_A_DAY));

export const studySettingsSchema = z.object({
  aims: z.nullable(z.object({ level: z.enum(STUDY_LEVELS), goal: z.enum(STUDY_GOALS) })),
  limits: z.object({ newCards: limit, reviews: limit }),
});

const answer = z.union([z.number(), z.array(z.number()), z.string().check(z.maxLength(4000)), z.null()]);

export const studyDraftSchema = z.object({
  wish: z.object({
    on: z.nullable(z.string().check(z.maxLength(500))),
    cards: z.array(id).check(z.maxLength(1000)),
    mode: z.enum(STUDY_MODES),
    seed: z.string().check(z.maxLength(100)),
  }),
  at: z.int().check(z.minimum(0), z.maximum(10_000)),
  answers: z.record(z.string().check(z.maxLength(10)), z.object({ given: answer, right: z.boolean() })),
});
