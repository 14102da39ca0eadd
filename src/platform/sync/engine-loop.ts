import { SyncEngine } from './engine';
import { type EngineCall, type EngineReply, OPEN, type OpenInput } from './messages';

/**
 * Answers what the page asks of the engine, one call after the other: each finds what the one before has noted.
 * @param reply sends an answer back
 */
export function engineLoop(reply: (answer: EngineReply) => void): (call: EngineCall) => void {
  let engine: SyncEngine | null = null;
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

  return (call) => {
    turn = turn.then(async () => reply(await answer(call)));
  };
}
