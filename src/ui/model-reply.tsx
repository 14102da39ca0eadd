import { RotateCcw, Sparkles, Square } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from './button';
import { Link } from './link';
import { ErrorBox, Notice } from './notice';
import { Skeleton } from './progress';

const Markdown = lazy(() => import('./markdown/markdown').then((m) => ({ default: m.Markdown })));

const AGAIN = 'You can ask again.';

/** What a language model wrote, as far as it came. */
export interface ModelText {
  readonly text: string;
  readonly finish: string | null;
  readonly error: { readonly kind: string; readonly message: string } | null;
}

/** A model's words, drawn safely, with what is to be said about their end. */
export function ModelWords({ reply, cut = AGAIN }: { reply: ModelText | null; cut?: string }) {
  if (!reply) return null;
  return (
    <>
      {reply.text ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Markdown text={reply.text} />
        </Suspense>
      ) : null}
      {reply.error?.kind === 'aborted' ? <Notice role="status">{reply.error.message}</Notice> : null}
      {reply.finish === 'length' ? (
        <Notice tone="warning" title="The reply reached its length limit.">
          The end is missing. {cut}
        </Notice>
      ) : null}
    </>
  );
}

/** A reply of the chosen model while it comes, when it is ready, and when it failed; with what can be done about it. */
export function ModelReply({
  reply,
  busy,
  problem,
  unaffected,
  cut = AGAIN,
  askLabel,
  settingsPath,
  canAsk = true,
  onAsk,
  onStop,
  children,
}: {
  reply: ModelText | null;
  busy: boolean;
  /** The title over a reply that failed. */
  problem: string;
  /** What a failure leaves as it is, in one sentence. */
  unaffected: string;
  /** What can be done about a reply that is too long. */
  cut?: string;
  askLabel: string;
  settingsPath: string;
  /** Whether there is a model to ask. */
  canAsk?: boolean;
  onAsk: () => void;
  onStop: () => void;
  /** More buttons beside a reply that came. */
  children?: ReactNode;
}) {
  const failed = !busy && reply?.error && reply.error.kind !== 'aborted' ? reply.error : null;
  return (
    <div className="grid gap-4" aria-busy={busy}>
      <ModelWords reply={reply} cut={cut} />
      {busy && !reply?.text ? <Skeleton lines={4} /> : null}
      {failed ? (
        <ErrorBox
          title={problem}
          actions={
            <>
              <Button onClick={onAsk}>Retry</Button>
              <Link
                to={settingsPath}
                className="inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-primary-ink hover:underline"
              >
                Open Settings
              </Link>
            </>
          }
        >
          <p>{failed.message}</p>
          <p className="mt-1 text-ink-soft">
            {unaffected}
            {reply?.text ? ' What came in until then is kept above.' : ''}
          </p>
        </ErrorBox>
      ) : null}
      {canAsk ? (
        <div className="flex flex-wrap gap-2">
          {busy ? (
            <Button onClick={onStop}>
              <Square aria-hidden="true" /> Stop
            </Button>
          ) : failed ? null : reply ? (
            <>
              <Button onClick={onAsk}>
                <RotateCcw aria-hidden="true" /> Ask again
              </Button>
              {children}
            </>
          ) : (
            <Button look="primary" onClick={onAsk}>
              <Sparkles aria-hidden="true" /> {askLabel}
            </Button>
          )}
        </div>
      ) : null}
      <p className="sr-only" role="status">
        {busy ? 'The model is writing.' : reply?.finish ? 'The model has finished.' : ''}
      </p>
    </div>
  );
}
