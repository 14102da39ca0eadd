import { clsx } from 'clsx';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { TextField } from '../field';

export interface ChoosableLanguage {
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly english?: string;
}

interface Choice {
  /** BCP 47 tag of what is spoken. */
  readonly language: string;
  /** The languages that fit what was typed; all of them for nothing. */
  readonly find: (query: string) => readonly ChoosableLanguage[];
  readonly onChoose: (tag: string) => void;
}

/** The languages that are chosen with one press, and the way to all others. */
export function LanguageChoice({
  quick,
  language,
  find,
  onChoose,
}: Choice & { readonly quick: readonly ChoosableLanguage[] }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-sm text-ink-soft">You speak</legend>
      {quick.map(({ tag, name }) => (
        <Button
          key={tag}
          size="sm"
          aria-pressed={language === tag}
          className={clsx(language === tag && 'border-primary bg-primary-soft text-primary-ink')}
          onClick={() => onChoose(tag)}
        >
          <span lang={tag}>{name}</span> <span className="figures">{tag}</span>
        </Button>
      ))}
      <LanguageButton
        language={language}
        find={find}
        onChoose={onChoose}
        label={quick.some(({ tag }) => tag === language) ? 'Another language' : null}
      />
    </fieldset>
  );
}

/** Says what is spoken, and opens the list of what else can be. */
export function LanguageButton({
  language,
  find,
  onChoose,
  label,
}: Choice & {
  /** In place of the name of the language. */
  readonly label: string | null;
}) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const current = label === null ? find('').find(({ tag }) => tag === language) : undefined;
  const close = () => {
    setOpen(false);
    setQuery('');
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Languages aria-hidden="true" /> {label ?? `You speak: ${current?.name ?? language}`}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="What do you speak?"
        lead="No browser says which languages it knows. One that it does not know says so when you speak."
      >
        <TextField
          label="Search languages"
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
        {open ? (
          <Found
            languages={find(query)}
            language={language}
            onChoose={(tag) => {
              onChoose(tag);
              close();
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function Found({
  languages,
  language,
  onChoose,
}: {
  languages: readonly ChoosableLanguage[];
  language: string;
  onChoose: (tag: string) => void;
}) {
  if (languages.length === 0)
    return (
      <p role="status" className="mt-4 text-sm text-ink-soft">
        No language has this name.
      </p>
    );
  return (
    <ul aria-label="Languages" className="mt-4 grid max-h-[50vh] gap-1 overflow-y-auto">
      {languages.map(({ tag, name, english }) => (
        <li key={tag}>
          <button
            type="button"
            aria-pressed={tag === language}
            className={clsx(
              'flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-control px-3 py-2 text-left hover:bg-sunken',
              tag === language && 'bg-primary-soft text-primary-ink',
            )}
            onClick={() => onChoose(tag)}
          >
            <span lang={tag}>{name}</span>
            {english && english !== name ? <span className="text-sm text-ink-soft">{english}</span> : null}
            <span className="figures ml-auto text-sm text-ink-soft">{tag}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
