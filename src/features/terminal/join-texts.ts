import { mergeLines } from '../../domain/text/merge-lines';

/** What of a program is typed. */
export interface Texts {
  readonly source: string;
  readonly input: string;
}
/** The texts that a change was typed on. */
export type Bases = Partial<Texts>;

/**
 * What was typed here joined with what another tab wrote meanwhile, line by line.
 * @param now what is stored
 * @returns the texts to keep, and the names of those in which both changed the same lines: there, what was typed here stays
 */
export function joinTexts<C extends Partial<Texts>>(
  change: C,
  bases: Bases,
  now: Texts,
): { change: C; lost: string[] } {
  const lost: string[] = [];
  const joined: { -readonly [F in keyof Texts]?: string } = {};
  for (const field of ['source', 'input'] as const) {
    const [mine, base, theirs] = [change[field], bases[field], now[field]];
    if (mine === undefined || base === undefined || base === theirs || mine === theirs) continue;
    const merged = mergeLines(base, mine, theirs);
    if (merged === null) lost.push(field);
    else joined[field] = merged;
  }
  return { change: { ...change, ...joined }, lost };
}
