import * as z from 'zod/mini';
import { isDay } from '../../domain/board/due';
import { isRank } from '../../domain/board/rank';
import { LISTS, LONGEST_CONTENT, type Task } from '../../domain/board/types';
import type { BoardSettings, TaskDraft } from './board-slice';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const day = z.string().check(z.refine(isDay, 'No day of the calendar.'));

const task = z.object({
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

const draft = z.object({ content: z.string().check(z.maxLength(LONGEST_CONTENT)), due: z.nullable(day) });
const settings = z.object({ samples: z.enum(['shown', 'taken']), draft });

/** @throws when the value is not a whole, valid task. */
export const parseTask = (value: unknown): Task => task.parse(value);

/** @throws when the value is not what the board remembers. */
export const parseBoardSettings = (value: unknown): BoardSettings => settings.parse(value);

/** @throws when the value is not what stands in the dialog Add New Task. */
export const parseTaskDraft = (value: unknown): TaskDraft => draft.parse(value);
