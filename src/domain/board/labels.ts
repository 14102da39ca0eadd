import { COLOURS, type Colour } from '../colours/names';
import { asLabelName } from './texts';
import type { BoardLabel, BoardLabels, Change, TaskChange, Tasks } from './types';

export const MOST_LABELS = 200;

export type LabelChange = Change<BoardLabel>;

/** New labels; one without a name, or with a name that there is already, adds nothing. */
export function labelAdditions(
  labels: BoardLabels,
  fresh: readonly { readonly id: string; readonly name: string; readonly colour: Colour | null }[],
): LabelChange[] {
  const known = new Set(Object.values(labels).map(({ name }) => name.toLowerCase()));
  let count = Object.keys(labels).length;
  return fresh.flatMap(({ id, name, colour }) => {
    const clean = asLabelName(name);
    if (clean === '' || known.has(clean.toLowerCase()) || Object.hasOwn(labels, id) || count >= MOST_LABELS) return [];
    known.add(clean.toLowerCase());
    count += 1;
    return [{ id, before: null, after: { id, name: clean, colour: colour ?? freeColour(labels, count) } }];
  });
}

/** The colour that is used least. */
export function freeColour(labels: BoardLabels, more = 0): Colour {
  const used = (colour: Colour) => Object.values(labels).filter((label) => label.colour === colour).length;
  const [, ...bright] = COLOURS;
  const least = Math.min(...bright.map(used));
  const free = bright.filter((colour) => used(colour) === least);
  return free[more % free.length] ?? 'grey';
}

export function labelEdit(
  labels: BoardLabels,
  id: string,
  words: Partial<Pick<BoardLabel, 'name' | 'colour'>>,
): LabelChange[] {
  const before = labels[id];
  if (!before) return [];
  const name = asLabelName(words.name ?? before.name) || before.name;
  const taken = Object.values(labels).some(
    (label) => label.id !== id && label.name.toLowerCase() === name.toLowerCase(),
  );
  const after = { ...before, name: taken ? before.name : name, colour: words.colour ?? before.colour };
  return after.name === before.name && after.colour === before.colour ? [] : [{ id, before, after }];
}

/** A label taken away, from each task that has it. */
export function labelRemoval(
  tasks: Tasks,
  labels: BoardLabels,
  id: string,
): { readonly tasks: readonly TaskChange[]; readonly labels: readonly LabelChange[] } {
  const before = labels[id];
  if (!before) return { tasks: [], labels: [] };
  const changed = Object.values(tasks)
    .filter((task) => task.labels.includes(id))
    .map((task) => ({
      id: task.id,
      before: task,
      after: { ...task, sample: false, labels: task.labels.filter((label) => label !== id) },
    }));
  return { tasks: changed, labels: [{ id, before, after: null }] };
}
