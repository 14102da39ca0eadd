import * as z from 'zod/mini';
import { LONGEST_SOURCE } from '../../domain/c-source/files';
import { standardsOf } from '../../domain/c-source/languages';
import type { CodeFile } from './files-slice';
import type { CodeOpen } from './open-slice';
import { type CodeRun, OUTPUT_KEPT, SOURCE_KEPT } from './runs-slice';
import type { TerminalSettings } from './terminal-settings-slice';
import type { ChallengeProgress, ChallengeWork } from './work-slice';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const challengeId = z.string().check(z.regex(/^challenge-[1-9]\d{0,4}$/));
const when = z.iso.datetime();
const language = z.enum(['c', 'cpp']);
const standard = z.enum([...standardsOf.c, ...standardsOf.cpp]);
/** What is typed or pasted is kept although no compiler takes it: ten times what one does. */
const source = z.string().check(z.maxLength(LONGEST_SOURCE * 10));
const count = z.int().check(z.gte(0));

const title = z.string().check(z.maxLength(200));

const work = z.object({ id: challengeId, title, language, source, input: source, editedAt: when });

const progress = z.object({
  id: challengeId,
  title,
  solvedAt: z.nullable(when),
  hints: count,
  solutionAskedAt: z.nullable(when),
});

const file = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  language,
  source,
  input: source,
  createdAt: when,
  editedAt: when,
});

const run = z.object({
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
});

const settings = z.object({
  look: z.enum(['dark', 'light']),
  fontSize: z.int().check(z.gte(10), z.lte(32)),
  standards: z.object({ c: z.enum(standardsOf.c), cpp: z.enum(standardsOf.cpp) }),
  questions: z.boolean(),
  typesInput: z.boolean(),
  challenge: z.nullable(z.int().check(z.gte(1))),
  file: z.nullable(id),
});

const open = z.object({ challenge: z.nullable(z.int().check(z.gte(1))), file: z.nullable(id) });

/** Each @throws when the value is not a whole, valid document of its collection. */
export const parseChallengeWork = (value: unknown): ChallengeWork => work.parse(value);
export const parseChallengeProgress = (value: unknown): ChallengeProgress => progress.parse(value);
export const parseCodeFile = (value: unknown): CodeFile => file.parse(value);
export const parseCodeRun = (value: unknown): CodeRun => run.parse(value);
export const parseTerminalSettings = (value: unknown): TerminalSettings => settings.parse(value);
export const parseCodeOpen = (value: unknown): CodeOpen => open.parse(value);
