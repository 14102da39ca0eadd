import * as z from 'zod/mini';
import type { TypingResult, TypingSettings } from '../../domain/typing/types';

const count = z.int().check(z.gte(0));
const seconds = z.int().check(z.gte(1), z.lte(300));
const difficulty = z.enum(['easy', 'medium', 'hard']);
const word = z.string().check(z.maxLength(400));

const settings = z.object({ seconds, difficulty, theme: z.enum(['blue', 'green', 'purple', 'dark']) });

const result = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    createdAt: z.iso.datetime(),
    seconds,
    difficulty,
    wpm: count,
    netWpm: count,
    accuracy: count.check(z.lte(100)),
    held: count,
    missed: z.array(z.object({ word, typed: word })).check(z.maxLength(500)),
    series: z.array(z.object({ typed: count, correct: count })),
  })
  .check(z.refine(({ series, seconds: length }) => series.length === length, 'The series has another length.'));

/** @throws when the value is not a whole, valid result of the history. */
export const parseTypingResult = (value: unknown): TypingResult => result.parse(value);

/** @throws when the value is not a whole, valid set of settings of the typing test. */
export const parseTypingSettings = (value: unknown): TypingSettings => settings.parse(value);
