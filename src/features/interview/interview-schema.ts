import * as z from 'zod/mini';

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
        prepared: time,
      }),
    )
    .check(z.minLength(1)),
  notes: text,
  language: name,
  records: z.boolean(),
  parts: z.array(z.object({ key: name, mime: name, start: time, length: time })),
  preparation: time,
  questionTime: time,
  retakes: z.nullable(z.object({ session: name, question: name })),
};

const count = z.int().check(z.gte(0));

const scores = z.object({
  rubric: name,
  answers: z.array(
    z.union([
      z.object({ kind: z.literal('score'), score: z.number().check(z.gte(0), z.lte(10)), covered: count, of: count }),
      z.object({ kind: z.literal('none'), why: z.enum(['empty', 'too-short', 'other-language', 'unknown']) }),
    ]),
  ),
});

const noMoreAnswers = z.refine<{ readonly questions: readonly unknown[]; readonly answers: readonly unknown[] }>(
  ({ questions, answers }) => answers.length <= questions.length,
  'There are more answers than questions.',
);

/** An unfinished session. */
export const interviewDraftSchema = z.object(shape).check(noMoreAnswers);

/** A submitted session. */
export const interviewSessionSchema = z
  .object({ ...shape, removedAt: z.optional(z.iso.datetime()), scores: z.optional(scores) })
  .check(noMoreAnswers);
