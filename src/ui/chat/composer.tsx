import { clsx } from 'clsx';
import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button, IconButton } from '../button';
import { ErrorBox } from '../notice';

export interface Voice {
  readonly listening: boolean;
  /** The guess at what is being said. */
  readonly interim: string;
  /** Whether this device turns the voice into text, or a service of the browser's maker; `null` until it is known. */
  readonly onDevice: boolean | null;
  readonly problem: { readonly title: string; readonly help: string } | null;
  /** Where speech would go, said before the microphone opens; with the choice of a language. */
  readonly before?: ReactNode;
  toggle(): void;
}

export interface ComposerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly draft: string;
  readonly busy: boolean;
  onDraft(text: string): void;
  onSend(): void;
  onStop(): void;
  readonly voice?: Voice;
  /** Above the box: what goes with the question. */
  readonly attached?: ReactNode;
  /** Beside the box: what attaches something. */
  readonly attach?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** The text box of a chat. Enter sends, Shift and Enter begin a new line. */
export function Composer({
  label,
  placeholder,
  draft,
  busy,
  onDraft,
  onSend,
  onStop,
  voice,
  attached,
  attach,
  ref,
}: ComposerProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = ref ?? own;
  const blank = draft.trim() === '';
  return (
    <form
      className="border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      {voice?.problem ? (
        <div className="mb-3">
          <ErrorBox title={voice.problem.title}>{voice.problem.help}</ErrorBox>
        </div>
      ) : null}
      {attached}
      <div className="flex items-end gap-2">
        {attach}
        <textarea
          ref={field}
          aria-label={label}
          placeholder={placeholder}
          value={draft}
          rows={1}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none rounded-control border border-line-strong bg-surface px-3 py-2 text-base placeholder:text-ink-faint hover:border-ink-faint focus:border-primary"
        />
        {voice ? (
          <IconButton
            label={voice.listening ? 'Stop listening' : 'Voice input'}
            aria-pressed={voice.listening}
            className={voice.listening ? 'size-11 bg-danger-soft text-danger-ink' : 'size-11'}
            onClick={voice.toggle}
          >
            {voice.listening ? <Square /> : <Mic />}
          </IconButton>
        ) : null}
        {busy ? (
          <Button className="min-h-11" onClick={onStop}>
            <Square aria-hidden="true" /> Stop
          </Button>
        ) : null}
        <Button
          type="submit"
          look="primary"
          className="min-h-11 px-3.5"
          aria-label="Send"
          title="Send"
          disabled={busy || blank}
        >
          <SendHorizontal aria-hidden="true" />
        </Button>
      </div>
      <p
        role="status"
        className={clsx('mt-1.5 min-h-5 text-xs text-ink-faint', (!voice?.listening || voice.interim) && 'truncate')}
      >
        {voice?.listening
          ? voice.interim
            ? `Hearing: ${voice.interim}`
            : `${listeningWords(voice.onDevice)} Say your question; it is added to the text box.`
          : 'Enter sends, Shift+Enter begins a new line.'}
      </p>
      {voice?.listening ? null : voice?.before}
    </form>
  );
}

function listeningWords(onDevice: boolean | null): string {
  if (onDevice === null) return 'Listening.';
  return onDevice
    ? 'Listening; your voice is recognised on this device.'
    : 'Listening; your browser sends your voice to its speech service.';
}
