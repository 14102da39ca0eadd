import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(200));

const name = z.optional(z.string().check(z.maxLength(200)));

export const trackProgressSchema = z.object({
  id,
  title: name,
  topics: z
    .record(id, z.object({ status: z.enum(['learning', 'done', 'skipped']), name, at: z.iso.datetime() }))
    .check(z.refine((topics) => Object.keys(topics).length <= 500, 'No track has so many topics.')),
});
