import { readQuickAdd } from './read-quick-add';
import type { QuickAddContext } from './types';

/** A title as one types it so that all of it stays the title: a backslash before what would be a mark. */
export function titleAsTyped(title: string, context: QuickAddContext): string {
  // Backslashes that the title has itself first, from the end so that places hold.
  let typed = readQuickAdd(title, context)
    .spans.filter(({ kind }) => kind === 'escape')
    .reduceRight((text, { from }) => `${text.slice(0, from)}\\${text.slice(from)}`, title);
  // Each round keeps one more mark; one that is kept may uncover another.
  for (let round = 0; round <= title.length; round += 1) {
    const mark = readQuickAdd(typed, context).spans.find(
      ({ kind }) => kind !== 'title' && kind !== 'unsure' && kind !== 'escape',
    );
    if (!mark) return typed;
    typed = `${typed.slice(0, mark.from)}\\${typed.slice(mark.from)}`;
  }
  return typed;
}
