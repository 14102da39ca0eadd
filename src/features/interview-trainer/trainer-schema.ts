import * as z from 'zod/mini';
import { aiErrorSchema } from '../../ai/error-schema';
import { DIFFICULTIES } from '../../domain/interview/questions/difficulties';

// What the user wrote has no longest length here: a text that could be entered must come back.
const text = z.string();
const count = z.int().check(z.gte(0));
const figure = z.number().check(z.gte(0));
const nullable = <T extends z.core.$ZodType>(type: T) => z.nullable(type);
const id = z.string().check(z.minLength(1), z.maxLength(200));

/** Twenty, and a follow-up to each. */
const MOST_QUESTIONS = 40;

const category = z.enum(['behavioral', 'technical', 'situational']);
const evidence = z.object({ quote: text, start: count, end: count });
const criterion = z.enum(['relevance', 'concepts', 'story', 'specifics', 'numbers', 'structure', 'length', 'wording']);

const question = z.object({
  id: text,
  question: text.check(z.minLength(1)),
  category,
  topic: text,
  concepts: z.array(z.object({ label: text, match: z.array(text) })),
  outline: text,
  from: z.enum(['job', 'role', 'behavioural', 'resume']),
  quote: z.optional(text),
  followsUp: z.optional(text),
});

const evaluation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('evaluation'),
    rubricVersion: text,
    score: figure.check(z.lte(10)),
    band: z.enum(['strong', 'solid', 'partial', 'thin', 'weak']),
    ceiling: nullable(
      z.object({
        id: z.enum(['off-topic', 'terms-without-sentences', 'no-own-story']),
        limit: figure,
        reason: text,
      }),
    ),
    criteria: z.array(
      z.object({
        id: criterion,
        title: text,
        points: figure,
        maxPoints: figure,
        says: text,
        evidence: z.array(evidence),
      }),
    ),
    concepts: z.array(
      z.object({ label: text, status: z.enum(['explained', 'named', 'missed']), evidence: nullable(evidence) }),
    ),
    story: z.array(
      z.object({
        part: z.enum(['situation', 'task', 'action', 'result']),
        share: figure,
        evidence: z.array(evidence),
      }),
    ),
    summary: text,
    missed: z.array(text),
    improvements: z.array(z.object({ criterion, text, points: figure })),
    strongerOutline: z.array(z.object({ text, from: z.enum(['answer', 'question']), evidence: nullable(evidence) })),
    modelOutline: text,
    followUp: text,
    words: count,
    seconds: nullable(figure),
  }),
  z.object({
    kind: z.literal('no-evaluation'),
    rubricVersion: text,
    score: z.literal(0),
    why: z.enum(['empty', 'too-short', 'other-language']),
    reason: text,
    summary: text,
    modelOutline: text,
    words: count,
    seconds: nullable(figure),
  }),
]);

const points = z.array(z.object({ text, quotes: z.array(z.object({ number: count, question: text, quote: text })) }));
const mean = { score: figure, count };

const feedback = z.object({
  rubricVersion: text,
  score: nullable(figure),
  evaluated: count,
  asked: count,
  summary: text,
  strengths: points,
  improvements: points,
  recommendation: text,
  byTopic: z.array(z.object({ topic: text, ...mean })),
  byCategory: z.array(z.object({ category, ...mean })),
});

const remark = z.object({
  text,
  finish: nullable(z.enum(['stop', 'length'])),
  error: nullable(aiErrorSchema),
});

export const trainerSessionSchema = z
  .object({
    id,
    createdAt: z.iso.datetime(),
    seed: text,
    role: text,
    jobDescription: text,
    resume: text,
    questions: z.array(question).check(z.minLength(1), z.maxLength(MOST_QUESTIONS)),
    fromModel: count,
    feedback: nullable(feedback),
    remark: nullable(remark),
    removedAt: z.optional(z.iso.datetime()),
  })
  .check(z.refine(({ questions, fromModel }) => fromModel <= questions.length, 'More questions than there are.'));

const attempt = {
  text,
  seconds: nullable(figure),
  evaluation: nullable(evaluation),
  evaluatedText: text,
  remark: nullable(remark),
  language: z.optional(text),
  recordings: z.optional(z.array(z.object({ key: id, mime: text, length: figure }))),
};

export const trainerAnswerSchema = z.object({
  id,
  session: id,
  index: count.check(z.lte(MOST_QUESTIONS - 1)),
  ...attempt,
  attempts: z.optional(z.array(z.object(attempt))),
});

const main = z.object({
  step: z.enum(['job', 'interview', 'feedback']),
  session: nullable(id),
  index: count,
  role: text,
  count: z.union([z.literal(5), z.literal(10), z.literal(15), z.literal(20)]),
  difficulty: z.enum(DIFFICULTIES),
  preparation: figure,
  questionTime: figure,
});
const job = z.object({ jobDescription: text, resume: text });

/** The parts of the unfinished flow. */
export const trainerDraftSchemas = { main, job };
