import type { AiFailure } from '../errors';
import type { Provider } from './provider';

/** A provider that sends nothing and answers everything with one failure. */
export function createFailing(failure: () => AiFailure): Provider {
  const fail = () => Promise.reject(failure());
  return {
    stream: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
    generate: fail,
    listModels: fail,
  };
}
