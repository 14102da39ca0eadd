import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../button';
import { whenIdle } from '../when-idle';
import { turnsIn } from './attempts';
import { Message } from './message';
import type { ChatWords, MessageActions, ShownMessage } from './types';
import { useReadingPlace } from './use-reading-place';

/** This many of the newest messages are drawn at once; */
const FIRST = 10;
/** older ones follow while the page is idle, this many at a time. */
const STEP = 20;

export interface MessageListProps {
  readonly label: string;
  readonly messages: readonly ShownMessage[];
  readonly busy: boolean;
  /** The reply as it comes in; replaces the last message while `busy`. */
  readonly live: ReactNode;
  /** Id of the message that is being read aloud. */
  readonly speaking: string | null;
  readonly canAskAgain: boolean;
  readonly actions: MessageActions;
  readonly words: ChatWords;
  /** Its height. */
  readonly className?: string;
  /** The list goes to the end of what comes in; otherwise a reply stays at its beginning. */
  readonly follows?: boolean;
  /** Shown while there is no message. */
  readonly empty: ReactNode;
}

/** The messages, oldest first. A reply begins with its first line in sight, and is followed by a reader at its end. */
export function MessageList({
  label,
  messages,
  busy,
  live,
  speaking,
  canAskAgain,
  actions,
  words,
  className,
  follows = false,
  empty,
}: MessageListProps) {
  const turns = useMemo(() => turnsIn(messages), [messages]);
  const last = turns.at(-1);
  const { box, content, away, onScroll, jump, room } = useReadingPlace(busy ? last?.message.id : undefined, follows);
  const hidden = useHidden(turns.length);
  return (
    <div className="relative">
      <section
        ref={box}
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        // Its own background lets the browser scroll it without repainting.
        className={clsx('overflow-x-hidden overflow-y-auto overscroll-contain bg-surface', className)}
      >
        <div ref={content} className={messages.length === 0 ? 'h-full' : undefined}>
          {messages.length === 0 ? (
            empty
          ) : (
            <ol className="py-3">
              {turns.slice(hidden).map((turn, at) => {
                const { message, attempts } = turn;
                const isLast = turn === last;
                return (
                  <Message
                    key={message.id}
                    message={message}
                    attempts={attempts}
                    last={isLast}
                    near={hidden + at >= turns.length - 2}
                    busy={busy && isLast}
                    speaking={speaking === message.id}
                    canAskAgain={canAskAgain && isLast}
                    actions={actions}
                    words={words}
                    live={busy && isLast ? live : undefined}
                    least={isLast && room?.of === message.id ? room.height : 0}
                  />
                );
              })}
            </ol>
          )}
        </div>
      </section>
      {away ? (
        // A strip of its own: no line is half under the button, and there is always more to scroll to below it.
        <div className="absolute inset-x-0 bottom-0 flex justify-center border-t border-line bg-surface py-1.5">
          <Button size="sm" onClick={jump}>
            <ArrowDown aria-hidden="true" /> Jump to latest
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** How many of the oldest messages are not drawn yet. */
function useHidden(count: number): number {
  const [hidden, setHidden] = useState(() => Math.max(0, count - FIRST));
  useEffect(() => {
    if (hidden === 0) return;
    return whenIdle(() => setHidden((now) => Math.max(0, now - STEP)));
  }, [hidden]);
  return Math.min(hidden, Math.max(0, count - 1));
}
