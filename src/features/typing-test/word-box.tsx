import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { wordSource } from '../../domain/typing/pick-words';
import { paintWords } from './paint-words';
import { boxStyles } from './themes';
import type { TypingTest } from './use-typing-test';

/** The words to type, and the current one for those who hear the page, under `spokenId`. */
export function WordBox({ test, spokenId }: { test: TypingTest; spokenId: string }) {
  const theme = useSelector(test, (state) => state.context.theme);
  const difficulty = useSelector(test, (state) => state.context.difficulty);
  const seed = useSelector(test, (state) => state.context.seed);
  const list = useRef<HTMLElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!list.current || !cover.current || !spoken.current) return;
    const places = { list: list.current, cover: cover.current, spoken: spoken.current };
    return paintWords(places, test, wordSource(difficulty, seed));
  }, [test, difficulty, seed]);

  return (
    <div
      data-box-theme={theme}
      style={boxStyles[theme]}
      className="relative rounded-card border border-line bg-(--box-ground) p-4 font-mono text-xl text-(--box-ink) [font-variant-ligatures:none] select-none sm:p-5"
    >
      <section
        ref={list}
        aria-label="Words to type"
        className="flex h-[9.2em] flex-wrap content-start gap-x-[1ch] overflow-hidden leading-[2.3em] [contain:strict]"
      />
      <div
        ref={cover}
        aria-hidden="true"
        className="absolute top-0 left-0 h-[2.3em] will-change-transform rounded bg-(--box-now) leading-[2.3em] whitespace-pre decoration-(--box-wrong) decoration-2 [contain:strict]"
      />
      <p ref={spoken} id={spokenId} className="sr-only" aria-live="polite" />
    </div>
  );
}
