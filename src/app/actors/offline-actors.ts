import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { FetchOfflineEvent, FetchOfflineInput, OfflineLook } from '../../../machines/contracts/offline-copy';
import {
  createOfflineCopy,
  type KeptEngines,
  type OfflineCopy,
  OfflineCopyError,
} from '../../platform/offline-copy/offline-copy';
import { askForFiles } from '../../platform/offline-copy/shell-files';

/** How the whole app gets onto the device. */
export const offlineActors = (engines: KeptEngines) => ({
  ...copyActors(
    createOfflineCopy({
      version: async () => (await import('../page-version')).pageVersion,
      shellFiles: () => {
        const worker = navigator.serviceWorker?.controller;
        return worker ? askForFiles(worker) : null;
      },
      caches: globalThis.caches,
      fetch: (url, init) => fetch(url, init),
      onLine: () => navigator.onLine,
      engines,
    }),
  ),
  watchOffline: fromCallback(({ sendBack }) => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const tell = () => sendBack({ type: 'look.again' });
    container?.addEventListener('controllerchange', tell);
    return () => container?.removeEventListener('controllerchange', tell);
  }),
});

const copyActors = ({ look, fetchParts }: OfflineCopy) => ({
  lookOffline: fromPromise<OfflineLook>(() => look()),
  fetchOffline: fromCallback<EventObject, FetchOfflineInput>(({ input, sendBack }) => {
    const stop = new AbortController();
    const send = (event: FetchOfflineEvent) => {
      if (!stop.signal.aborted) sendBack(event);
    };
    fetchParts(input.parts, (loadedBytes) => send({ type: 'copy.progressed', loadedBytes }), stop.signal).then(
      () => send({ type: 'copy.finished' }),
      (error: unknown) =>
        send({ type: 'copy.failed', problem: error instanceof OfflineCopyError ? error.problem : 'failed' }),
    );
    return () => stop.abort();
  }),
});
