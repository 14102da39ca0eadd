import * as z from 'zod/mini';
import type { EventsTheme } from './events-theme-slice';
import type { SavedLink } from './saved-links-slice';

const saved = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)), at: z.iso.datetime() });
const theme = z.object({ theme: z.enum(['dark', 'light']) });

/** @throws when the value is not a whole, valid saved link. */
export const parseSavedLink = (value: unknown): SavedLink => saved.parse(value);

/** @throws when the value is not a whole, valid appearance. */
export const parseEventsTheme = (value: unknown): EventsTheme => theme.parse(value);
