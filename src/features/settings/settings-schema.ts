import * as z from 'zod/mini';
import { providerConfigSchema } from '../../ai/providers/config';

const LONGEST_LOGO = 400_000;

export const settingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  sidebarCollapsed: z.boolean(),
  logo: z.nullable(z.string().check(z.maxLength(LONGEST_LOGO), z.regex(/^data:image\/png;base64,[\w+/=]*$/))),
  ai: providerConfigSchema,
  speech: z.object({
    language: z.string().check(z.maxLength(35), z.regex(/^[A-Za-z]{2,3}(-[A-Za-z\d]{2,8})*$/)),
    voice: z.nullable(z.string().check(z.maxLength(300))),
    rate: z.number().check(z.gte(0.5), z.lte(2)),
    pause: z.number().check(z.gte(2), z.lte(6)),
  }),
});
