import * as z from 'zod/mini';

const taskId = z.nullable(z.string().check(z.minLength(1), z.maxLength(200)));
const moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000));

export const focusSessionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  taskId,
  begunAt: z.iso.datetime(),
  seconds: z.int().check(z.minimum(1)),
  kind: z.literal('focus'),
});

export const focusTimerSchema = z.object({
  timer: z.nullable(
    z.object({
      taskId,
      plan: z.enum(['intervals', 'free']),
      phase: z.enum(['working', 'paused', 'break', 'over']),
      begunAt: moment,
      worked: moment,
      since: z.int(),
      seenAt: moment,
      rested: z.boolean(),
    }),
  ),
});
