import * as z from 'zod/mini';

export const topicNoteSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  // What the user wrote has no longest length here: a text that could be entered must come back.
  text: z.string(),
  changedAt: z.iso.datetime(),
});
