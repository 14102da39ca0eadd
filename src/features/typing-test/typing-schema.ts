import * as z from 'zod/mini';
import { TYPING_MODES } from '../../domain/typing/types';

const count = z.int().check(z.gte(0));
const seconds = z.int().check(z.gte(1), z.lte(300));
const difficulty = z.enum(['easy', 'medium', 'hard']);
const mode = z.enum(TYPING_MODES);
const stroke = z.object({
  of: z.string().check(z.minLength(1), z.maxLength(2)),
  typed: count,
  wrong: count,
  timed: count,
  ms: count,
});
const word = z.string().check(z.maxLength(400));

export const typingSettingsSchema = z.object({
  seconds,
  difficulty,
  mode,
  theme: z.enum(['blue', 'green', 'purple', 'dark']),
});

export const typingResultSchema = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    createdAt: z.iso.datetime(),
    seconds,
    difficulty,
    mode,
    wpm: count,
    netWpm: count,
    accuracy: count.check(z.lte(100)),
    held: count,
    missed: z.array(z.object({ word, typed: word })).check(z.maxLength(500)),
    slow: z.array(z.object({ word, wpm: count })).check(z.maxLength(100)),
    keys: z.array(stroke).check(z.maxLength(500)),
    pairs: z.array(stroke).check(z.maxLength(500)),
    series: z.array(z.object({ typed: count, correct: count })),
  })
  .check(z.refine(({ series, seconds: length }) => series.length === length, 'The series has another length.'));
