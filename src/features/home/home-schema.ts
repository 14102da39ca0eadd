import * as z from 'zod/mini';
import { LONGEST_POSTING } from '../../domain/jobs/job-types';
import { LEAST_HOURS, MOST_HOURS } from './home-slice';

export const homeSettingsSchema = z.object({
  firstRun: z.enum(['new', 'name', 'goal', 'way', 'begin', 'done', 'skipped']),
  goal: z.nullable(z.enum(['job', 'learning', 'practice'])),
  wanted: z.string().check(z.maxLength(LONGEST_POSTING)),
  track: z.nullable(z.string().check(z.maxLength(100))),
  hoursAWeek: z.nullable(z.number().check(z.minimum(LEAST_HOURS), z.maximum(MOST_HOURS), z.multipleOf(0.5))),
});
