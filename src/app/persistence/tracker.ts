import type { Base, Change } from '../../platform/storage/types';

type Documents = Readonly<Record<string, unknown>>;

interface Known {
  /** What was last agreed on with the disk. */
  readonly base: Base;
  /** The document in the state that corresponds to `base`; `ABSENT` when the state had none. */
  readonly ref: unknown;
}

/** The state has no such document. */
export const ABSENT = Symbol('absent');

interface Look {
  readonly changed: boolean;
  readonly unsaved: boolean;
}

/** Which documents of one collection the tab has changed, recognised by their references. */
export interface Tracker {
  /** Takes the collection as it is now; says whether any document changed since the last look, and an unsaved one. */
  look(documents: Documents): Look;
  isDirty(id: string): boolean;
  dirtyCount(): number;
  /** The unsaved documents with what they are based on. */
  changes(): Change[];
  current(id: string): unknown;
  known(id: string): Known | undefined;
  /** From now on `ref` corresponds to `base`. */
  agree(id: string, base: Base, ref: unknown): void;
  /** Everything in `documents` counts as found, nothing as written. */
  reset(documents: Documents): void;
}

/** A tracker that takes what the state begins with as it is: defaults are not written until they are changed. */
export function createTracker(collection: string, initial: Documents): Tracker {
  let known = new Map<string, Known>();
  let documents: Documents = {};
  let dirty = new Set<string>();

  const refOf = (from: Documents, id: string) => (Object.hasOwn(from, id) ? from[id] : ABSENT);

  function settle(id: string): void {
    const ref = refOf(documents, id);
    if ((known.get(id)?.ref ?? ABSENT) === ref) dirty.delete(id);
    else dirty.add(id);
  }

  function reset(found: Documents): void {
    documents = found;
    dirty = new Set();
    known = new Map(Object.entries(found).map(([id, ref]) => [id, { base: { rev: 0, value: ref }, ref }]));
  }
  reset(initial);

  return {
    look(next) {
      const before = documents;
      documents = next;
      let changed = false;
      let unsaved = false;
      if (before === next) return { changed, unsaved };
      for (const id of new Set([...Object.keys(before), ...Object.keys(next)])) {
        if (refOf(before, id) === refOf(next, id)) continue;
        settle(id);
        changed = true;
        unsaved ||= dirty.has(id);
      }
      return { changed, unsaved };
    },
    isDirty: (id) => dirty.has(id),
    dirtyCount: () => dirty.size,
    changes: () =>
      [...dirty].map((id) => {
        const ref = refOf(documents, id);
        const base = known.get(id)?.base ?? { rev: 0, value: undefined };
        return { collection, id, base, value: ref === ABSENT ? undefined : ref };
      }),
    current: (id) => refOf(documents, id),
    known: (id) => known.get(id),
    agree(id, base, ref) {
      known.set(id, { base, ref });
      settle(id);
    },
    reset,
  };
}
