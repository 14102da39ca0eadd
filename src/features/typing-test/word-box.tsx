import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { textSource } from '../../domain/typing/text';
import { KEPT } from './kept';
import { paintWords } from './paint-words';
import { boxStyles } from './themes';
import { useTest } from './use-test';
import type { TypingTest } from './use-typing-test';

/**
 * The words to type, with what is typed and a caret in them while `focused`; and the current word for those who hear the
 * page, under `spokenId`.
 */
export function WordBox({
  test,
  box,
  focused,
  spokenId,
}: {
  test: TypingTest;
  box: RefObject<HTMLDivElement | null>;
  focused: boolean;
  spokenId: string;
}) {
  const theme = useTest(test, (state) => state.context.theme);
  const seed = useTest(test, (state) => state.context.seed);
  const list = useRef<HTMLElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    const { context } = test.getSnapshot();
    if (context.seed !== seed || !list.current || !cover.current || !caret.current || !spoken.current) return;
    const places = { list: list.current, cover: cover.current, caret: caret.current, spoken: spoken.current };
    return paintWords(places, test, textSource(context));
  }, [test, seed]);

  return (
    <div
      ref={box}
      data-box-theme={theme}
      style={boxStyles[theme]}
      className="relative cursor-text rounded-card border border-line bg-(--box-ground) p-4 font-mono text-xl text-(--box-ink) [font-variant-ligatures:none] select-none sm:p-5"
    >
      <section
        ref={list}
        aria-label="Words to type"
        className={clsx(
          'h-[9.2em] overflow-hidden leading-[2.3em] whitespace-pre-wrap [contain:strict] *:inline-block',
          KEPT,
        )}
      />
      <div
        ref={cover}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-[2.3em] will-change-transform rounded bg-(--box-now) leading-[2.3em] whitespace-pre decoration-(--box-wrong) decoration-2 [contain:strict]"
      />
      <div
        ref={caret}
        aria-hidden="true"
        data-focused={focused}
        className="pointer-events-none absolute top-[0.45em] -left-px h-[1.4em] w-0.5 will-change-transform bg-(--box-caret) [contain:strict] data-[focused=false]:hidden motion-safe:data-[glides=true]:transition-transform"
      />
      <p ref={spoken} id={spokenId} className="sr-only" aria-live="polite" />
    </div>
  );
}
