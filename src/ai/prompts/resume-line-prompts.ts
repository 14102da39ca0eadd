import * as z from 'zod/mini';
import { parseLenientJson } from '../parse/json';
import type { GenerateRequest, ReplySchema } from '../providers/provider';
import { dataBlocks } from './data-block';

const SYSTEM =
  'You help people in technology to word their resumes and cover letters. You write plain English, without flattery. You ' +
  'use only what the resume says: no employer, no figure, no date, no skill and no name that is not in it. You write no ' +
  'links and no web addresses.';

/** Longer texts are cut here, in characters. */
const LONGEST_TEXT = 60_000;
/** Lines that are sent to be reworded. */
export const MOST_LINES = 60;
const MOST_REPLIES = 40;
const LONGEST_LINE = 2_000;

const LINES_SCHEMA: ReplySchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      line: { type: 'number', description: 'The number of the line.' },
      after: { type: 'string', description: 'The whole line in other words.' },
      why: { type: 'string', description: 'Why it is better, in one short sentence.' },
    },
    required: ['line', 'after'],
  },
};

export interface LinesPromptInput {
  /** Lines of the resume as they are; each is known by its place, from 1. */
  readonly lines: readonly string[];
  /** The posting, or empty. */
  readonly posting: string;
}

/** Asks for other words for lines of a resume. The same input always gives the same prompt. */
export function linesPrompt({ lines, posting }: LinesPromptInput): GenerateRequest {
  const numbered = lines
    .slice(0, MOST_LINES)
    .map((line, index) => `${index + 1}: ${line.slice(0, LONGEST_LINE)}`)
    .join('\n');
  const { blocks, rule } = dataBlocks([
    { label: 'LINES', text: numbered },
    ...(posting.trim() === '' ? [] : [{ label: 'JOB DESCRIPTION', text: posting.trim().slice(0, LONGEST_TEXT) }]),
  ]);
  const text = [
    'Task: reword those lines of the resume below that hide what was done: a weak opening, a passive, a clumsy order. Leave a line out when it is good. A reworded line says the same facts and no other: it adds no employer, number, date, skill or name, also none from the job description.',
    'Reply with a JSON array and nothing else. Each object has "line" (the number), "after" (the whole line in other words) and "why" (one short sentence).',
    rule,
    ...blocks,
    'Now write the JSON array, by the task at the top.',
  ].join('\n\n');
  return { system: SYSTEM, messages: [{ role: 'user', text }], schema: LINES_SCHEMA };
}

export interface RewordedLine {
  /** From 0. */
  readonly index: number;
  readonly after: string;
  readonly why: string;
}

const one = z.object({
  line: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_LINES)),
  after: z.string().check(z.minLength(1), z.maxLength(LONGEST_LINE)),
  why: z.optional(z.string()),
});

/** The lines of a reply that are what was asked for; `null` where the reply is no list at all. */
export function parseLines(reply: string): readonly RewordedLine[] | null {
  const read = parseLenientJson(reply);
  if (!read.ok || !Array.isArray(read.value)) return null;
  return read.value.slice(0, MOST_REPLIES).flatMap((item: unknown): RewordedLine[] => {
    const parsed = one.safeParse(item);
    if (!parsed.success) return [];
    const { line, after, why } = parsed.data;
    const tidy = after.replace(/\s+/g, ' ').trim();
    return tidy === ''
      ? []
      : [{ index: line - 1, after: tidy, why: (why ?? '').replace(/\s+/g, ' ').trim().slice(0, 300) }];
  });
}

export interface LetterPromptInput {
  /** The resume as plain text. */
  readonly resume: string;
  readonly role: string;
  readonly company: string;
  /** The posting, or empty. */
  readonly posting: string;
}

/** Asks for the body of a cover letter. The same input always gives the same prompt. */
export function letterPrompt({ resume, role, company, posting }: LetterPromptInput): GenerateRequest {
  const { blocks, rule } = dataBlocks([
    { label: 'RESUME', text: resume.slice(0, LONGEST_TEXT) },
    { label: 'ROLE', text: [role, company].filter((part) => part.trim() !== '').join(' at ') || 'unknown' },
    ...(posting.trim() === '' ? [] : [{ label: 'JOB DESCRIPTION', text: posting.trim().slice(0, LONGEST_TEXT) }]),
  ]);
  const text = [
    'Task: write the body of a cover letter for the role below, in the first person, from the resume. Three or four short paragraphs, at most 250 words, parted by empty lines: the role and why it fits; two or three things from the resume that answer what the job asks for, each with its own figures; a last sentence. No greeting, no closing, no address, no headings, no lists, no Markdown.',
    'Use only what the resume says. What the job asks for and the resume does not show is left out, and not apologised for. Add no number, date, employer, skill or name that is not in the resume.',
    rule,
    ...blocks,
    'Now write the body of the letter, by the task at the top.',
  ].join('\n\n');
  return { system: SYSTEM, messages: [{ role: 'user', text }] };
}
