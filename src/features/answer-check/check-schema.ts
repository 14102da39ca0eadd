import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(1000));

export const answerCheckSchema = z.object({
  id: text,
  model: text,
  remarks: z.array(z.object({ quote: text, verdict: z.enum(['wrong', 'unsure']), why: text, instead: text })),
  left: z.number(),
  cut: z.boolean(),
});
