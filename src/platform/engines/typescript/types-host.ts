import type { Diagnostic } from '../../../../machines/contracts/compiler';
import type { Stripped } from './service';
import type { TypesReply, TypesRequest } from './types-messages';

/** Types can be made that take for ever to check. */
const CHECK_SECONDS = 20;

type Asked = (reply: TypesReply | null) => void;

/** The page's side of the types worker: one that stays, and is replaced when it must be stopped. */
export interface TypesHost {
  /** Starts it and has it read the library, so that the first program is checked as fast as the next. */
  warm(): void;
  /** @throws where the compiler is not there */
  strip(source: string): Promise<Stripped>;
  /** `null`: it took too long, or failed. */
  check(source: string): Promise<readonly Diagnostic[] | null>;
  close(): void;
}

/** @param url where the compiler is; `null` before it was loaded */
export function createTypesHost(startWorker: () => Worker, url: () => string | null): TypesHost {
  let worker: Worker | null = null;
  let lastId = 0;
  const asked = new Map<number, Asked>();

  const end = () => {
    worker?.terminate();
    worker = null;
    const left = [...asked.values()];
    asked.clear();
    for (const tell of left) tell(null);
  };
  const begin = (compiler: string): Worker => {
    const own = startWorker();
    own.addEventListener('message', ({ data }: MessageEvent<TypesReply>) => {
      const tell = asked.get(data.id);
      asked.delete(data.id);
      tell?.(data);
    });
    for (const type of ['error', 'messageerror']) own.addEventListener(type, () => own === worker && end());
    own.postMessage({ kind: 'adopt', url: compiler } satisfies TypesRequest);
    return own;
  };
  const ask = (kind: 'strip' | 'check', source: string): Promise<TypesReply | null> => {
    const compiler = url();
    if (compiler === null) return Promise.resolve(null);
    worker ??= begin(compiler);
    lastId += 1;
    const id = lastId;
    worker.postMessage({ kind, id, source } satisfies TypesRequest);
    return new Promise((resolve) => {
      const clock = kind === 'check' ? setTimeout(end, CHECK_SECONDS * 1000) : undefined;
      asked.set(id, (reply) => {
        clearTimeout(clock);
        resolve(reply);
      });
    });
  };

  return {
    warm: () => void ask('check', ''),
    async strip(source) {
      const reply = await ask('strip', source);
      if (reply?.kind !== 'stripped') throw new Error('TypeScript could not be started.');
      return reply.stripped;
    },
    async check(source) {
      const reply = await ask('check', source);
      return reply?.kind === 'checked' ? reply.diagnostics : null;
    },
    close: end,
  };
}
