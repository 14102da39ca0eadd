import * as z from 'zod/mini';

const time = z.string().check(z.regex(/^(?:\d\d:\d\d)?$/));
const hours = z.string().check(z.maxLength(30));
const window = z.object({ from: time, to: time });

export const studyTimesSchema = z.object({
  hours,
  each: z.array(hours).check(z.length(7)),
  weekdays: window,
  weekend: window,
});
