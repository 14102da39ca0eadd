import { Suspense, useState } from 'react';
import type { Conversation, Manner } from '../../../machines/contracts/chat';
import { secretSlotOf } from '../../ai/providers/config';
import { isHosted, PROVIDER_IDS, PROVIDERS, type ProviderConfig, type ProviderId } from '../../ai/providers/list';
import { useAppSelector, useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { selectModelConfig } from '../settings/selectors';
import type { ToldProps } from './told';
import { engineName } from './use-chat';

const Told = lazyPart<ToldProps>(() => import('./told').then((m) => m.Told));

const AS_IN_SETTINGS: Manner = { engine: null, mode: 'answer', personal: true };

const select =
  'h-9 w-full max-w-full min-w-0 rounded-control border border-line-strong bg-surface px-2 text-sm hover:border-ink-faint focus:border-primary pointer-coarse:h-11';

/** In the head of a chat: who answers in it, how, and what a model is told. */
export function MannerBar({
  conversation,
  busy,
  onChange,
}: {
  readonly conversation: Conversation;
  readonly busy: boolean;
  readonly onChange: (manner: Manner) => void;
}) {
  const settings = useAppSelector(selectModelConfig);
  const { secrets } = useDevice();
  const [open, setOpen] = useState(false);
  const manner = conversation.manner ?? AS_IN_SETTINGS;
  const { engine, mode, personal } = manner;
  const change = (next: Partial<Manner>) => onChange({ ...manner, ...next });
  const answering = engine ?? settings.provider;
  const ready = PROVIDER_IDS.filter(
    (id) =>
      id === engine || isReady(id, settings, (slot) => secrets.read(slot) ?? (secrets.isLocked(slot) ? slot : null)),
  );
  const hasModel = answering !== 'built-in';
  return (
    <div className="border-b border-line px-4 py-2 sm:px-5">
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-soft sm:flex-none">
          <span className="shrink-0 max-sm:sr-only">Answered by</span>
          <select
            className={select}
            value={engine ?? ''}
            disabled={busy}
            onChange={({ target }) => change({ engine: target.value === '' ? null : (target.value as ProviderId) })}
          >
            <option value="">As in Settings: {engineName(settings)}</option>
            {ready.map((id) => (
              <option key={id} value={id}>
                {id === 'built-in' ? 'Built-in coach, on this device' : engineName({ ...settings, provider: id })}
              </option>
            ))}
          </select>
        </label>
        {hasModel ? (
          <>
            <label className="flex min-w-0 flex-1 items-center gap-2 text-sm text-ink-soft sm:flex-none">
              <span className="max-sm:sr-only">Mode</span>
              <select
                className={select}
                value={mode}
                disabled={busy}
                onChange={({ target }) => change({ mode: target.value === 'teach' ? 'teach' : 'answer' })}
              >
                <option value="answer">Answer</option>
                <option value="teach">Teach, step by step</option>
              </select>
            </label>
            <Button size="sm" look="quiet" className="-ml-2" aria-expanded={open} onClick={() => setOpen(!open)}>
              What the model is told
            </Button>
          </>
        ) : null}
      </div>
      {hasModel && open ? (
        <Suspense fallback={null}>
          <Told mode={mode} personal={personal} busy={busy} onPersonal={(next) => change({ personal: next })} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Whether a provider could answer: it needs no server, or has a model and, where it is not one's own, a key. */
function isReady(id: ProviderId, settings: ProviderConfig, read: (slot: string) => string | null): boolean {
  if (!isHosted(id)) return id === 'built-in' || id === settings.provider;
  const facts = PROVIDERS[id];
  if (settings[facts.field].model === '') return false;
  return facts.ownAddress || read(secretSlotOf({ ...settings, provider: id })) !== null;
}
