import { PROVIDERS, type ProviderConfig } from '../../ai/providers/list';
import { modelLabel } from '../../ai/providers/model-label';
import { type AnswerChecksProps, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { CheckRemark, FoundRemarks } from '../../domain/interview/check/types';
import { Chip } from '../../ui/chip';
import { counted } from '../../ui/format';
import { ModelReply } from '../../ui/model-reply';
import { selectModelConfig } from '../settings/selectors';
import { CheckFrame } from './check-frame';
import { useCheck } from './use-check';

/** Which statements of an answer a model takes for wrong. Nothing of it is shown where there is no model and no check. */
export function ModelCheck({ framed, ...about }: Omit<AnswerChecksProps, 'english'>) {
  const config = useAppSelector(selectModelConfig);
  const { run, check, ask, stop } = useCheck(about);
  const hasModel = config.provider !== 'built-in';
  if (!hasModel && !check && !run) return null;
  const found = run && (run.busy || run.found.remarks.length > 0) ? run.found : check;
  const label = run?.busy || !check ? modelLabel(config) : check.model;
  return (
    <CheckFrame
      framed={framed}
      title="A model’s check of what you said"
      lead="What a language model takes for wrong, in your own words. It is an opinion and can itself be wrong; the score stays as it is."
      action={<Chip>{label}</Chip>}
    >
      <div className="grid gap-4">
        {found ? <Remarks found={found} done={run === null} /> : null}
        {run || check ? null : <p className="text-sm text-ink-soft">{whereTo(config)}</p>}
        <ModelReply
          reply={
            run
              ? { text: '', finish: null, error: run.error }
              : check
                ? { text: '', finish: check.cut ? 'length' : 'stop', error: null }
                : null
          }
          busy={run?.busy ?? false}
          problem="The answer could not be checked"
          unaffected="The score is not affected."
          askLabel="Check what I said"
          settingsPath={paths.settings}
          canAsk={hasModel}
          onAsk={ask}
          onStop={stop}
        />
      </div>
    </CheckFrame>
  );
}

function Remarks({ found: { remarks, left }, done }: { found: FoundRemarks; done: boolean }) {
  return (
    <>
      {remarks.length > 0 ? (
        <ul className="measure grid gap-4">
          {remarks.map((remark) => (
            <Remark key={remark.quote} remark={remark} />
          ))}
        </ul>
      ) : null}
      {done && remarks.length === 0 && left === 0 ? (
        <p className="measure">
          It found nothing wrong. That is an opinion, too: it does not mean that all you said is true.
        </p>
      ) : null}
      {done && left > 0 ? (
        <p className="measure text-sm text-ink-soft">
          {counted(left, 'remark')} left out: {left === 1 ? 'it does' : 'they do'} not quote what you said, or do
          {left === 1 ? 'es' : ''} not say what is wrong with it.
        </p>
      ) : null}
    </>
  );
}

function Remark({ remark: { quote, verdict, why, instead } }: { remark: CheckRemark }) {
  return (
    <li className="grid gap-1 border-l-2 border-warning pl-3 break-words">
      <p>
        <q>{quote}</q>
      </p>
      <p className="text-ink-soft">
        <span className="font-medium text-ink">{verdict === 'wrong' ? 'Takes it for wrong:' : 'Is not sure:'}</span>{' '}
        {why}
      </p>
      {instead === '' ? null : (
        <p className="text-ink-soft">
          <span className="font-medium text-ink">What it says is true:</span> {instead}
        </p>
      )}
    </li>
  );
}

/** Where the answer goes when it is checked, and who pays. */
function whereTo({ provider }: ProviderConfig): string {
  const { place, label } = PROVIDERS[provider];
  return place === 'server'
    ? `One request sends the question and this answer to ${label}, with your key if you set one; what it costs there is between you and the provider.`
    : 'The model runs in this browser: nothing leaves the device.';
}
