import * as z from 'zod/mini';
import { LONGEST_KEY, MOST_RECENT } from './recent-slice';

export const paletteRecentSchema = z.object({
  opened: z.array(z.string().check(z.regex(/^[a-z]+:/), z.maxLength(LONGEST_KEY))).check(z.maxLength(MOST_RECENT)),
});
