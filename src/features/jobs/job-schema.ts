import * as z from 'zod/mini';
import { isDay } from '../../domain/board/due';
import {
  LONGEST_CONTACT_NOTE,
  LONGEST_FIELD,
  LONGEST_LINK,
  LONGEST_NOTES,
  LONGEST_POSTING,
  NEEDS,
  STATUSES,
} from '../../domain/jobs/job-types';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const field = z.string().check(z.maxLength(LONGEST_FIELD));
const time = z.iso.datetime();

export const jobSchema = z.object({
  id,
  title: field,
  company: field,
  link: z.string().check(z.maxLength(LONGEST_LINK)),
  place: field,
  posting: z.string().check(z.maxLength(LONGEST_POSTING)),
  status: z.enum(STATUSES),
  history: z.array(z.object({ status: z.enum(STATUSES), at: time })).check(z.minLength(1)),
  deadline: z.nullable(z.string().check(z.refine(isDay, 'No day of the calendar.'))),
  interviews: z.array(z.object({ event: id })),
  contacts: z.array(z.object({ id, name: field, note: z.string().check(z.maxLength(LONGEST_CONTACT_NOTE)) })),
  notes: z.string().check(z.maxLength(LONGEST_NOTES)),
  sent: z.nullable(z.object({ id, title: field, at: time })),
  requirements: z.array(
    z.object({
      id,
      skill: z.nullable(field),
      words: field,
      need: z.enum(NEEDS),
      anyOf: z.nullable(z.string()),
      apart: z.optional(z.string()),
      quote: z.nullable(z.string()),
      touched: z.boolean(),
    }),
  ),
  createdAt: time,
});

/** Which job is the current one. */
export const jobSettingsSchema = z.object({ current: z.nullable(id) });
