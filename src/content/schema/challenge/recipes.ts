import { z } from 'zod';
import { makeInput, type Recipe, type RecipePiece } from '../../../domain/challenges/recipe.ts';

/** Of one input, in characters. */
const LARGEST = 4_000_000;

const whole = z.int();
const count = z.int().min(1).max(1_000_000);
const seed = z.int().min(0);
const cell = z.union([z.string(), z.number()]);
const letters = z.strictObject({ letters: count, of: z.string().min(1) });

const column = z.union([
  cell,
  z.strictObject({ from: whole, to: whole }).refine(({ from, to }) => from <= to, 'from is greater than to'),
  z.strictObject({ countFrom: whole }),
  z.strictObject({ earlierFrom: whole }),
  z.strictObject({ oneOf: z.array(cell).min(1) }),
  letters,
]);

const piece: z.ZodType<RecipePiece> = z.union([
  z.strictObject({
    get join() {
      return z.array(piece).min(1);
    },
  }),
  z.strictObject({ line: z.union([cell, z.array(cell).min(1)]) }),
  z
    .strictObject({
      numbers: count,
      from: whole,
      to: whole,
      seed,
      order: z.enum(['random', 'rising', 'falling', 'shuffled']).exactOptional(),
    })
    .refine(({ from, to }) => from <= to, 'from is greater than to'),
  letters.extend({ seed }),
  z.strictObject({ repeat: z.string().min(1), times: count, between: z.string().exactOptional() }),
  z.strictObject({ rows: count, columns: z.array(column).min(1), seed }),
]);

/** A file `06-hidden.make`: how a large input is made. */
export const recipe: z.ZodType<Recipe> = z
  .array(piece)
  .min(1)
  .refine((pieces) => makeInput(pieces).length <= LARGEST, `makes more than ${LARGEST} characters`);
