import type { Attempts, ShownMessage } from './types';

/** A message that is shown, with the attempts that it is one of. */
export interface Turn {
  readonly message: ShownMessage;
  /** `null` where there was only one. */
  readonly attempts: Attempts | null;
}

/** The messages as turns: of several attempts at an answer the last, which is the one that counts. */
export function turnsIn(messages: readonly ShownMessage[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (let at = 0; at < messages.length; at += 1) {
    const first = messages[at];
    if (!first) break;
    if (first.role === 'user') {
      turns.push({ message: first, attempts: null });
      continue;
    }
    const group = [first];
    while (messages[at + 1]?.role === 'bot') {
      at += 1;
      group.push(messages[at] as ShownMessage);
    }
    const shown = group.at(-1) ?? first;
    // The one that counts is the last; in time it may have been the first.
    const ids = group.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ id }) => id);
    turns.push({ message: shown, attempts: ids.length > 1 ? { at: ids.indexOf(shown.id), ids } : null });
  }
  return turns;
}
