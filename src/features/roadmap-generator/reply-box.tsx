import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { tameMarkdown } from '../../domain/roadmap/tame-markdown';
import { Skeleton } from '../../ui/progress';

const Markdown = lazy(() => import('../../ui/markdown').then((m) => ({ default: m.Markdown })));

/** A model's Markdown, drawn safely, in a box of at most 500 px that scrolls by itself (product spec, section 9). */
export function ReplyBox({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  const tame = useMemo(() => tameMarkdown(shown), [shown]);
  return (
    <section
      aria-label="Roadmap as the model wrote it"
      tabIndex={0}
      className="max-h-[500px] overflow-y-auto rounded-card border border-line bg-surface p-5"
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <Markdown text={tame.text} />
      </Suspense>
      {tame.cut ? (
        <p className="mt-4 text-sm text-ink-soft">The reply is longer than this; the rest is left out.</p>
      ) : null}
    </section>
  );
}
