import { useEffect, useState } from 'react';
import { useAppDispatch, useAppStore } from '../../app/hooks';

/** Whether this browser has a model of its own (the Prompt API says anything but `unavailable`). */
export function useOnDevice(): boolean {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    if (!('LanguageModel' in globalThis)) return;
    let left = false;
    const ask = async () => {
      const [{ onDeviceStatus }] = await Promise.all([import('../../ai/endpoints/on-device-model'), store.withAi()]);
      const asking = dispatch(onDeviceStatus.initiate());
      const { data } = await asking;
      asking.unsubscribe();
      if (!left) setAvailable(data !== undefined && data !== 'unavailable');
    };
    ask().catch(() => setAvailable(false));
    return () => {
      left = true;
    };
  }, [store, dispatch]);
  return available;
}
