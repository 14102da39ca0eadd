import { RotateCcw, Sparkles, Square } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Advice } from '../../../machines/contracts/trainer';
import { hostedModelOf, PROVIDER_LABELS } from '../../ai/providers/config';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ErrorBox, Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { selectModelConfig } from '../settings/selectors';
import type { RemarkKey } from './remarks';
import { type Trainer, useWriting } from './use-trainer';

const Markdown = lazy(() => import('../../ui/markdown/markdown').then((m) => ({ default: m.Markdown })));

/** What the chosen model says beside the built-in engine. It changes no score. */
export function RemarkPanel({
  trainer,
  about,
  kept,
  problem,
}: {
  trainer: Trainer;
  about: RemarkKey;
  kept: Advice | null;
  /** The message for a reply that failed. */
  problem: string;
}) {
  const config = useAppSelector(selectModelConfig);
  const writing = useWriting(trainer, about);
  const remark = writing ?? kept;
  const hasModel = config.provider !== 'built-in';
  if (!hasModel && !remark) return null;
  const { model } = hostedModelOf(config);
  const busy = writing !== null;
  const failed = !busy && remark?.error && remark.error.kind !== 'aborted' ? remark.error : null;
  const again = () => trainer.askAgain(about);
  return (
    <Panel
      title="From your model"
      lead="Written by a language model. Check what it says; the score above is the built-in rubric’s and stays as it is."
      action={
        hasModel ? (
          <Chip>
            {PROVIDER_LABELS[config.provider]}
            {model ? `: ${model}` : ''}
          </Chip>
        ) : undefined
      }
    >
      <div className="grid gap-4" aria-busy={busy}>
        <RemarkText remark={remark} />
        {busy && !remark?.text ? <Skeleton lines={4} /> : null}
        {failed ? (
          <ErrorBox
            title={problem}
            actions={
              <>
                <Button onClick={again}>Retry</Button>
                <Link
                  to={paths.settings}
                  className="inline-flex min-h-10 items-center rounded-control px-3 text-sm font-medium text-primary-ink hover:underline"
                >
                  Open Settings
                </Link>
              </>
            }
          >
            <p>{failed.message}</p>
            <p className="mt-1 text-ink-soft">
              The built-in score is not affected.{remark?.text ? ' What came in until then is kept above.' : ''}
            </p>
          </ErrorBox>
        ) : null}
        {hasModel ? (
          <div className="flex flex-wrap gap-2">
            {busy ? (
              <Button onClick={() => trainer.remarks.stop(about)}>
                <Square aria-hidden="true" /> Stop
              </Button>
            ) : failed ? null : remark ? (
              <Button onClick={again}>
                <RotateCcw aria-hidden="true" /> Ask again
              </Button>
            ) : (
              <Button look="primary" onClick={again}>
                <Sparkles aria-hidden="true" /> Ask your model
              </Button>
            )}
          </div>
        ) : null}
        <p className="sr-only" role="status">
          {busy ? 'The model is writing.' : remark?.finish ? 'The model has finished.' : ''}
        </p>
      </div>
    </Panel>
  );
}

/** A model's words, drawn safely, with what is to be said about their end. */
export function RemarkText({ remark }: { remark: Advice | null }) {
  if (!remark) return null;
  return (
    <>
      {remark.text ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Markdown text={remark.text} />
        </Suspense>
      ) : null}
      {remark.error?.kind === 'aborted' ? <Notice role="status">{remark.error.message}</Notice> : null}
      {remark.finish === 'length' ? (
        <Notice tone="warning" title="The reply reached its length limit.">
          The end is missing. You can ask again.
        </Notice>
      ) : null}
    </>
  );
}
