import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(200));

export const coverLetterSchema = z.object({
  id,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  job: z.nullable(id),
  resume: z.nullable(id),
  dateLine: z.string(),
  addressee: z.string(),
  greeting: z.string(),
  body: z.string(),
  closing: z.string(),
  outline: z.string(),
  changedAt: z.iso.datetime(),
});
