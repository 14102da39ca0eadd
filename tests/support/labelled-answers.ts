import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'tests/fixtures/interview';

export const HALVES = ['worked', 'aside'] as const;
export type Half = (typeof HALVES)[number];

/** The tiers that an answer of a kind may have; an inverted answer is left out of the order. */
export const TIERS_OF_KIND = {
  good: [3],
  'own-words': [3],
  'short-right': [2],
  middling: [2],
  weak: [1],
  'long-empty': [1],
  transcript: [1, 2, 3],
  'off-topic': [0],
  stuffed: [0],
  inverted: [null],
} as const satisfies Record<string, readonly (number | null)[]>;

export type AnswerKind = keyof typeof TIERS_OF_KIND;
export const ANSWER_KINDS = Object.keys(TIERS_OF_KIND) as [AnswerKind, ...AnswerKind[]];

const text = z.string().trim().min(1);
const answer = z.strictObject({
  kind: z.enum(ANSWER_KINDS),
  tier: z.int().min(0).max(3).nullable(),
  text,
  holds: z.array(text).default([]),
  lacks: z.array(text).default([]),
  wrong: z.array(z.strictObject({ says: text, truth: text })).exactOptional(),
});
const about = { topic: text, answers: z.array(answer).min(1) };
const answers = z.union([
  z.strictObject({ role: text, ...about }),
  z.strictObject({ bank: z.enum(['introduction', 'behavioural', 'situational', 'technical']), ...about }),
]);
const mistakes = z.strictObject({
  area: text,
  sentences: z.array(z.strictObject({ says: text, wrong: z.boolean(), about: text })),
});
const promised = z.strictObject({
  answers: z.int(),
  /** (answer, concept) pairs, held or lacking. */
  pairs: z.int(),
  /** Of those, the ones held by answers in words of their own or as recognisers write them. */
  heldInOwnWords: z.int(),
  kinds: z.partialRecord(z.enum(ANSWER_KINDS), z.int()),
});

export type LabelledAnswer = z.output<typeof answer>;
/** One question with its answers; `topic` is the topic of a role, or the id of a bank's question. */
export type LabelledQuestion = z.output<typeof answers> & {
  readonly area: string;
  readonly half: Half;
  readonly name: string;
};
export type LabelledSentences = z.output<typeof mistakes> & { readonly half: Half; readonly name: string };
export type Promised = z.output<typeof promised>;

const yamlIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.yaml'))
        .sort()
    : [];

function checked<T>(schema: z.ZodType<T>, path: string): T {
  const found = schema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!found.success) throw new Error(`${path}\n${z.prettifyError(found.error)}`);
  return found.data;
}

/** The folders of `answers/`, such as `technical`. */
export const answerAreas = (): string[] =>
  readdirSync(join(FOLDER, 'answers'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The labelled answers of an area, or of one half of it. @throws Error that names the file which does not fit */
export const labelledAnswers = (area: string, halves: readonly Half[] = HALVES): LabelledQuestion[] =>
  halves.flatMap((half) => {
    const folder = join(FOLDER, 'answers', area, half);
    return yamlIn(folder).map((file) => ({
      ...checked(answers, join(folder, file)),
      area,
      half,
      name: basename(file, '.yaml'),
    }));
  });

/** What an area says that it holds at least. */
export const promisedOf = (area: string): Promised => checked(promised, join(FOLDER, 'answers', area, 'promised.yaml'));

/** The sentences that do and do not hold a common mistake. @throws Error that names the file which does not fit */
export const labelledSentences = (halves: readonly Half[] = HALVES): LabelledSentences[] =>
  halves.flatMap((half) => {
    const folder = join(FOLDER, 'mistakes', half);
    return yamlIn(folder).map((file) => ({
      ...checked(mistakes, join(folder, file)),
      half,
      name: basename(file, '.yaml'),
    }));
  });
