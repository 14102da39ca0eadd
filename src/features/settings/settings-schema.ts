import * as z from 'zod/mini';
import { providerConfigSchema } from '../../ai/providers/config';
import type { Settings } from './settings-slice';

const LONGEST_LOGO = 400_000;

const schema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  sidebarCollapsed: z.boolean(),
  logo: z.nullable(z.string().check(z.maxLength(LONGEST_LOGO), z.regex(/^data:image\/png;base64,[\w+/=]*$/))),
  ai: providerConfigSchema,
});

/** @throws when the value is not a whole, valid set of settings. */
export const parseSettings = (value: unknown): Settings => schema.parse(value);
