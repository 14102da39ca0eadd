import { lazy, Suspense, useDeferredValue } from 'react';
import { Skeleton } from '../../ui/progress';

const Markdown = lazy(() => import('../../ui/markdown/markdown').then((m) => ({ default: m.Markdown })));

/**
 * A model's Markdown, drawn safely, in a box of at most 500 px that scrolls on its own (product spec, section 9).
 * @param growing it is still being written
 */
export function ReplyBox({ text, growing = false }: { text: string; growing?: boolean }) {
  const shown = useDeferredValue(text);
  return (
    <section
      aria-label="Roadmap as the model wrote it"
      tabIndex={0}
      className="max-h-[500px] overflow-y-auto rounded-card border border-line bg-surface p-5"
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <Markdown text={shown} growing={growing} />
      </Suspense>
    </section>
  );
}
