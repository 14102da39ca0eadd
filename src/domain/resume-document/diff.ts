import { ENTRY_FIELDS, LIST_NAMES } from './edits';
import { sectionKeys, sectionNamed } from './sections';
import {
  type AnyEntry,
  type ListName,
  type ResumeLook,
  TEXT_FIELDS,
  type TextFieldName,
  type WrittenResume,
} from './types';

const LOOK_FIELDS = [
  'template',
  'paper',
  'accent',
  'font',
  'density',
  'showPhoto',
  'language',
] as const satisfies readonly (keyof ResumeLook)[];

/**
 * One thing in which a version differs from its master. `before` and `added` speak of the master first: an entry that is
 * `added` is in the version alone.
 */
export type Difference =
  | { readonly kind: 'field'; readonly field: TextFieldName; readonly before: string; readonly after: string }
  | {
      readonly kind: 'entry-field';
      readonly list: ListName;
      readonly entry: AnyEntry;
      readonly field: string;
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'entry'; readonly list: ListName; readonly entry: AnyEntry; readonly added: boolean }
  | { readonly kind: 'moved'; readonly list: ListName; readonly entry: AnyEntry }
  /** `key`: a section, or the id of an entry; `entry` is `null` for a section. */
  | {
      readonly kind: 'hidden';
      readonly key: string;
      readonly list: ListName | null;
      readonly entry: AnyEntry | null;
      readonly hidden: boolean;
    }
  | { readonly kind: 'order' }
  | { readonly kind: 'look'; readonly field: keyof ResumeLook };

const entriesOf = (resume: WrittenResume, list: ListName): readonly AnyEntry[] =>
  resume[list] as unknown as readonly AnyEntry[];

/** Identifies a difference among those of the same two resumes. */
export function differenceKey(difference: Difference): string {
  switch (difference.kind) {
    case 'field':
    case 'look':
      return `${difference.kind} ${difference.field}`;
    case 'entry-field':
      return `${difference.kind} ${difference.entry.id} ${difference.field}`;
    case 'entry':
    case 'moved':
      return `${difference.kind} ${difference.entry.id}`;
    case 'hidden':
      return `${difference.kind} ${difference.key}`;
    case 'order':
      return difference.kind;
  }
}

/** What differs between a master and a version of it, in the order of the form. Entries are the same by their ids. */
export function differences(master: WrittenResume, version: WrittenResume): Difference[] {
  if (master === version) return [];
  return [
    ...TEXT_FIELDS.filter((field) => master[field] !== version[field]).map((field) => ({
      ...{ kind: 'field' as const, field, before: master[field], after: version[field] },
    })),
    ...LIST_NAMES.flatMap((list) => listDifferences(master, version, list)),
    ...hiddenDifferences(master, version),
    ...(sameOrder(master, version) ? [] : [{ kind: 'order' as const }]),
    ...LOOK_FIELDS.filter((field) => master[field] !== version[field]).map((field) => ({
      kind: 'look' as const,
      field,
    })),
  ];
}

function listDifferences(master: WrittenResume, version: WrittenResume, list: ListName): Difference[] {
  const [before, after] = [entriesOf(master, list), entriesOf(version, list)];
  if (before === after) return [];
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const fixed = inPlace(before, after);
  return [
    ...before.filter(({ id }) => !kept.has(id)).map((entry) => ({ kind: 'entry' as const, list, entry, added: false })),
    ...after.flatMap((entry): Difference[] => {
      const old = known.get(entry.id);
      if (!old) return [{ kind: 'entry', list, entry, added: true }];
      return [
        ...ENTRY_FIELDS[list].flatMap((field: string): Difference[] => {
          const [was, is] = [old[field] ?? '', entry[field] ?? ''];
          return was === is ? [] : [{ kind: 'entry-field', list, entry, field, before: was, after: is }];
        }),
        ...(fixed.has(entry.id) ? [] : [{ kind: 'moved' as const, list, entry }]),
      ];
    }),
  ];
}

/** The most entries that are in the same order in both lists: the others were moved. */
function inPlace(before: readonly AnyEntry[], after: readonly AnyEntry[]): ReadonlySet<string> {
  const place = new Map(before.map(({ id }, index) => [id, index]));
  const common = after.filter(({ id }) => place.has(id)).map(({ id }) => id);
  const at = (id: string) => place.get(id) ?? 0;
  /** For each entry the longest rising run that ends with it: its length, and the entry before. */
  const runs: { length: number; from: number }[] = [];
  for (const id of common) {
    let run = { length: 1, from: -1 };
    for (const [earlier, other] of runs.entries())
      if (at(common[earlier] ?? '') < at(id) && other.length + 1 > run.length)
        run = { length: other.length + 1, from: earlier };
    runs.push(run);
  }
  let end = runs.reduce((best, { length }, index) => (length > (runs[best]?.length ?? 0) ? index : best), 0);
  const fixed = new Set<string>();
  while (end >= 0 && common[end] !== undefined) {
    fixed.add(common[end] ?? '');
    end = runs[end]?.from ?? -1;
  }
  return fixed;
}

