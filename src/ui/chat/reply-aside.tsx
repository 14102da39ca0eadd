import { ChevronLeft, ChevronRight, FileText, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button';
import { ButtonLink } from '../button-link';
import type { Attempts, ShownFile, ShownMessage, ShownPage } from './types';

export interface ThoughtsProps {
  readonly text: string;
  /** It still thinks. */
  readonly open?: boolean;
}

/** What a model thought, folded away. */
export const Thoughts = ({ text, open = false }: ThoughtsProps) => (
  <details className="rounded-control border border-line text-sm">
    <summary className="cursor-pointer px-3 py-1.5 text-ink-soft">
      {open ? 'Thinking…' : 'What the model thought'}
    </summary>
    <p className="max-h-64 overflow-y-auto border-t border-line px-3 py-2 break-words whitespace-pre-wrap text-ink-soft">
      {text.trim()}
    </p>
  </details>
);

const LINK = 'font-medium text-primary-ink underline underline-offset-2';

const Page = ({ name, url }: ShownPage) => (
  <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
    {name}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
);

export interface ModelSourcesProps {
  readonly given?: ShownMessage['given'] | undefined;
  readonly cites?: readonly ShownPage[] | undefined;
}

/** What a model was given, by the numbers it cites, and the pages that it cites itself. */
export function ModelSources({ given, cites = [] }: ModelSourcesProps) {
  const cards = given?.cards ?? [];
  if (cards.length === 0 && cites.length === 0 && !given?.personal) return null;
  return (
    <div className="grid gap-1.5 text-sm text-ink-soft">
      {cards.length > 0 ? (
        <section aria-label="Cards that the model was given">
          <p>Given to the model, from this app’s cards:</p>
          <ol className="mt-0.5 grid gap-0.5">
            {cards.map(({ title, sources }, index) => (
              <li key={title}>
                [{index + 1}] {title}
                {sources.length > 0 ? ': ' : ''}
                {sources.map((page, at) => (
                  <span key={page.url}>
                    {at > 0 ? ', ' : ''}
                    <Page {...page} />
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {cites.length > 0 ? (
        <section aria-label="Pages that the model cites">
          <p>The model cites these pages; nobody has checked them:</p>
          <ul className="mt-0.5 grid gap-0.5">
            {cites.map((page) => (
              <li key={page.url} className="break-words">
                <Page {...page} /> <span className="text-xs">({hostOf(page.url)})</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {given?.personal ? <p>It was told your goal, job and progress.</p> : null}
    </div>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}

/** After a quiz: more of the same, where it comes back before it is forgotten. */
export const StudyOn = ({ to }: { readonly to: string }) => (
  <ButtonLink size="sm" to={to} className="justify-self-start">
    Go on in Study mode
  </ButtonLink>
);

export interface AttemptSwitchProps {
  readonly attempts: Attempts;
  readonly disabled: boolean;
  readonly onChoose: (id: string) => void;
}

/** Which of several attempts at an answer is shown, and the way to the others. */
export function AttemptSwitch({ attempts: { at, ids }, disabled, onChoose }: AttemptSwitchProps) {
  const go = (to: number) => {
    const id = ids[to];
    if (id !== undefined) onChoose(id);
  };
  return (
    <fieldset className="flex items-center text-xs text-ink-soft">
      <legend className="sr-only">Attempts at this answer</legend>
      <IconButton
        label="Earlier attempt"
        disabled={disabled || at === 0}
        className="disabled:text-ink-faint [&_svg]:size-4"
        onClick={() => go(at - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <span aria-live="polite" className="figures">
        {at + 1} of {ids.length}
      </span>
      <IconButton
        label="Later attempt"
        disabled={disabled || at === ids.length - 1}
        className="disabled:text-ink-faint [&_svg]:size-4"
        onClick={() => go(at + 1)}
      >
        <ChevronRight />
      </IconButton>
    </fieldset>
  );
}

export interface FileChipsProps {
  readonly files: readonly ShownFile[];
  /** Absent once they were sent. */
  readonly onRemove?: (name: string) => void;
}

/** Files as chips. */
export const FileChips = ({ files, onRemove }: FileChipsProps) => (
  <ul aria-label="Attached files" className="flex flex-wrap gap-1.5">
    {files.map(({ name, text, length }) => (
      <li
        key={name}
        className="flex min-h-8 max-w-full items-center gap-1.5 rounded-chip border border-line bg-surface pl-3 text-xs"
      >
        <FileText aria-hidden="true" className="size-3.5 shrink-0" />
        <span className="truncate py-1.5">{name}</span>
        <span className={`shrink-0 text-ink-soft ${onRemove ? '' : 'pr-3'}`}>
          {length > text.length
            ? `first ${text.length.toLocaleString('en-US')} of ${length.toLocaleString('en-US')} characters`
            : `${length.toLocaleString('en-US')} characters`}
        </span>
        {onRemove ? (
          <IconButton label={`Remove ${name}`} className="size-8 [&_svg]:size-3.5" onClick={() => onRemove(name)}>
            <X />
          </IconButton>
        ) : null}
      </li>
    ))}
  </ul>
);

/** From this many seconds on, the wait is counted. */
const COUNTED = 3;

/** How long nothing has come yet. @param words who is waited for: `the model` */
export function Waited({ words }: { words: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - begun) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds < COUNTED ? null : (
    <span className="figures">
      Waiting for {words}, {seconds} s
    </span>
  );
}
