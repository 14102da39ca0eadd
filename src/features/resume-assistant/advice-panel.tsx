import { useMachine } from '@xstate/react';
import { Copy as CopyIcon } from 'lucide-react';
import { Suspense, use, useEffect } from 'react';
import type { AdviseInput } from '../../../machines/contracts/resume';
import { modelLabel } from '../../ai/providers/model-label';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ModelReply } from '../../ui/model-reply';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { selectModelConfig } from '../settings/selectors';
import { FAILED_TO_PROCESS } from './assistant-words';
import { adviceKept } from './draft-slice';
import { selectResumeDraft } from './selectors';

/** What the chosen model says beside the report. It never changes the score. */
export function AdvicePanel({ subject, asked }: { subject: AdviseInput; asked: boolean }) {
  const config = useAppSelector(selectModelConfig);
  if (config.provider === 'built-in') return null;
  return (
    <Panel
      title="Advice from your model"
      lead="Written by a language model. Check what it says; the score above is the built-in engine’s and stays as it is."
      action={<Chip>{modelLabel(config)}</Chip>}
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
      // Left in the middle of a reply: what came in is kept, and nothing is asked again until the user does.
      const { context } = actor.getSnapshot();
      if (context.advice?.text && !context.advice.finish && !context.advice.error)
        dispatch(adviceKept({ ...context.advice, error: LEFT }));
    };
  }, [actor, dispatch]);

  const { advice } = snapshot.context;
  return (
    <ModelReply
      reply={advice}
      busy={snapshot.hasTag('busy')}
      problem={FAILED_TO_PROCESS}
      unaffected="Your report is not affected."
      cut="Ask again, or choose an action with a shorter answer."
      askLabel="Ask for advice"
      settingsPath={paths.settings}
      onAsk={() => send({ type: 'advice.requested' })}
      onStop={() => send({ type: 'advice.stopped' })}
    >
      {advice?.text ? (
        <Button onClick={() => void copy(advice.text)}>
          <CopyIcon aria-hidden="true" /> Copy advice
        </Button>
      ) : null}
    </ModelReply>
  );
}
