import * as z from 'zod/mini';
import { providerConfigSchema } from '../../ai/providers/config';

const LONGEST_LOGO = 400_000;

export const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  sidebarCollapsed: z.boolean(),
  logo: z.nullable(z.string().check(z.maxLength(LONGEST_LOGO), z.regex(/^data:image\/png;base64,[\w+/=]*$/))),
  ai: providerConfigSchema,
});
