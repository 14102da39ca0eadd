import type { ConflictNote } from '../../platform/storage/types';
import type { Vault } from '../../platform/storage/vault';

/** What two tabs changed at the same time since this one was opened, until it is dismissed. */
export interface ConflictNotes {
  get(): readonly ConflictNote[];
  subscribe(listener: () => void): () => void;
  dismiss(): void;
}

/** Collections whose documents are choices and counters: the later one wins, without a notice. */
const UNTOLD = /settings$|^eventsTheme$|^activity$|^typingResults$|^trackProgress$|^planStates$|^guideVisits$/i;
/** Fields that are not words. */
const NO_WORDS = /^(?:rank|list|sample|eventId|doneAt|index|seconds)$/;

const isTold = ({ collection, fields }: ConflictNote) =>
  !UNTOLD.test(collection) && !fields.every((field) => NO_WORDS.test(field));

export function createConflictNotes(vault: Pick<Vault, 'subscribe'>): ConflictNotes {
  let notes: readonly ConflictNote[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly ConflictNote[]) => {
    notes = next;
    for (const listener of [...listeners]) listener();
  };
  vault.subscribe((event) => {
    if (event.type === 'conflict' && isTold(event.note)) become([...notes, event.note]);
    if (event.type === 'erased') become([]);
  });
  return {
    get: () => notes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: () => become([]),
  };
}
