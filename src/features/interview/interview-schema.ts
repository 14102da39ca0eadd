import * as z from 'zod/mini';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import type { FiledSession } from './sessions-slice';

const text = z.string().check(z.maxLength(500_000));
const name = z.string().check(z.maxLength(1000));
const time = z.number().check(z.gte(0));

const shape = {
  id: name,
  begunAt: z.iso.datetime(),
  role: z.object({ id: name, name }),
  questions: z.array(z.object({ id: name, text })).check(z.minLength(1)),
  answers: z
    .array(
      z.object({
        spoken: z.array(z.object({ text, start: time, end: time })),
        typed: text,
        spent: time,
      }),
    )
    .check(z.minLength(1)),
  notes: text,
  language: name,
  records: z.boolean(),
  parts: z.array(z.object({ key: name, mime: name, start: time, length: time })),
};
const draft = z.object(shape);
const session = z.object({ ...shape, removedAt: z.optional(z.iso.datetime()) });

/**
 * An unfinished session.
 * @throws when the value is not a whole, valid one
 */
export const parseInterviewDraft = (value: unknown): InterviewRecord => coherent(draft.parse(value));

/**
 * A submitted session.
 * @throws when the value is not a whole, valid one
 */
export function parseInterviewSession(value: unknown): FiledSession {
  const { removedAt, ...record } = coherent(session.parse(value));
  return removedAt === undefined ? record : { ...record, removedAt };
}

function coherent<T extends Pick<InterviewRecord, 'answers' | 'questions'>>(record: T): T {
  if (record.answers.length > record.questions.length) throw new TypeError('There are more answers than questions.');
  return record;
}
