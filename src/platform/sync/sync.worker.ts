import { SyncEngine } from './engine';
import { type EngineCall, type EngineReply, OPEN, type OpenInput } from './messages';

let engine: SyncEngine | null = null;
/** One after the other: each finds what the one before has noted. */
let turn: Promise<void> = Promise.resolve();

async function answer({ id, method, input }: EngineCall): Promise<EngineReply> {
  try {
    if (method === OPEN) {
      engine = await SyncEngine.open(...(input as OpenInput));
      return { id, result: engine.state() };
    }
    if (!engine) throw new Error('The engine is not open.');
    const asked = engine[method as keyof SyncEngine] as (...all: readonly unknown[]) => unknown;
    return { id, result: await asked.apply(engine, [...input]) };
  } catch (error) {
    const { name, message } = error as Error;
    return { id, error: { name, message } };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<EngineCall>) => {
  turn = turn.then(async () => self.postMessage(await answer(data)));
});
