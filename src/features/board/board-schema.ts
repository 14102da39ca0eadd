import * as z from 'zod/mini';
import { isDay } from '../../domain/board/due';
import { isRank } from '../../domain/board/rank';
import { LISTS, LONGEST_CONTENT } from '../../domain/board/types';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.string().check(z.refine(isDay, 'No day of the calendar.'));

export const taskSchema = z.object({
  id,
  content: z.string().check(
    z.maxLength(LONGEST_CONTENT),
    z.refine((text) => text.trim() !== '', 'No text.'),
  ),
  list: z.enum(LISTS),
  rank: z.string().check(z.maxLength(400), z.refine(isRank, 'No rank.')),
  due: z.nullable(day),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
  eventId: z.nullable(id),
  sample: z.boolean(),
});

/** What is half entered in the dialog Add New Task. */
export const taskDraftSchema = z.object({
  content: z.string().check(z.maxLength(LONGEST_CONTENT)),
  due: z.nullable(day),
});

export const boardSettingsSchema = z.object({ samples: z.enum(['shown', 'taken']), draft: taskDraftSchema });
