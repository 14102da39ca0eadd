import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { whenIdle } from '../when-idle';
import { Message } from './message';
import type { ChatWords, MessageActions, ShownMessage } from './types';

/** This many of the newest messages are drawn at once; */
const FIRST = 10;
/** older ones follow while the page is idle, this many at a time. */
const STEP = 20;
/** Nearer to its end than this, in pixels, the list follows what is added. */
const NEAR = 64;

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
  /** Shown while there is no message. */
  readonly empty: ReactNode;
}

/** The messages, oldest first. It follows the newest words as long as the reader is at its end. */
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
  empty,
}: MessageListProps) {
  const { box, content, away, onScroll, jump } = useStickToEnd();
  const hidden = useHidden(messages.length);
  const last = messages.at(-1);
  // A question of one's own is always shown, wherever one was reading.
  const sent = busy ? last?.id : undefined;
  useLayoutEffect(() => {
    if (sent) jump();
  }, [sent, jump]);
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
              {messages.slice(hidden).map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  last={message === last}
                  busy={busy && message === last}
                  speaking={speaking === message.id}
                  canAskAgain={canAskAgain && message === last}
                  actions={actions}
                  words={words}
                  live={busy && message === last ? live : undefined}
                />
              ))}
            </ol>
          )}
        </div>
      </section>
      {away ? (
        <Button size="sm" className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-lift" onClick={jump}>
          <ArrowDown aria-hidden="true" /> Jump to latest
        </Button>
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

function useStickToEnd() {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const position = useRef(0);
  const [away, setAway] = useState(false);
  const jump = useCallback(() => {
    stuck.current = true;
    setAway(false);
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);
  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // Only a reader moves up: what grows, or is measured as it comes into sight, pushes the end away without the
    // reader.
    const up = element.scrollTop < position.current - 1;
    position.current = element.scrollTop;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR) stuck.current = true;
    else if (up) stuck.current = false;
    setAway(!stuck.current);
  }, []);
  useEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return;
    const observer = new ResizeObserver(() => {
      if (stuck.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, content, away, onScroll, jump };
}
