import '../../no-network';
import type { TypesReply, TypesRequest } from './types-messages';

type Service = typeof import('./service');

const reply = (message: TypesReply) => self.postMessage(message);

let service: Promise<Service> | null = null;

async function answer(request: Exclude<TypesRequest, { kind: 'adopt' }>): Promise<void> {
  const { id, source } = request;
  try {
    if (service === null) throw new Error('No compiler was given.');
    const { stripTypes, checkTypes } = await service;
    if (request.kind === 'strip') reply({ kind: 'stripped', id, stripped: stripTypes(source) });
    else reply({ kind: 'checked', id, diagnostics: checkTypes(source) });
  } catch {
    reply({ kind: 'failed', id });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TypesRequest>) => {
  if (data.kind !== 'adopt') return void answer(data);
  // The build makes this file beside the app's own; the service worker gives it from the engine's cache.
  service = import(/* @vite-ignore */ data.url) as Promise<Service>;
  service.catch(() => {});
});
