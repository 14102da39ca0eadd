import * as z from 'zod/mini';
import { aiErrorSchema } from '../../ai/error-schema';

// What was written has no longest length here: a text that could be entered must come back.
const text = z.string();
const id = z.string().check(z.minLength(1), z.maxLength(200));
const webAddress = text.check(z.regex(/^https?:\/\//));

const note = z.object({
  confidence: z.enum(['sure', 'likely', 'none']),
  nearby: z.array(text),
  sources: z.array(z.object({ name: text, url: webAddress })),
});

const message = z.object({
  id,
  role: z.enum(['user', 'bot']),
  content: text,
  at: z.iso.datetime(),
  by: z.optional(text),
  finish: z.optional(z.nullable(z.enum(['stop', 'length', 'stopped']))),
  error: z.optional(z.nullable(aiErrorSchema)),
  note: z.optional(z.nullable(note)),
});

export const conversationSchema = z.object({
  id,
  name: text,
  guide: z.nullable(id),
  messages: z.array(message).check(z.minLength(1)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const chatDraftSchema = z.object({ id, text: text.check(z.minLength(1)) });
