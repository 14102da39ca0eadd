import * as z from 'zod/mini';
import { aiErrorSchema } from '../../ai/error-schema';
import { PROVIDER_IDS } from '../../ai/providers/list';

// What was written has no longest length here: a text that could be entered must come back.
const text = z.string();
const id = z.string().check(z.minLength(1), z.maxLength(200));
const webAddress = text.check(z.regex(/^https?:\/\//));

const pages = z.array(z.object({ name: text, url: webAddress }));

const note = z.object({
  confidence: z.enum(['sure', 'likely', 'none']),
  nearby: z.array(text),
  sources: pages,
  study: z.optional(id),
});

const file = z.object({ name: text, kind: z.enum(['text', 'code', 'pdf']), text, length: z.number() });
const given = z.object({ cards: z.array(z.object({ title: text, sources: pages })), personal: z.boolean() });

const manner = z.object({
  engine: z.nullable(z.enum(PROVIDER_IDS)),
  mode: z.enum(['answer', 'teach']),
  personal: z.boolean(),
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
  files: z.optional(z.array(file)),
  thoughts: z.optional(text),
  cites: z.optional(pages),
  given: z.optional(given),
});

export const conversationSchema = z.object({
  id,
  name: text,
  guide: z.nullable(id),
  manner: z.optional(manner),
  messages: z.array(message).check(z.minLength(1)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const chatDraftSchema = z.object({ id, text: text.check(z.minLength(1)) });
