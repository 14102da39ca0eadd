import * as z from 'zod/mini';

export const homeSettingsSchema = z.object({
  firstRun: z.enum(['new', 'name', 'goal', 'begin', 'done', 'skipped']),
  goal: z.nullable(z.enum(['job', 'learning', 'practice'])),
});
