import type { Suggestion } from '../../domain/resume-document/suggestions';
import { viewOf } from '../../domain/resume-document/views';
import { WordChanges } from './word-changes';

/** What a suggestion would change, as a difference. */
export function SuggestedChange({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'words':
      return <WordChanges before={suggestion.before} after={suggestion.after} />;
    case 'line':
      return <WordChanges before="" after={suggestion.after} />;
    case 'show': {
      const { title, sub, lines } = viewOf(suggestion.list, suggestion.entry as never);
      const words = [title, sub.join(' | '), ...lines.map(({ text }) => text)].filter((line) => line !== '');
      return <WordChanges before="" after={words.join('\n')} />;
    }
    case 'advice':
      return (
        <p className="text-sm wrap-anywhere" dir="auto">
          “{suggestion.words}”
        </p>
      );
    case 'evidence':
      return (
        <p className="text-sm wrap-anywhere" dir="auto">
          “{suggestion.words}” <span className="text-ink-soft">({suggestion.where})</span>
        </p>
      );
  }
}
