import * as z from 'zod/mini';

export const savedLinkSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  at: z.iso.datetime(),
});
export const eventsThemeSchema = z.object({ theme: z.enum(['dark', 'light']) });
