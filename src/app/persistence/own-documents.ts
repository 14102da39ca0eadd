import type { Tabs } from '../../platform/storage/tabs';
import type { PersistedCollection } from './persist-store';

/** What of a collection belongs to the tab that made it. */
export interface Own {
  /** `whole`: its documents belong together and are taken over together; `each`: one by one. */
  readonly taken: 'whole' | 'each';
  /** Default: every document. */
  readonly has?: (id: string) => boolean;
}

const OWNED = /^(.*)@tab:([\w-]+)$/s;
/** `main@tab:<id>`: the document `main` of that tab. */
export const idInTab = (id: string, tab: string | null): string => (tab === null ? id : `${id}@tab:${tab}`);

/** Whose a stored document is; `tab` is `null` for one that no tab owns. */
export function ownerOf(stored: string): { readonly id: string; readonly tab: string | null } {
  const [, id, tab] = OWNED.exec(stored) ?? [];
  return id !== undefined && tab !== undefined ? { id, tab } : { id: stored, tab: null };
}

interface Found {
  readonly stored: string;
  readonly id: string;
  readonly tab: string | null;
  readonly value: unknown;
  readonly rev: number;
}

/** A document of a tab that is gone, as this tab shows it. */
interface Shown {
  readonly stored: string;
  /** As the state has it; not known before the state has taken it in. */
  value?: unknown;
}

/**
 * A collection of what is half entered, in which each tab sees its own documents. Those of a tab that is gone are shown by
 * the others where they have none, and belong to the first that changes them or takes them up; so nothing is lost by a crash
 * or a closed tab, and two tabs that live never write in each other's.
 */
export function ownDocuments<S>(spec: PersistedCollection<S>, tabs: Tabs): PersistedCollection<S> {
  const { own } = spec;
  if (!own) return spec;
  const owns = own.has ?? (() => true);
  const found = new Map<string, Found>();
  const shown = new Map<string, Shown>();
  /** Documents that this tab has had of its own: what others leave behind has no place there any more. */
  const had = new Set<string>();
  let initial: Readonly<Record<string, unknown>> | null = null;
  let latest: Readonly<Record<string, unknown>> = {};
  let selected: Readonly<Record<string, unknown>> | null = null;

  function settle(): void {
    for (const [id, orphan] of shown) {
      if (!('value' in orphan)) orphan.value = latest[id];
      if (orphan.value === latest[id]) continue;
      // Changed here, so it is this tab's from now on.
      for (const one of own?.taken === 'whole' ? [...shown.keys()] : [id]) take(one);
    }
    for (const id of Object.keys(latest)) if (owns(id) && !shown.has(id) && latest[id] !== initial?.[id]) had.add(id);
  }

  function take(id: string): void {
    shown.delete(id);
    had.add(id);
    selected = null;
  }

  function select(state: S): Readonly<Record<string, unknown>> {
    const now = spec.select(state);
    initial ??= now;
    if (selected && now === latest) return selected;
    latest = now;
    settle();
    // What is as it was at first is nothing: it is not stored, and takes no place.
    selected = Object.fromEntries(
      Object.entries(now)
        .filter(([id, value]) => !owns(id) || shown.has(id) || value !== initial?.[id])
        .map(([id, value]) => [owns(id) ? (shown.get(id)?.stored ?? idInTab(id, tabs.id)) : id, value]),
    );
    return selected;
  }

  const isBlank = (id: string) => !had.has(id) && !shown.has(id) && latest[id] === initial?.[id];

  /** The documents of others that come into view: the newest of those whose tab is gone, where this tab has none. */
  function leftBehind(): Found[] {
    const orphans = [...found.values()]
      .filter(({ stored, id, tab }) => stored !== idInTab(id, tabs.id) && tabs.isGone(tab) && isBlank(id))
      .sort((a, b) => b.rev - a.rev);
    if (own?.taken === 'whole') {
      const untouched = had.size === 0 && shown.size === 0;
      return untouched ? orphans.filter(({ tab }) => tab === orphans[0]?.tab) : [];
    }
    return orphans.filter(({ id }, index) => orphans.findIndex((other) => other.id === id) === index);
  }

  return {
    ...spec,
    parse: (value, stored) => spec.parse(value, ownerOf(stored).id),
    migrations: Object.fromEntries(
      Object.entries(spec.migrations).map(([from, migrate]) => [
        from,
        (value: unknown, stored: string) => migrate(value, ownerOf(stored).id),
      ]),
    ),
    select,
    received({ documents, removed, revs = {} }) {
      const into: Record<string, unknown> = {};
      const out = new Set<string>();
      for (const [stored, value] of Object.entries(documents)) {
        const { id, tab } = ownerOf(stored);
        if (!owns(id)) into[stored] = value;
        else {
          found.set(stored, { stored, id, tab, value, rev: revs[stored] ?? 0 });
          if (stored === idInTab(id, tabs.id)) {
            into[id] = value;
            take(id);
          } else if (shown.get(id)?.stored === stored) {
            into[id] = value;
            shown.set(id, { stored });
          }
        }
      }
      for (const stored of removed) {
        const { id } = ownerOf(stored);
        found.delete(stored);
        if (!owns(id)) out.add(stored);
        else if (shown.get(id)?.stored === stored || (!shown.has(id) && stored === idInTab(id, tabs.id))) {
          shown.delete(id);
          out.add(id);
        }
      }
      // A tab that came back has its own again.
      for (const [id, { stored }] of [...shown])
        if (!tabs.isGone(ownerOf(stored).tab)) {
          shown.delete(id);
          delete into[id];
          out.add(id);
        }
      for (const { id, stored, value } of out.size > 0 ? [] : leftBehind()) {
        into[id] = value;
        shown.set(id, { stored });
      }
      selected = null;
      if (Object.keys(into).length + out.size === 0) return { type: 'persistence/elsewhere' };
      return spec.received({ documents: into, removed: [...out].filter((id) => !Object.hasOwn(into, id)) });
    },
    claim(id) {
      const ids = id === undefined ? [...shown.keys()] : shown.has(id) ? [id] : [];
      for (const one of ids) take(one);
      return ids.length > 0;
    },
    release(id) {
      if (!had.has(id)) return false;
      had.delete(id);
      shown.set(id, { stored: id, value: latest[id] });
      selected = null;
      return true;
    },
    leftBy: (tab) => [...found.values()].filter((document) => document.tab === tab).map(({ stored }) => stored),
    erased: () => found.clear(),
  };
}
