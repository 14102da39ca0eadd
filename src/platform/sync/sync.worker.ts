import '../own-database';
import { engineLoop } from './engine-loop';
import type { EngineCall } from './messages';

const answer = engineLoop((reply) => self.postMessage(reply));
self.addEventListener('message', ({ data }: MessageEvent<EngineCall>) => answer(data));
