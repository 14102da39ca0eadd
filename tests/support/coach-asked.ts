import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Questions that no card answers, one on each line. */
export const ASKED_OUTSIDE = 'tests/tools/meaning/outside.txt';

/** Each file holds the questions of a group of cards: `=== id` of a card, then a line for each. */
export const ASKED = 'tests/tools/meaning/asked';

/** Each line holds the ids of the cards that answer a question, likeliest first, then ` | ` and the question. */
export const ASKED_FIRST = 'tests/tools/meaning/asked-first';

/**
 * Questions written for the cards, by the card's id, that are only learned from: the encoder of meaning is taught them, and
 * the ranking learns from those that it was not taught. The app has none of them.
 */
export function askedMore(): Map<string, readonly string[]> {
  const folder = join(process.cwd(), ASKED);
  return new Map(
    readdirSync(folder)
      .sort()
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1))
      .map((part) => {
        const [id = '', ...lines] = part.trimEnd().split('\n');
        return [id, lines] as const;
      }),
  );
}

/** A question with every card that would be a right first answer. */
export interface AskedFirst {
  readonly asked: string;
  readonly cards: readonly string[];
}

/** Questions that were thought of before their cards were looked for, learned from in the same way. */
export function askedFirst(): AskedFirst[] {
  const folder = join(process.cwd(), ASKED_FIRST);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    .map((line) => {
      const [ids = '', asked = ''] = line.split(/ \| (.*)/s);
      return { asked, cards: ids.split(' ') };
    });
}

/** Questions that no card answers, which are only learned from in the same way. */
export const askedOutside = (): string[] => readFileSync(join(process.cwd(), ASKED_OUTSIDE), 'utf8').trim().split('\n');
