import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(200));
// What the user wrote has no longest length here: a text that could be entered must come back.
const text = z.string();

export const storySchema = z.object({
  id,
  title: text,
  situation: text,
  action: text,
  result: text,
  skills: z.array(text),
  theme: text,
  from: z.nullable(z.object({ session: id, question: z.int().check(z.gte(0)) })),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
