import type { RecordedStep, StepThing, StepValue } from './types';

/**
 * The things of a step in rows as they are drawn: each leads to the next, as the nodes of a list do. What more than one thing
 * leads to stands in the first row that comes to it.
 * @returns numbers of things, each once
 */
export function chainsOf({ frames, things }: Pick<RecordedStep, 'frames' | 'things'>): number[][] {
  const placed = new Set<number>();
  const chains: number[][] = [];
  const follow = (first: number) => {
    const waiting = [first];
    for (let start = waiting.shift(); start !== undefined; start = waiting.shift()) {
      const chain: number[] = [];
      for (let at: number | undefined = start; at !== undefined && !placed.has(at); ) {
        const thing: StepThing | undefined = things[at];
        if (!thing) break;
        placed.add(at);
        chain.push(at);
        const next: number[] = referredBy(thing).filter((number) => !placed.has(number));
        at = next[0];
        waiting.push(...next.slice(1));
      }
      if (chain.length > 0) chains.push(chain);
    }
  };
  for (const { variables } of frames)
    for (const [, value] of variables) if (typeof value !== 'string') follow(value.to);
  for (const number of Object.keys(things)) follow(Number(number));
  return chains;
}

function referredBy(thing: StepThing): number[] {
  const values: StepValue[] =
    thing.kind === 'list'
      ? [...thing.items]
      : thing.kind === 'map'
        ? thing.entries.flat()
        : thing.fields.map(([, value]) => value);
  return values.flatMap((value) => (typeof value === 'string' ? [] : [value.to]));
}
