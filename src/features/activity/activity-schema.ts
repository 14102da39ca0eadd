import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../../domain/activity/types';

export const activitySchema = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.enum(ACTIVITY_KINDS),
  at: z.iso.datetime(),
  day: z.iso.date(),
  label: z.string(),
  amount: z.nullable(z.number()),
});
