import * as z from 'zod/mini';
import { parseLenientJson } from '../parse/json';
import type { GenerateRequest, ReplySchema } from '../providers/provider';
import { dataBlocks } from './data-block';

const LONGEST_ANSWER = 30_000;

const SCHEMA: ReplySchema = {
  type: 'object',
  properties: {
    question: { type: 'string', description: 'The follow-up as the interviewer says it, one or two sentences.' },
    covers: {
      type: 'array',
      items: { type: 'string' },
      description: 'One to three terms of one to three words that a good answer mentions.',
    },
  },
  required: ['question', 'covers'],
};

/** Asks for the follow-up to one answer. The same input always gives the same prompt. */
export function followUpPrompt(input: {
  readonly role: string;
  readonly question: string;
  readonly answer: string;
  /** What the built-in rubric did not find in the answer. */
  readonly missed: readonly string[];
}): GenerateRequest {
  const { blocks, rule } = dataBlocks([
    { label: 'ROLE', text: input.role.trim() },
    { label: 'QUESTION', text: input.question },
    { label: 'SPOKEN ANSWER', text: input.answer.trim().slice(0, LONGEST_ANSWER) },
    ...(input.missed.length === 0 ? [] : [{ label: 'NOT FOUND IN IT', text: input.missed.join('\n') }]),
  ]);
  const text = [
    'Task: ask the one follow-up question that an interviewer would ask after this answer. Ask about what the answer leaves out or leaves vague, and about one thing only. Do not ask the question again, and do not say what the answer should have been.',
    'Reply with a JSON object and nothing else: "question" (one or two sentences, at most 45 words) and "covers" (one to three short terms that a good answer mentions).',
    rule,
    ...blocks,
    'Now write the JSON object, by the task at the top.',
  ].join('\n\n');
  return {
    system:
      'You are an experienced interviewer in technology who helps people to practise. You write in plain English, and no links.',
    messages: [{ role: 'user', text }],
    schema: SCHEMA,
  };
}

const written = z.object({
  question: z.string().check(z.trim(), z.minLength(5), z.maxLength(600)),
  covers: z.catch(z.array(z.string().check(z.maxLength(60))), []),
});

/** @returns `null` when the reply holds no follow-up */
export function readFollowUp(reply: string): { question: string; covers: readonly string[] } | null {
  const json = parseLenientJson(reply);
  const read = written.safeParse(json.ok ? json.value : null);
  return read.success ? { question: read.data.question, covers: read.data.covers.slice(0, 3) } : null;
}
