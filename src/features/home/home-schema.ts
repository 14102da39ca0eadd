import * as z from 'zod/mini';
import type { HomeSettings } from './home-slice';

const schema = z.object({
  firstRun: z.enum(['new', 'name', 'goal', 'begin', 'done', 'skipped']),
  goal: z.nullable(z.enum(['job', 'learning', 'practice'])),
});

/** @throws when the value is not a whole, valid set of settings of the home screen. */
export const parseHomeSettings = (value: unknown): HomeSettings => schema.parse(value);
