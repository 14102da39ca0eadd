import '../no-network';
import { answerSealing, type SealingCall } from './sealing-calls';

/** Milliseconds between two reports of progress. */
const EVERY = 50;

self.onmessage = async ({ data }: MessageEvent<SealingCall>) => {
  let told = Number.NEGATIVE_INFINITY;
  const reply = await answerSealing(data, (progress) => {
    if (performance.now() - told < EVERY) return;
    told = performance.now();
    self.postMessage({ progress });
  });
  self.postMessage(reply);
};
