import type { Advice } from '../../../machines/contracts/trainer';
import { modelLabel } from '../../ai/providers/model-label';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { ModelReply } from '../../ui/model-reply';
import { selectModelConfig } from '../settings/selectors';
import type { RemarkKey } from './remarks';
import { type Trainer, useWriting } from './use-trainer';

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
  return (
    <Panel
      title="From your model"
      lead="Written by a language model. Check what it says; the score above is the built-in rubric’s and stays as it is."
      action={hasModel ? <Chip>{modelLabel(config)}</Chip> : undefined}
    >
      <ModelReply
        reply={remark}
        busy={writing !== null}
        problem={problem}
        unaffected="The built-in score is not affected."
        askLabel="Ask your model"
        settingsPath={paths.settings}
        canAsk={hasModel}
        onAsk={() => trainer.askAgain(about)}
        onStop={() => trainer.remarks.stop(about)}
      />
    </Panel>
  );
}
