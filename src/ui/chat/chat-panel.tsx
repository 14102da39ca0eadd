import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../lazy-part';
import { CopyTextContext, RunCodeContext, type RunnableLanguage } from './code-contexts';
import { Composer, type ComposerProps } from './composer';
import { ReplyText } from './message';
import { MessageList, type MessageListProps } from './message-list';
import type { ThoughtsProps } from './reply-aside';
import type { ShownMessage } from './types';
import { useInSight } from './use-in-sight';
import { usePaced } from './use-paced';

const Thoughts = lazyPart<ThoughtsProps>(() => import('./reply-aside').then((m) => m.Thoughts));
const Waited = lazyPart<{ words: string }>(() => import('./reply-aside').then((m) => m.Waited));

export interface ChatPanelProps
  extends Omit<MessageListProps, 'label' | 'className'>,
    Omit<ComposerProps, 'label' | 'ref'> {
  /** Accessible name of the chat, such as `Chat with the tutor`. */
  readonly label: string;
  /** Height of the message list. */
  readonly listClassName: string;
  readonly copyText: (text: string) => Promise<boolean>;
  /** Opens a program of the chat where it can be run. */
  readonly runCode?: (language: RunnableLanguage, source: string) => void;
  /** Above the messages: what belongs to this conversation as a whole. */
  readonly top?: ReactNode;
}

/** A chat: its messages, what is being written, and the text box. It holds no state; a flow is behind it. */
export function ChatPanel({ label, listClassName, copyText, runCode, top, ...props }: ChatPanelProps) {
  const { messages, busy, words } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const asked = busy ? messages.at(-1)?.id : undefined;
  useEffect(() => {
    // What was pressed to ask is gone from the screen: the keyboard continues in the text box.
    if (asked && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <CopyTextContext value={copyText}>
      <RunCodeContext value={runCode ?? null}>
        <section aria-label={label} className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
          {top}
          <MessageList {...props} label="Messages" className={listClassName} />
          <Composer {...props} label="Your question" ref={box} />
          <p role="status" className="sr-only">
            {busy ? `${words.assistant} is typing.` : endWords(messages.at(-1))}
          </p>
        </section>
      </RunCodeContext>
    </CopyTextContext>
  );
}

/** How the last reply ended, for those who do not see it; the reason of a failure is in its own alert. */
function endWords(last: ShownMessage | undefined): string {
  if (last?.role !== 'bot') return '';
  if (last.error) return last.error.kind === 'aborted' ? 'The reply was interrupted.' : 'The reply failed.';
  if (last.finish === 'stopped') return 'The reply was stopped.';
  if (last.finish === 'length') return 'The reply ended at its length limit; its end is missing.';
  return 'The reply is complete.';
}

/** The reply as it comes in; before its first words, that it is on its way. */
export function LiveReply({
  text,
  assistant,
  thoughts = '',
  waitsFor = null,
}: {
  text: string;
  assistant: string;
  thoughts?: string | undefined;
  /** Who is waited for, such as `the model`; `null`: the wait is not counted. */
  waitsFor?: string | null;
}) {
  const [end, endInSight] = useInSight<HTMLSpanElement>();
  const shown = usePaced(text, endInSight);
  const thinking = usePaced(thoughts);
  return (
    <div className="relative grid gap-2">
      {thinking ? (
        <Suspense fallback={null}>
          <Thoughts text={thinking} open={shown === ''} />
        </Suspense>
      ) : null}
      {shown === '' ? (
        <p className="flex items-center gap-2 py-1 text-sm text-ink-soft">
          <span aria-hidden="true" className="flex gap-1">
            <i className="size-1.5 rounded-chip bg-ink-faint" />
            <i className="size-1.5 rounded-chip bg-ink-faint/70" />
            <i className="size-1.5 rounded-chip bg-ink-faint/40" />
          </span>
          {assistant} is typing…
          {waitsFor && thinking === '' ? (
            <Suspense fallback={null}>
              <Waited words={waitsFor} />
            </Suspense>
          ) : null}
        </p>
      ) : (
        <ReplyText text={shown} growing />
      )}
      {/* As high as two lines, so that a last line half in sight is one in sight. */}
      <span ref={end} aria-hidden="true" className="pointer-events-none absolute bottom-0 h-12 w-px" />
    </div>
  );
}
