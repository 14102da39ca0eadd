import { join } from 'node:path';
import { z } from 'zod';
import type { Program } from '../../../domain/quiz/types.ts';
import { text } from '../link.ts';
import type { Room } from '../room.ts';
import { checkedFile, faultAt, readYaml, throwFaults } from '../source.ts';
import { readCards } from './cards.ts';

const MOST_LINES = 24;

const schema = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has to be small letters with hyphens'),
  z.strictObject({
    card: text,
    language: z.enum(['c', 'cpp', 'js']),
    code: z
      .string()
      .refine((code) => code.split('\n').length <= MOST_LINES, { error: `has more than ${MOST_LINES} lines` }),
    output: text,
    why: text,
  }),
);

/**
 * Small programs whose output is to be predicted. That they print it is proven by `tests/domain/quiz/programs.test.ts`.
 * @throws ContentError
 */
export function readPrograms(content: string, root: string): Program[] {
  const { source, data } = checkedFile(schema, readYaml(root, join(content, 'programs.yaml')));
  const cards = new Set(readCards(content, root).map(({ card }) => card.id));
  throwFaults(
    Object.entries(data).flatMap(([id, { card }]) =>
      cards.has(card) ? [] : [faultAt(source, [id, 'card'], `there is no card "${card}"`)],
    ),
  );
  return Object.entries(data).map(([id, program]) => ({ id, ...program, output: program.output.trimEnd() }));
}

/** `programs.yaml`: `content:programs`, for the questions of study mode. */
export const programs: Room = {
  place: 'programs.yaml',
  read: (place, root) => new Map([['programs', { data: readPrograms(join(place, '..'), root) }]]),
};
