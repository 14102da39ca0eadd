import { TextArea, TextField } from '../../ui/field';
import type { FieldWords } from './form-words';

/** One field of the form with its hint below it. A hint is advice: the field is never marked as wrong. */
export function TextInput({
  words,
  value,
  hint,
  onChange,
}: {
  words: FieldWords<string>;
  value: string;
  hint: string | null;
  onChange: (value: string) => void;
}) {
  const help =
    hint !== null ? (
      <span className="text-warning-ink">{hint}</span>
    ) : words.help !== undefined ? (
      words.help
    ) : undefined;
  const shared = {
    label: words.label,
    help,
    value,
    dir: 'auto' as const,
    'data-field': words.field,
    className: 'resume-text',
    ...(words.placeholder ? { placeholder: words.placeholder } : {}),
    autoComplete: words.autoComplete ?? 'off',
  };
  if (words.area) return <TextArea {...shared} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...shared}
      {...(words.inputMode ? { inputMode: words.inputMode } : {})}
      spellCheck={words.inputMode === undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
