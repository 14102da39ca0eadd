import type { FailureContext } from '../error-words';
import { failureOf } from '../errors';
import { createFailing } from './failing';
import type { Provider } from './provider';

/**
 * The built-in coach answers through its engines, screen by screen; it is not a language model and writes no free text.
 */
export function createBuiltIn(context: FailureContext): Provider {
  const noText = () =>
    failureOf('setup', context, {
      message:
        'The built-in coach is not a language model and writes no free text. What you entered is kept. Choose a model in Settings to get such a reply.',
    });
  return {
    ...createFailing(noText),
    listModels: () => Promise.resolve([]),
  };
}
