import type { RunLimits } from '../../../machines/contracts/compiler';
import { createOutput } from '../compiler/output-batches';
import { createTypedInput } from '../compiler/typed-input';
import type { EngineReply, EngineRequest, RunnableProgram } from './engine-messages';
import { OutputFull, type ScriptRuntime } from './runtime';

/** More than anybody types at once. */
const TYPED_BYTES = 65_536;

/** Held here: an engine may take it from the scope of its worker. */
const post = self.postMessage.bind(self) as (message: EngineReply) => void;
const reply = (message: EngineReply) => post(message);

/**
 * Answers the page from an engine's worker.
 * @param start makes the engine of what the page loaded; it fails where the browser cannot
 */
export function serveEngine<P>(start: (payload: P) => Promise<ScriptRuntime>): void {
  let runtime: Promise<ScriptRuntime> | null = null;
  let typed = createTypedInput(() => {});

  async function run(program: RunnableProgram, input: string | null, limits: RunLimits): Promise<void> {
    if (runtime === null) throw new Error('No engine was given.');
    const engine = await runtime;
    const output = createOutput(
      (stream, text) => reply({ kind: 'wrote', stream, text }),
      () => performance.now(),
    );
    typed = createTypedInput(() => {
      output.flush();
      reply({ kind: 'waited' });
    });
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    let left = limits.outputBytes;
    const asked = performance.now();
    let from = asked;
    const outcome = await engine.run(program, {
      input,
      async typed() {
        for (;;) {
          const bytes = await typed.read(TYPED_BYTES);
          const text = decoder.decode(bytes, { stream: bytes.length > 0 });
          if (text !== '' || bytes.length === 0) return text;
        }
      },
      read(result) {
        reply({ kind: 'read', milliseconds: performance.now() - asked, ...result });
        if (result.ok) reply({ kind: 'started' });
        from = performance.now();
      },
      write(stream, text) {
        if (left <= 0) throw new OutputFull();
        const bytes = encoder.encode(text);
        output.write(stream, bytes.subarray(0, left));
        left -= bytes.length;
        if (left >= 0) return;
        // Told at once: a program may catch what is thrown, and go on.
        output.flush();
        reply({ kind: 'ended', outcome: { kind: 'limit', limit: 'output' }, milliseconds: performance.now() - from });
        throw new OutputFull();
      },
      paused: output.flush,
      memoryBytes: limits.memoryBytes,
    });
    const milliseconds = performance.now() - from;
    output.flush();
    if (outcome !== null) reply({ kind: 'ended', outcome, milliseconds });
  }

  self.addEventListener('message', ({ data }: MessageEvent<EngineRequest<P>>) => {
    if (data.kind === 'adopt') {
      runtime = start(data.payload);
      runtime.then(
        () => reply({ kind: 'ready' }),
        () => reply({ kind: 'unusable' }),
      );
    } else if (data.kind === 'typed') typed.add(data.text);
    else if (data.kind === 'closed') typed.close();
    else run(data.program, data.input, data.limits).catch(() => reply({ kind: 'crashed' }));
  });
}
