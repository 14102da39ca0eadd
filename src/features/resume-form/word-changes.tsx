import { wordDiff } from '../../domain/text/word-diff';

/** Two texts in one: what is gone is struck out, what is new is underlined; both are said to a screen reader. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  const parts: { readonly key: string; readonly kind: string; readonly text: string }[] = wordDiff(before, after).map(
    (part, index) => ({ ...part, key: `part-${index}` }),
  );
  return (
    <p className="text-sm whitespace-pre-wrap wrap-anywhere" dir="auto">
      {parts.map(({ key, kind, text }) =>
        kind === 'removed' ? (
          <del key={key} className="rounded-sm bg-danger-soft px-0.5 text-danger-ink">
            <span className="sr-only">removed: </span>
            {text}
            <span className="sr-only">, </span>
          </del>
        ) : kind === 'added' ? (
          <ins key={key} className="rounded-sm bg-success-soft px-0.5 text-success-ink">
            <span className="sr-only">added: </span>
            {text}
            <span className="sr-only">, </span>
          </ins>
        ) : (
          <span key={key}>{text}</span>
        ),
      )}
    </p>
  );
}
