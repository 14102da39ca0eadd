import { useState } from 'react';
import { hostedModelOf, normaliseBaseUrl, secretSlotOf, WAIT_LIMITS } from '../../ai/providers/config';
import {
  type HostedModel,
  isHosted,
  PROVIDER_IDS,
  PROVIDERS,
  type ProviderConfig,
  type ProviderId,
  usualWait,
} from '../../ai/providers/list';
import { useAppDispatch, useAppSelector, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { SelectField, TextField } from '../../ui/field';
import { ErrorBox, Notice } from '../../ui/notice';
import { KeyField } from './key-field';
import { LoadAgain } from './load-again';
import { PROVIDER_WORDS } from './provider-words';
import { selectModelConfig } from './selectors';
import { providerConfigured } from './settings-slice';
import { useModels } from './use-models';
import { useOnDevice } from './use-on-device';

/** Which model adds advice, and where it is reached. */
export function ModelPanel() {
  const config = useAppSelector(selectModelConfig);
  const dispatch = useAppDispatch();
  const onDevice = useOnDevice();
  const change = (next: Partial<ProviderConfig>) => dispatch(providerConfigured({ ...config, ...next }));
  const { provider } = config;
  const ids = PROVIDER_IDS.filter((id) => PROVIDERS[id].place !== 'browser' || onDevice || id === provider);
  return (
    <Panel
      title="AI model"
      lead="Scores and reports come from the built-in engine, whatever you choose here. A model adds advice beside them."
    >
      <div className="grid gap-5">
        <SelectField
          label="Provider"
          value={provider}
          onChange={(event) => change({ provider: event.target.value as ProviderId })}
          help={PROVIDER_WORDS[provider].note}
        >
          {ids.map((id) => (
            <option key={id} value={id}>
              {PROVIDERS[id].label}
            </option>
          ))}
        </SelectField>
        {isHosted(provider) ? (
          <Hosted
            key={provider}
            config={config}
            value={hostedModelOf(config)}
            onChange={(value) => change({ [PROVIDERS[provider].field]: value })}
            keyHelp={PROVIDER_WORDS[provider].keyHelp}
          />
        ) : null}
        {PROVIDERS[provider].place === 'browser' ? <ConnectionTest config={config} /> : null}
      </div>
    </Panel>
  );
}

function Hosted({
  config,
  value,
  onChange,
  keyHelp,
}: {
  config: ProviderConfig;
  value: HostedModel;
  onChange: (value: HostedModel) => void;
  keyHelp: string;
}) {
  const { reach } = useDevice();
  const [address, setAddress] = useState(value.baseUrl);
  const checked = normaliseBaseUrl(address);
  return (
    <>
      <TextField
        label="API base URL"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        error={checked.ok ? null : `${checked.problem} The earlier address stays in use.`}
        onChange={(event) => {
          setAddress(event.target.value);
          const next = normaliseBaseUrl(event.target.value);
          if (next.ok) onChange({ ...value, baseUrl: next.url });
        }}
        help="Where requests go. A key belongs to one address: after a change, enter the key for the new one."
      />
      {reach.reaches(value.baseUrl) ? (
        <>
          <KeyField key={secretSlotOf(config)} slot={secretSlotOf(config)} help={keyHelp} />
          <ConnectionTest config={config} model={value.model} onModel={(model) => onChange({ ...value, model })} />
        </>
      ) : (
        <LoadAgain baseUrl={value.baseUrl} />
      )}
      <WaitField
        key={config.provider}
        usual={usualWait(config.provider)}
        wait={value.wait}
        onChange={(wait) => {
          const { wait: _, ...rest } = value;
          onChange(wait === null ? rest : { ...rest, wait });
        }}
      />
    </>
  );
}

/** How long a provider has for its first word. */
function WaitField({
  usual,
  wait,
  onChange,
}: {
  usual: number;
  wait: number | undefined;
  /** `null`: the usual wait. */
  onChange: (wait: number | null) => void;
}) {
  const [text, setText] = useState(String(wait ?? usual));
  const { least, most } = WAIT_LIMITS;
  const taken = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;
  return (
    <TextField
      label="Wait for the first word (seconds)"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={taken(text) ? null : `Enter a whole number from ${least} to ${most}. The earlier wait stays in use.`}
      onChange={(event) => {
        setText(event.target.value);
        if (taken(event.target.value))
          onChange(Number(event.target.value) === usual ? null : Number(event.target.value));
      }}
      help={`How long a reply may take to begin before the request is given up; usually ${usual}. A server of your own may need minutes to load its model.`}
    />
  );
}

function ConnectionTest({
  config,
  model,
  onModel,
}: {
  config: ProviderConfig;
  model?: string;
  onModel?: (model: string) => void;
}) {
  const { models, state, test } = useModels(config);
  return (
    <>
      {onModel ? (
        <>
          <TextField
            label="Model"
            list="models"
            autoComplete="off"
            spellCheck={false}
            value={model}
            onChange={(event) => onModel(event.target.value.trim())}
            help={
              models.length > 0
                ? `The provider offers ${models.length} models; choose one from the list or type its name.`
                : 'Type its name, or test the connection to list what the provider offers.'
            }
          />
          <datalist id="models">
            {models.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </datalist>
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={state.kind === 'testing'} onClick={() => void test()}>
          {state.kind === 'testing' ? 'Testing…' : 'Test connection'}
        </Button>
      </div>
      {state.kind === 'worked' ? (
        <Notice tone="success" role="status" title="The connection works.">
          {state.says}
        </Notice>
      ) : null}
      {state.kind === 'failed' ? <ErrorBox title="The test did not succeed.">{state.error.message}</ErrorBox> : null}
    </>
  );
}
