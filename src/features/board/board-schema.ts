import * as z from 'zod/mini';
import { isDay } from '../../domain/board/due';
import { isLink } from '../../domain/board/links';
import { isRank } from '../../domain/board/rank';
import { isTime } from '../../domain/board/texts';
import { MOST_TIES } from '../../domain/board/tidy';
import {
  LONGEST_CONTENT,
  LONGEST_NAME,
  LONGEST_NOTES,
  LONGEST_POINT,
  MOST_POINTS,
  PRIORITIES,
} from '../../domain/board/types';
import { COLOURS } from '../../domain/colours/names';

const id = z.string().check(z.minLength(1), z.maxLength(200));
/** Of labels, links and reminders: what is kept of each tab is at most half of it. */
const MOST = 2 * MOST_TIES;
const day = z.string().check(z.refine(isDay, 'No day of the calendar.'));

export const taskSchema = z.object({
  id,
  content: z.string().check(
    z.maxLength(LONGEST_CONTENT),
    z.refine((text) => text.trim() !== '', 'No text.'),
  ),
  list: id,
  rank: z.string().check(z.maxLength(400), z.refine(isRank, 'No rank.')),
  due: z.nullable(day),
  createdAt: z.iso.datetime(),
  doneAt: z.nullable(z.iso.datetime()),
  eventId: z.nullable(id),
  sample: z.boolean(),
  notes: z.string().check(z.maxLength(LONGEST_NOTES)),
  checklist: z
    .array(z.object({ id, text: z.string().check(z.minLength(1), z.maxLength(LONGEST_POINT)), done: z.boolean() }))
    // Two tabs may each have filled it up.
    .check(z.maxLength(2 * MOST_POINTS)),
  labels: z.array(id).check(z.maxLength(MOST)),
  priority: z.enum(PRIORITIES),
  dueTime: z.nullable(z.string().check(z.refine(isTime, 'No time of the day.'))),
  estimate: z.nullable(z.int().check(z.minimum(1))),
  repeat: z.string().check(z.maxLength(500)),
  links: z.array(z.string().check(z.refine(isLink, 'No link.'))).check(z.maxLength(MOST)),
  reminders: z.array(z.int().check(z.minimum(0))).check(z.maxLength(MOST)),
  archivedAt: z.nullable(z.iso.datetime()),
});

const rank = z.string().check(z.maxLength(400), z.refine(isRank, 'No rank.'));

export const boardListSchema = z.object({
  id,
  title: z.string().check(z.maxLength(LONGEST_NAME)),
  rank,
  limit: z.nullable(z.int().check(z.minimum(1))),
});

export const boardLabelSchema = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  colour: z.enum(COLOURS),
});

/** What is half written on a card, by field: what it was begun on, and what was written. */
export const cardDraftSchema = z.object({
  id,
  texts: z.record(
    z.string(),
    z.object({
      base: z.string().check(z.maxLength(LONGEST_CONTENT)),
      words: z.string().check(z.maxLength(LONGEST_CONTENT)),
    }),
  ),
});

/** What is half written in Quick add. */
export const quickLineSchema = z.object({ text: z.string().check(z.maxLength(LONGEST_CONTENT)) });

/** What is half entered in the dialog Add New Task. */
export const taskDraftSchema = z.object({
  content: z.string().check(z.maxLength(LONGEST_CONTENT)),
  due: z.nullable(day),
});

export const boardSettingsSchema = z.object({
  samples: z.enum(['shown', 'taken']),
  draft: taskDraftSchema,
  split: z.object({ shown: z.boolean(), view: z.enum(['day', 'week']) }),
});
