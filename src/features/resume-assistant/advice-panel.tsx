import { useMachine } from '@xstate/react';
import { Copy as CopyIcon, RotateCcw, Sparkles, Square } from 'lucide-react';
import { lazy, Suspense, use, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { AdviseInput } from '../../../machines/contracts/resume';
import { hostedModelOf, PROVIDER_LABELS } from '../../ai/providers/config';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ErrorBox, Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { selectModelConfig } from '../settings/selectors';
import { FAILED_TO_PROCESS } from './assistant-words';
import { adviceKept } from './draft-slice';
import { selectResumeDraft } from './selectors';

const Markdown = lazy(() => import('../../ui/markdown/markdown').then((m) => ({ default: m.Markdown })));

/** What the chosen model says beside the report. It never changes the score. */
export function AdvicePanel({ subject, asked }: { subject: AdviseInput; asked: boolean }) {
  const config = useAppSelector(selectModelConfig);
  if (config.provider === 'built-in') return null;
  const { model } = hostedModelOf(config);
  return (
    <Panel
      title="Advice from your model"
      lead="Written by a language model. Check what it says; the score above is the built-in engine’s and stays as it is."
      action={
        <Chip>
          {PROVIDER_LABELS[config.provider]}
          {model ? `: ${model}` : ''}
        </Chip>
      }
    >
      <Suspense fallback={<Skeleton lines={3} />}>
        <Advice subject={subject} asked={asked} />
      </Suspense>
    </Panel>
  );
}

const LEFT = {
  kind: 'aborted',
  message: 'You left while the model was writing. What came in until then is kept.',
} as const;

function Advice({ subject, asked }: { subject: AdviseInput; asked: boolean }) {
  const { machines, copyText } = useDevice();
  const toast = useToast();
  const copy = async (text: string) =>
    toast(
      (await copyText(text)) ? { text: 'Copied.' } : { text: 'The browser refused the clipboard.', tone: 'danger' },
    );
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [snapshot, send, actor] = useMachine(use(machines.resumeAdvice()), {
    input: { subject, saved: selectResumeDraft(store.getState()).advice, asked },
  });
  useEffect(() => {
    const kept = actor.on('advice.settled', ({ advice }) => {
      dispatch(adviceKept(advice));
    });
    return () => {
      kept.unsubscribe();
      // Left in the middle of a reply: what came in is kept, and nothing is asked again by itself.
      const { context } = actor.getSnapshot();
      if (context.advice?.text && !context.advice.finish && !context.advice.error)
        dispatch(adviceKept({ ...context.advice, error: LEFT }));
    };
  }, [actor, dispatch]);

  const { advice } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const again = () => send({ type: 'advice.requested' });
  return (
    <div className="grid gap-4" aria-busy={busy}>
      {advice?.text ? <Markdown text={advice.text} /> : busy ? <Skeleton lines={4} /> : null}
      {advice?.error?.kind === 'aborted' ? <Notice role="status">{advice.error.message}</Notice> : null}
      {advice?.error && advice.error.kind !== 'aborted' ? (
        <ErrorBox
          title={FAILED_TO_PROCESS}
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
          <p>{advice.error.message}</p>
          <p className="mt-1 text-ink-soft">
            Your report is not affected.{advice.text ? ' What came in until then is kept above.' : ''}
          </p>
        </ErrorBox>
      ) : null}
      {advice?.finish === 'length' ? (
        <Notice tone="warning" title="The reply reached its length limit.">
          The end is missing. Ask again, or choose an action with a shorter answer.
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {busy ? (
          <Button onClick={() => send({ type: 'advice.stopped' })}>
            <Square aria-hidden="true" /> Stop
          </Button>
        ) : advice ? (
          advice.error && advice.error.kind !== 'aborted' ? null : (
            <>
              <Button onClick={again}>
                <RotateCcw aria-hidden="true" /> Ask again
              </Button>
              {advice.text ? (
                <Button onClick={() => void copy(advice.text)}>
                  <CopyIcon aria-hidden="true" /> Copy advice
                </Button>
              ) : null}
            </>
          )
        ) : (
          <Button look="primary" onClick={again}>
            <Sparkles aria-hidden="true" /> Ask for advice
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {busy ? 'The model is writing.' : advice?.finish ? 'The model has finished.' : ''}
      </p>
    </div>
  );
}
