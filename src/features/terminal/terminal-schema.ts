import * as z from 'zod/mini';
import { LONGEST_SOURCE } from '../../domain/c-source/files';
import { languages, standardsOf } from '../../domain/c-source/languages';
import { LEAST_HOURS, MOST_HOURS } from '../../domain/challenges/interview-course';
import { ROUND_LEVELS } from '../../domain/challenges/round';
import { LONGEST_ARGS } from './run-options-slice';
import { FILES_KEPT, OUTPUT_KEPT, SOURCE_KEPT } from './runs-slice';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const challengeId = z.string().check(z.regex(/^challenge-[1-9]\d{0,4}$/));
/** With its language, where it is not the one that the challenge begins in. */
const workId = z.string().check(z.regex(/^challenge-[1-9]\d{0,4}(?:\.[a-z]{1,20})?$/));
const when = z.iso.datetime();
const language = z.enum(languages);
const standard = z.enum(Object.values(standardsOf).flat());
/** What is typed or pasted is kept although no compiler takes it: ten times what one does. */
const source = z.string().check(z.maxLength(LONGEST_SOURCE * 10));
const count = z.int().check(z.gte(0));
/** A part of the room: against its neighbours, so that any sizes fit together. */
const part = z.number().check(z.gte(1), z.lte(100));

const title = z.string().check(z.maxLength(200));

export const challengeWorkSchema = z.object({
  id: workId,
  title,
  language,
  source,
  input: source,
  editedAt: when,
});

export const challengeProgressSchema = z.object({
  id: challengeId,
  title,
  solvedAt: z.nullable(when),
  hints: count,
  solutionAskedAt: z.nullable(when),
});

export const codeFileSchema = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  language,
  source,
  input: source,
  createdAt: when,
  editedAt: when,
});

export const codePartSchema = z.object({
  id,
  of: id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  source,
  createdAt: when,
  editedAt: when,
});

export const codeRunSchema = z.object({
  id,
  of: id,
  at: when,
  language,
  standard,
  source: z.string().check(z.maxLength(SOURCE_KEPT)),
  input: z.string().check(z.maxLength(SOURCE_KEPT)),
  end: z.enum(['exited', 'fault', 'limit', 'stopped', 'unbuilt', 'broken']),
  code: z.nullable(z.int()),
  output: z.string().check(z.maxLength(OUTPUT_KEPT)),
  milliseconds: z.nullable(z.number().check(z.gte(0))),
  files: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(200)),
        text: z.string().check(z.maxLength(SOURCE_KEPT)),
      }),
    )
    .check(z.maxLength(FILES_KEPT)),
});

export const terminalSettingsSchema = z.object({
  look: z.enum(['dark', 'light']),
  fontSize: z.int().check(z.gte(10), z.lte(32)),
  standards: z.object({ c: z.enum(standardsOf.c), cpp: z.enum(standardsOf.cpp) }),
  questions: z.boolean(),
  typesInput: z.boolean(),
  panes: z.object({ list: part, writing: part, running: part, editor: part, about: part }),
  challenge: z.nullable(z.int().check(z.gte(1))),
  file: z.nullable(id),
});

export const codeOpenSchema = z.object({ challenge: z.nullable(z.int().check(z.gte(1))), file: z.nullable(id) });

export const runOptionsSchema = z.object({
  build: z.object({
    memoryChecks: z.boolean(),
    optimise: z.enum(['0', '2']),
    warnings: z.enum(['none', 'usual', 'more']),
  }),
  checkTypes: z.boolean(),
  args: z.record(id, z.string().check(z.minLength(1), z.maxLength(LONGEST_ARGS))),
});

const line = z.string().check(z.maxLength(1000));

const roundRunSchema = z.object({
  at: when,
  end: z.enum(['exited', 'fault', 'limit', 'stopped', 'unbuilt', 'broken']),
  passed: count,
  of: count,
});

const roundFailureSchema = z.object({
  test: z.int().check(z.gte(1)),
  end: z.enum(['exited', 'fault', 'limit']),
  said: line,
  difference: z.nullable(z.object({ line: count, column: count, expected: z.nullable(line), got: z.nullable(line) })),
  input: line,
});

const roundResultSchema = z.object({
  passed: count,
  of: count,
  end: z.enum(['judged', 'unbuilt']),
  said: line,
  failure: z.nullable(roundFailureSchema),
});

const roundProblemSchema = z.object({
  challenge: z.int().check(z.gte(1)),
  title,
  language,
  spent: z.number().check(z.gte(0)),
  runs: z.array(roundRunSchema).check(z.maxLength(100)),
  handedInAt: z.nullable(when),
  source,
  result: z.nullable(roundResultSchema),
});

export const mockRoundSchema = z.object({
  id,
  level: z.enum(ROUND_LEVELS),
  begunAt: when,
  deadline: when,
  endedAt: z.nullable(when),
  shown: count,
  shownAt: when,
  problems: z.array(roundProblemSchema).check(z.minLength(1), z.maxLength(2)),
});

export const roundTextSchema = z.object({ id, source, input: source, editedAt: when });

export const challengeReviewsSchema = z.object({
  id: challengeId,
  title,
  days: z
    .record(z.iso.date(), z.enum(['again', 'hard', 'good', 'easy']))
    .check(z.refine((days) => Object.keys(days).length <= 5000, 'No challenge is solved on so many days.')),
  out: z.boolean(),
  again: z.nullable(z.object({ begunAt: when, failures: count, hints: count, seen: z.boolean() })),
});

export const earlierSolutionSchema = z.object({ id, of: workId, title, language, source, input: source, at: when });

export const interviewCourseSchema = z.object({
  hours: z.nullable(z.number().check(z.gte(LEAST_HOURS), z.lte(MOST_HOURS))),
  begun: z.nullable(z.iso.date()),
});
