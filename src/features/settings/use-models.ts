import { useState } from 'react';
import type { AiError } from '../../../machines/contracts/ai';
import { secretSlotOf } from '../../ai/providers/config';
import type { ProviderConfig } from '../../ai/providers/list';
import type { ModelInfo } from '../../ai/providers/provider';
import { useAppDispatch, useAppStore, useDevice } from '../../app/hooks';

type TestState =
  | { kind: 'untested' }
  | { kind: 'testing' }
  | { kind: 'worked'; says: string }
  | { kind: 'failed'; error: AiError };

const UNTESTED: TestState = { kind: 'untested' };
const NOT_LOADED: AiError = {
  kind: 'network',
  message: 'A part of this page could not be loaded. Your settings are kept. Check your connection and test again.',
};

/** `Test connection`: one tiny real reply, and the list of what the provider offers. */
export function useModels(config: ProviderConfig) {
  const store = useAppStore();
  const { secrets } = useDevice();
  const dispatch = useAppDispatch();
  const [models, setModels] = useState<readonly ModelInfo[]>([]);
  const [tested, setTested] = useState<{ config: ProviderConfig; state: TestState }>({ config, state: UNTESTED });
  // What was said of one model or address says nothing of another.
  const state = JSON.stringify(tested.config) === JSON.stringify(config) ? tested.state : UNTESTED;

  const test = async () => {
    const setState = (next: TestState) => setTested({ config, state: next });
    setState({ kind: 'testing' });
    try {
      await ask(setState);
    } catch {
      setState({ kind: 'failed', error: NOT_LOADED });
    }
  };

  const ask = async (setState: (next: TestState) => void) => {
    const [{ testConnection }, { listModels }] = await Promise.all([
      import('../../ai/endpoints/test-connection'),
      import('../../ai/endpoints/list-models'),
      store.withAi(),
    ]);
    const listing = dispatch(listModels.initiate(config, { forceRefetch: true }));
    const listed = await listing;
    listing.unsubscribe();
    // The list helps even where the test fails because the model is no longer offered.
    if (listed.data) setModels(listed.data);
    // Whoever left the key locked is not asked for it a second time.
    const slot = secretSlotOf(config);
    if (secrets.isLocked(slot) && secrets.read(slot) === null)
      return setState({ kind: 'failed', error: listed.error as AiError });
    const answer = await dispatch(testConnection.initiate(config, { track: false }));
    if (answer.error) setState({ kind: 'failed', error: answer.error as AiError });
    else setState({ kind: 'worked', says: answer.data.message });
  };
  return { models, state, test };
}
