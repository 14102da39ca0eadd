import * as z from 'zod/mini';
import { aiErrorSchema } from '../../ai/error-schema';
import { isIsoDate } from '../../domain/dates/iso-day';
import { DEPTHS, LEVELS } from '../../domain/plans/types';

const text = z.string();
const figure = z.number().check(z.gte(0));
const count = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const date = z.string().check(z.refine(isIsoDate, 'No date.'));
const level = z.enum(LEVELS);
const depth = z.enum(DEPTHS);
const nullable = <T extends z.core.$ZodType>(type: T) => z.nullable(type);

const form = z.object({
  topic: text,
  time: text,
  correction: z.object({ hoursPerWeek: nullable(figure), end: nullable(date) }),
  level,
  depth,
  known: z.array(id).check(z.maxLength(500)),
});

const reply = z.object({
  text,
  finish: nullable(z.enum(['stop', 'length'])),
  error: nullable(aiErrorSchema),
});

/** Only pages over HTTP are links. */
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/), z.maxLength(2000));

const roadmap = z.object({
  title: text,
  summary: text,
  basis: z.enum(['catalogue', 'partly', 'general']),
  notes: z.array(text),
  level,
  depth,
  budget: z.object({
    start: date,
    end: date,
    days: count,
    weeks: count,
    hoursPerWeek: figure,
    byDay: nullable(z.array(figure).check(z.length(7))),
    totalHours: figure,
  }),
  topics: z
    .array(
      z.object({
        id,
        name: text,
        hours: figure,
        subtopics: z.array(text),
        why: text,
        doneWhen: text,
        track: nullable(text),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
  leftOut: z.array(z.object({ name: text, reason: text })),
  steps: z.array(
    z.object({
      firstWeek: count,
      lastWeek: count,
      from: date,
      to: date,
      title: text,
      hours: figure,
      items: z.array(z.object({ topic: nullable(text), text, hours: figure })),
    }),
  ),
  resources: z.array(
    z.object({
      name: text,
      url: address,
      kind: z.enum(['roadmap', 'resource', 'video', 'certification', 'reference']),
    }),
  ),
  milestones: z.array(z.object({ date, text })),
});

export const planSchema = z.object({
  id,
  createdAt: z.iso.datetime(),
  name: text,
  form,
  roadmap: nullable(roadmap),
  made: nullable(roadmap),
  locked: z.array(id),
  reply: nullable(reply),
});

export const planStatesSchema = z.object({
  id,
  states: z.record(text, z.enum(['not-started', 'learning', 'done', 'skipped'])),
});

export const planDraftSchema = z.object({
  step: z.enum(['topic', 'time', 'level', 'depth', 'result']),
  form,
  plan: nullable(id),
  reply: nullable(reply),
});
