import * as z from 'zod/mini';
import { ACTIVITY_KINDS, type Activity } from '../../domain/activity/types';

const schema = z.object({
  id: z.string().check(z.minLength(1)),
  kind: z.enum(ACTIVITY_KINDS),
  at: z.iso.datetime(),
  day: z.iso.date(),
  label: z.string(),
  amount: z.nullable(z.number()),
});

/** @throws when the value is no entry of the ledger */
export const parseActivity = (value: unknown): Activity => schema.parse(value);
