import '../no-network';
import type { StepsReply, StepsRequest } from './messages';
import { recordRun } from './record-run';

const reply = (message: StepsReply) => self.postMessage(message);

self.addEventListener('message', ({ data: { program, given, limits } }: MessageEvent<StepsRequest>) => {
  try {
    reply({ kind: 'recorded', recording: recordRun(program, given, limits) });
  } catch {
    // What the compiler tells of the program cannot be read, or there is too little memory: nothing was recorded.
    reply({ kind: 'failed' });
  }
});
