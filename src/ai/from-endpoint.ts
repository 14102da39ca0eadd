import { nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise, type PromiseActorLogic } from 'xstate';
import type { AiStreamEvent } from '../../machines/contracts/ai';
import type { StreamArg, StreamState } from './endpoints/stream-text';

/** The part of the app's store that actors need. */
export interface AiStore {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState(): unknown;
  subscribe(listener: () => void): () => void;
  /** Joins RTK Query to the store, once; when it settles, the slice is in the state. */
  withAi(): Promise<unknown>;
}

/**
 * Runs a streamed reply: sends `advice.streamed` with all the text so far, then one `advice.finished` or
 * `advice.failed`, and nothing after the stop.
 * @returns the stop; it ends the subscription, and with it the HTTP request
 */
export function runStream(
  store: AiStore,
  makeArg: () => Omit<StreamArg, 'id'>,
  tell: (event: AiStreamEvent) => void,
): () => void {
  let stopped = false;
  let leave = () => {};
  const send = (event: AiStreamEvent) => {
    if (!stopped) tell(event);
  };
  const start = async () => {
    const arg = { id: nanoid(), ...makeArg() };
    const [{ streamText }] = await Promise.all([import('./endpoints/stream-text'), store.withAi()]);
    if (stopped) return;
    const running = store.dispatch(streamText.initiate(arg));
    const select = streamText.select(arg);
    let last: StreamState | undefined;
    const look = () => {
      const state = select(store.getState() as Parameters<typeof select>[0]).data;
      if (stopped || !state || state === last) return;
      const grown = state.text !== (last?.text ?? '') || state.thoughts !== (last?.thoughts ?? '');
      last = state;
      const aside = {
        ...(state.thoughts ? { thoughts: state.thoughts } : {}),
        ...(state.cites.length > 0 ? { cites: state.cites } : {}),
      };
      if (!state.done) {
        if (grown) send({ type: 'advice.streamed', text: state.text, ...aside });
        return;
      }
      if (state.error) send({ type: 'advice.failed', text: state.text, error: state.error, ...aside });
      else send({ type: 'advice.finished', text: state.text, finish: state.finish ?? 'stop', ...aside });
      leave();
    };
    const unsubscribe = store.subscribe(look);
    leave = () => {
      leave = () => {};
      unsubscribe();
      running.unsubscribe();
    };
    look();
  };
  start().catch(() =>
    send({
      type: 'advice.failed',
      text: '',
      error: {
        kind: 'network',
        message:
          'A part of this page could not be loaded. What you entered is kept. Check your connection, then choose Retry.',
      },
    }),
  );
  return () => {
    stopped = true;
    leave();
  };
}

/**
 * Actor logic for a streamed reply, as `runStream` reports it. When its state is left, the request ends.
 * @param makeArg what to ask, made from the actor's input at the moment it starts
 */
export const streamFromEndpoint = <TEvent extends EventObject, TInput>(
  store: AiStore,
  makeArg: (input: TInput) => Omit<StreamArg, 'id'>,
): CallbackActorLogic<TEvent, TInput> =>
  fromCallback<TEvent, TInput>(({ input, sendBack }) => runStream(store, () => makeArg(input), sendBack));

/** What `endpoint.initiate(arg)` gives when dispatched, for queries and mutations alike. */
export interface Running<TOutput> {
  unwrap(): Promise<TOutput>;
  abort(): void;
  /** Queries: releases the cache entry. */
  unsubscribe?(): void;
  /** Mutations: drops the cache entry. */
  reset?(): void;
}

/**
 * Actor logic for one request and one result. Leaving its state aborts the request; the cache entry goes when the result
 * is there. It fails with an `AiError`.
 * @param load imports the endpoint when it is first needed and gives what to dispatch for an input, for example
 * `async () => { const { generateText } = await import('…'); return (input) => generateText.initiate(arg(input), { track: false }); }`
 */
export function fromEndpoint<TOutput, TInput>(
  store: AiStore,
  load: () => Promise<(input: TInput) => ThunkAction<Running<TOutput>, unknown, unknown, UnknownAction>>,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(async ({ input, signal }) => {
    const [initiate] = await Promise.all([load(), store.withAi()]);
    signal.throwIfAborted();
    const running = store.dispatch(initiate(input));
    const abort = () => running.abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await running.unwrap();
    } finally {
      signal.removeEventListener('abort', abort);
      running.unsubscribe?.();
      running.reset?.();
    }
  });
}
