import * as z from 'zod/mini';
import type { Recording } from '../../domain/steps/types';

const value = z.union([z.string(), z.object({ to: z.int() })]);
const variable = z.tuple([z.string(), value]);
const length = z.int();
const thing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), of: z.string(), length, items: z.array(value) }),
  z.object({ kind: z.literal('map'), of: z.string(), length, entries: z.array(z.tuple([value, value])) }),
  z.object({ kind: z.literal('object'), of: z.string(), fields: z.array(variable) }),
]);
const recording = z.object({
  steps: z.array(
    z.object({
      event: z.enum(['line', 'return', 'exception']),
      line: z.int(),
      frames: z.array(z.object({ name: z.string(), line: z.int(), variables: z.array(variable) })),
      things: z.record(z.string(), thing),
      written: z.int(),
      words: z.nullable(z.string()),
    }),
  ),
  output: z.string(),
  cut: z.boolean(),
  end: z.object({ kind: z.enum(['exited', 'fault', 'refused']), words: z.string() }),
});

/** A recording from the recorder's output; `null` when it is none: a program can write there, too. */
export function readRecording(text: string): Recording | null {
  try {
    const parsed = recording.safeParse(JSON.parse(text.slice(text.trimEnd().lastIndexOf('\n') + 1)));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
