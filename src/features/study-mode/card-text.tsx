import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { Skeleton } from '../../ui/progress';

const Markdown = lazyPart<{ text: string }>(() => import('../../ui/markdown/markdown').then((m) => m.Markdown));

/** What a card says, set when it is first shown. */
export function CardText({ text }: { text: string }) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Markdown text={text} />
    </Suspense>
  );
}