function hiddenDifferences(master: WrittenResume, version: WrittenResume): Difference[] {
  const keys = [...new Set([...master.hidden, ...version.hidden])];
  return keys.flatMap((key): Difference[] => {
    const hidden = version.hidden.includes(key);
    if (master.hidden.includes(key) === hidden) return [];
    if (sectionNamed(key) !== null) return [{ kind: 'hidden', key, list: null, entry: null, hidden }];
    for (const list of LIST_NAMES) {
      const entry = entriesOf(version, list).find(({ id }) => id === key);
      if (entry && entriesOf(master, list).some(({ id }) => id === key))
        return [{ kind: 'hidden', key, list, entry, hidden }];
    }
    return [];
  });
}

/** Whether the sections that both have are in the same order. */
function sameOrder(a: WrittenResume, b: WrittenResume): boolean {
  if (a.order.join('\n') === b.order.join('\n')) return true;
  const [keysA, keysB] = [sectionKeys(a), sectionKeys(b)];
  const only = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key)).join('\n');
  return only(keysA, keysB) === only(keysB, keysA);
}

/** `target` made as `source` is in one difference, and in nothing else. Takes back, takes over, and undoes either. */
export function asIn(target: WrittenResume, source: WrittenResume, difference: Difference): WrittenResume {
  switch (difference.kind) {
    case 'field':
    case 'look':
      return { ...target, [difference.field]: source[difference.field] };
    case 'order':
      return { ...target, order: source.order };
    case 'hidden':
      return withHiddenAs(target, source, difference.key);
    case 'entry-field': {
      const { list, entry, field } = difference;
      const wanted = entriesOf(source, list).find(({ id }) => id === entry.id);
      if (!wanted) return target;
      return withEntries(target, list, (entries) =>
        entries.map((one) => (one.id === entry.id ? { ...one, [field]: wanted[field] ?? '' } : one)),
      );
    }
    case 'entry':
      return withEntryAs(target, source, difference.list, difference.entry.id);
    case 'moved': {
      const { list, entry } = difference;
      const fixed = inPlace(entriesOf(source, list), entriesOf(target, list));
      if (fixed.has(entry.id)) return target;
      return withEntries(target, list, (entries) =>
        placed(
          entries.filter(({ id }) => id !== entry.id),
          entries.find(({ id }) => id === entry.id),
          entriesOf(source, list),
          fixed,
        ),
      );
    }
  }
}

/** An entry that the source has is put in as it is there; one that it has not is taken out. */
function withEntryAs(target: WrittenResume, source: WrittenResume, list: ListName, id: string): WrittenResume {
  const others = entriesOf(target, list).filter((entry) => entry.id !== id);
  const wanted = entriesOf(source, list).find((entry) => entry.id === id);
  const changed = withEntries(target, list, () =>
    placed(others, wanted, entriesOf(source, list), new Set(others.map((entry) => entry.id))),
  );
  return wanted ? withHiddenAs(changed, source, id) : changed;
}

function withHiddenAs(target: WrittenResume, source: WrittenResume, key: string): WrittenResume {
  const others = target.hidden.filter((other) => other !== key);
  return { ...target, hidden: source.hidden.includes(key) ? [...others, key] : others };
}

/** An entry put behind the last of the `fixed` ones that comes before it in the source. */
function placed(
  others: readonly AnyEntry[],
  entry: AnyEntry | undefined,
  source: readonly AnyEntry[],
  fixed: ReadonlySet<string>,
): readonly AnyEntry[] {
  if (!entry) return others;
  const at = source.findIndex(({ id }) => id === entry.id);
  const before = source.slice(0, at).findLast(({ id }) => fixed.has(id) && others.some((other) => other.id === id));
  const index = before === undefined ? 0 : others.findIndex(({ id }) => id === before.id) + 1;
  return [...others.slice(0, index), entry, ...others.slice(index)];
}

const withEntries = (
  resume: WrittenResume,
  list: ListName,
  change: (entries: readonly AnyEntry[]) => readonly AnyEntry[],
): WrittenResume => ({ ...resume, [list]: change(entriesOf(resume, list)) });
