import { type EventObject, fromCallback, fromPromise } from 'xstate';

/** One run of an invoked actor, as the test sees it. */
export interface StreamCall<TInput, TEvent> {
  readonly input: TInput;
  /** Its state was left. */
  readonly stopped: boolean;
  /** What the actor sends to its parent now. After the stop it is sent all the same, as a late answer would be. */
  send(...events: readonly TEvent[]): void;
}

export interface PromiseCall<TInput, TOutput> {
  readonly input: TInput;
  /** The signal of the actor, aborted when its state was left. */
  readonly signal: AbortSignal;
  resolve(output: TOutput): void;
  reject(error?: unknown): void;
}

/** An actor that does what the test says, and a list of its runs. */
export interface Scripted<TCall> {
  readonly calls: readonly TCall[];
  /** The newest run. @throws when there was none */
  readonly latest: TCall;
  /** From now on each run is answered at once. `null`: the test answers itself. */
  always(answer: ((call: TCall) => void) | null): void;
}

function script<TCall>(name: string) {
  const calls: TCall[] = [];
  let answer: ((call: TCall) => void) | null = null;
  return {
    begin(call: TCall) {
      calls.push(call);
      answer?.(call);
    },
    control: {
      calls,
      get latest() {
        const call = calls.at(-1);
        if (!call) throw new Error(`${name} was not called`);
        return call;
      },
      always: (next: typeof answer) => {
        answer = next;
      },
    } satisfies Scripted<TCall>,
  };
}

/** A callback actor under the test's control: `logic` goes into `.provide`. */
export function scriptedStream<TInput, TEvent extends EventObject>(name: string) {
  const { begin, control } = script<StreamCall<TInput, TEvent>>(name);
  const logic = fromCallback<EventObject, TInput>(({ input, sendBack }) => {
    let stopped = false;
    begin({
      input,
      get stopped() {
        return stopped;
      },
      send(...events) {
        for (const event of events) sendBack(event);
      },
    });
    return () => {
      stopped = true;
    };
  });
  return Object.assign(control, { logic });
}

/** A promise actor under the test's control: `logic` goes into `.provide`. */
export function scriptedPromise<TInput, TOutput>(name: string) {
  const { begin, control } = script<PromiseCall<TInput, TOutput>>(name);
  const logic = fromPromise<TOutput, TInput>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        begin({ input, signal, resolve, reject: (error = new Error('made by the test')) => reject(error) });
      }),
  );
  return Object.assign(control, { logic });
}
