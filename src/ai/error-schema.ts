import * as z from 'zod/mini';

/** A model's error as it is kept beside what came in of a reply. */
export const aiErrorSchema = z.object({
  kind: z.enum([
    'aborted',
    'network',
    'cors',
    'timeout',
    'bad-request',
    'key',
    'model',
    'quota',
    'server',
    'blocked',
    'malformed',
    'empty',
    'setup',
    'unavailable',
  ]),
  message: z.string(),
  status: z.optional(z.number()),
  retryAfter: z.optional(z.number()),
});
