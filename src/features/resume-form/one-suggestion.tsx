import { Check, X } from 'lucide-react';
import { sourcePath } from '../../app/open-source';
import { LIST_NAMES } from '../../domain/resume-document/edits';
import type { FieldPlace } from '../../domain/resume-document/find-field';
import type { Suggestion } from '../../domain/resume-document/suggestions';
import type { AnyEntry, TextFieldName, WrittenResume } from '../../domain/resume-document/types';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Link } from '../../ui/link';
import { entryFieldName, entryName, fieldName } from './place-words';
import { SuggestedChange } from './suggested-change';

/** One suggestion of the panel, with what can be done about it. */
export function OneSuggestion({
  suggestion,
  resume,
  onAccept,
  onRefuse,
}: {
  suggestion: Suggestion;
  resume: WrittenResume;
  onAccept: () => void;
  onRefuse: () => void;
}) {
  const state = useHere('the resume');
  const name = nameOf(suggestion, resume);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-medium wrap-anywhere">{name}</h3>
      <SuggestedChange suggestion={suggestion} />
      <p className="text-sm text-ink-soft wrap-anywhere">{suggestion.why}</p>
      <div className="flex flex-wrap gap-2">
        {suggestion.kind === 'evidence' ? (
          <Link
            to={sourcePath(suggestion.source)}
            state={state}
            className="inline-flex min-h-8 items-center rounded-control px-2 text-sm font-medium text-primary-ink hover:underline pointer-coarse:min-h-11"
          >
            Open where it is
          </Link>
        ) : suggestion.kind === 'advice' ? null : (
          <Button size="sm" aria-label={`Accept: ${name}`} onClick={onAccept}>
            <Check aria-hidden="true" /> Accept
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`${suggestion.kind === 'advice' ? 'Put aside' : 'Refuse'}: ${name}`}
          onClick={onRefuse}
        >
          <X aria-hidden="true" /> {suggestion.kind === 'advice' ? 'Put aside' : 'Refuse'}
        </Button>
        {suggestion.kind === 'words' || suggestion.kind === 'advice' ? (
          <Button size="sm" onClick={() => toField(suggestion.place)}>
            Go to the field
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function nameOf(suggestion: Suggestion, resume: WrittenResume): string {
  switch (suggestion.kind) {
    case 'words':
    case 'advice': {
      const { field, entryId } = suggestion.place;
      for (const list of LIST_NAMES) {
        const entry = (resume[list] as unknown as readonly AnyEntry[]).find(({ id }) => id === entryId);
        if (entry) return `${entryName(list, entry)}: ${entryFieldName(list, field)}`;
      }
      return fieldName(field as TextFieldName);
    }
    case 'show':
      return `Show ${entryName(suggestion.list, suggestion.entry)}`;
    case 'line':
      return 'A line among your achievements';
    case 'evidence':
      return 'You have something for it';
  }
}

function toField({ field, entryId }: FieldPlace): void {
  const entry = entryId === null ? '' : `[data-entry="${CSS.escape(entryId)}"] `;
  const found = document.querySelector<HTMLElement>(`${entry}[data-field="${CSS.escape(field)}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
}
