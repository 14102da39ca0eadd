import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** More places than any flow has: reached, it says that something grows without end. */
const LIMIT = 5_000;

/** Values as far as they tell places apart: texts and numbers by whether there is something, lists by their first two. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value !== '';
  if (typeof value === 'number') return Math.sign(value);
  if (Array.isArray(value)) return [value.length > 2, ...value.slice(0, 2).map(shapeOf)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]));
}

/** Where a machine is: its state and the shape of its context. A context that grows would make the places endless. */
export const placeOf = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>): string =>
  JSON.stringify([value, shapeOf(context)]);

/**
 * The shortest way to each place that these events lead to.
 * @param events what users, actors (`done`, `fail`) and delays (`after`) send; `getShortestPaths` knows none of them
 */
export function shortestPaths(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) {
  return getShortestPaths(machine, { input, events: [...events], limit: LIMIT, serializeState: placeOf });
}
