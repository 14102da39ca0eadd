import '../no-network';
import type { RunReply, RunRequest } from './messages';
import { createOutput } from './output-batches';
import { runProgramWaiting } from './program';
import { createTypedInput } from './typed-input';

const reply = (message: RunReply) => self.postMessage(message);
const output = createOutput(
  (stream, text) => reply({ kind: 'wrote', stream, text }),
  () => performance.now(),
);
const typed = createTypedInput(() => {
  output.flush();
  reply({ kind: 'waited' });
});

async function run({ program, input, limits, args }: RunRequest & { kind: 'run' }): Promise<void> {
  let left = new TextEncoder().encode(input ?? '');
  const given = (size: number) => {
    const next = left.subarray(0, size);
    left = left.subarray(size);
    return next;
  };
  reply({ kind: 'started' });
  const from = performance.now();
  const outcome = await runProgramWaiting(program, {
    read: input === null ? typed.read : given,
    write: output.write,
    paused: output.flush,
    outputBytes: limits.outputBytes,
    memoryBytes: limits.memoryBytes,
    args,
  });
  const milliseconds = performance.now() - from;
  output.flush();
  reply({ kind: 'ended', outcome, milliseconds });
}

self.addEventListener('message', ({ data: request }: MessageEvent<RunRequest>) => {
  if (request.kind === 'typed') typed.add(request.text);
  else if (request.kind === 'closed') typed.close();
  else run(request).catch(() => reply({ kind: 'crashed' }));
});

reply({ kind: 'ready' });
